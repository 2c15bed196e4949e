-- While all results are folded again, rows are stored aside, under names that begin with ~, until they can replace
-- those that are shown. Players who become one make results be folded again when it is due: then anew is 2.
ALTER TABLE folding ADD COLUMN aside {int} NOT NULL DEFAULT 0;
ALTER TABLE folding ADD COLUMN due {int} NOT NULL DEFAULT 0;
-- Matches with an own guest count otherwise than before.
UPDATE folding SET anew = CASE WHEN EXISTS (SELECT 1 FROM results) THEN 1 ELSE 0 END;
