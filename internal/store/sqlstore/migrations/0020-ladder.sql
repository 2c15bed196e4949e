-- Whether a match counts on its group's ladder. Results do not say whether there were hints, so earlier matches count
-- until they are rebuilt. Ratings now remember opponents longer: all are made again.
ALTER TABLE results ADD COLUMN ladder {int} NOT NULL DEFAULT 0;
UPDATE results SET ladder = 1 WHERE grp <> '' AND house = 0;
UPDATE folding SET anew = 1;
