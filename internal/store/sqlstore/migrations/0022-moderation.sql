-- The id of an operator's command, so that one sent again is done once; the names of a renaming; and keyed hashes of
-- the networks from which a ban keeps new players out.
ALTER TABLE audit ADD COLUMN id {text} NOT NULL DEFAULT '';
ALTER TABLE audit ADD COLUMN name {text} NOT NULL DEFAULT '';
ALTER TABLE audit ADD COLUMN former {text} NOT NULL DEFAULT '';
ALTER TABLE audit ADD COLUMN networks {text} NOT NULL DEFAULT '';
CREATE UNIQUE INDEX audit_id ON audit (operator, id) WHERE id <> '';
CREATE INDEX audit_complaint ON audit (complaint) WHERE complaint <> 0;

-- How the player was called about whom a complaint is; and the number of the entry against which an appeal is, 0 for a
-- complaint.
ALTER TABLE complaints ADD COLUMN called {text} NOT NULL DEFAULT '';
ALTER TABLE complaints ADD COLUMN appeal {int} NOT NULL DEFAULT 0;

-- From where players came lately.
CREATE TABLE origins (
	player  {text} NOT NULL,
	network {text} NOT NULL, -- a keyed hash
	seen    {int} NOT NULL,  -- the day
	PRIMARY KEY (player, network)
) {options};
CREATE INDEX origins_network ON origins (network);
CREATE INDEX origins_seen ON origins (seen);
