-- Who has no session any more is found by the player.
CREATE INDEX sessions_player ON sessions (player);

-- Matches of house variants, and those in which a stand-in played for the
-- player, count as assisted too.
UPDATE result_seats SET assisted = 1 WHERE assisted = 0 AND EXISTS (
	SELECT 1 FROM results r WHERE r.tbl = result_seats.tbl AND r.match = result_seats.match
		AND (r.house = 1 OR json_extract(r.chairs, '$[' || seat || '].away') > 0));
