-- Which key asked for a key, or that an operator did, and when an operator's link begins to work.
ALTER TABLE sessions ADD COLUMN maker {text} NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN begins {int} NOT NULL DEFAULT 0;
-- What moved when the player became an alias, as JSON, to be put back by a split; '' of aliases of earlier versions.
ALTER TABLE players ADD COLUMN moved {text} NOT NULL DEFAULT '';
