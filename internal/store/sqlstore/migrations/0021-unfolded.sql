-- A database without results has none to fold again.
UPDATE folding SET anew = 0 WHERE NOT EXISTS (SELECT 1 FROM results);
