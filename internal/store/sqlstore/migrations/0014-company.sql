-- For whom a table is that is neither public nor for all with its link, as friends:PLAYER or group:ID, and
-- for which group a match was.
ALTER TABLE tables ADD COLUMN audience {text} NOT NULL DEFAULT '';
CREATE INDEX tables_audience ON tables (audience, status, moved) WHERE audience <> '';
ALTER TABLE results ADD COLUMN grp {text} NOT NULL DEFAULT '';

-- What players think of others, and nobody else learns: follow, mute, block. Both are players whom no alias hides.
CREATE TABLE ties (
	player {text} NOT NULL REFERENCES players (id) ON DELETE CASCADE,
	other  {text} NOT NULL REFERENCES players (id) ON DELETE CASCADE,
	kind   {text} NOT NULL,
	at     {int} NOT NULL,
	PRIMARY KEY (player, other, kind)
) {options};
CREATE INDEX ties_other ON ties (other, kind);
