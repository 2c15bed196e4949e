-- Ratings are limited by what matches alone against levels bear out: all are made again.
UPDATE folding SET anew = 1 WHERE EXISTS (SELECT 1 FROM results);
