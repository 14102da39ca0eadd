-- Takes each day as a session
SELECT person, MIN(at) AS begins, COUNT(*) AS clicks, (unixepoch(MAX(at)) - unixepoch(MIN(at))) / 60 AS minutes FROM clicks GROUP BY person, substr(at, 1, 10) ORDER BY person, begins;
