-- How often it was noted that a player came from a network.
ALTER TABLE origins ADD COLUMN uses {int} NOT NULL DEFAULT 1;
-- Whether the player who complains only watched the table; of complaints of before this is not known.
ALTER TABLE complaints ADD COLUMN watching {int} NOT NULL DEFAULT 0;
