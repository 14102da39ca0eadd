-- Cuts time into fixed half hours
SELECT person, MIN(at) AS begins, COUNT(*) AS clicks, (unixepoch(MAX(at)) - unixepoch(MIN(at))) / 60 AS minutes FROM clicks GROUP BY person, unixepoch(at) / 1800 ORDER BY person, begins;
