-- How often the player has made a new link for friends; the code of the link follows from that.
ALTER TABLE players ADD COLUMN links {int} NOT NULL DEFAULT 0;
-- Followed players hear of follows from now on. Those of before were promised to be told to nobody: they have no time.
UPDATE ties SET at = 0 WHERE kind = 'follow';
-- The followers of a player are read by the time of their follows, the last ones alone.
DROP INDEX ties_other;
CREATE INDEX ties_other ON ties (other, kind, at);
