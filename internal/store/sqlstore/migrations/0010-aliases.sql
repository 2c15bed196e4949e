-- Players who turned out to be others. Lists, logs and results keep the ids with which they were played.
ALTER TABLE players ADD COLUMN alias_of {text} NOT NULL DEFAULT ''; -- the other, who is no alias
ALTER TABLE players ADD COLUMN merged {int} NOT NULL DEFAULT 0;
CREATE INDEX players_alias ON players (alias_of) WHERE alias_of <> '';

-- Players who were erased, and how far their names have been searched for. Backups and archives may bring
-- the names back.
CREATE TABLE erased (
	player   {text} NOT NULL PRIMARY KEY,
	at       {int} NOT NULL,
	searched {text} NOT NULL, -- the last table, in the order of their ids
	done     {int} NOT NULL
) {options};
