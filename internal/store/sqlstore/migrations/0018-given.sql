-- The number of the table that the player was given at the occurrence, from 1; 0: none.
ALTER TABLE coming ADD COLUMN given {int} NOT NULL DEFAULT 0;
