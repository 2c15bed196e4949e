-- Before schema 5 a public table that waits for players was closed later. Whoever
-- looks after what is due decides when it is now.
UPDATE tables SET due = 1 WHERE public = 1 AND status = 'gathering' AND due > 1;
