-- Ratings are kept above what levels bear out, and regulars keep what they had: all are made again.
UPDATE folding SET anew = 1 WHERE EXISTS (SELECT 1 FROM results);
