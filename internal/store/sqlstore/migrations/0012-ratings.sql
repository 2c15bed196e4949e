-- Whether a match counts for ratings. Earlier matches do not until they are rebuilt, since
-- their results do not say whether there was a clock.
ALTER TABLE results ADD COLUMN rated {int} NOT NULL DEFAULT 0;
UPDATE folding SET anew = 1;
