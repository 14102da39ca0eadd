-- Measures 30 minutes from the first click of all
WITH first AS (SELECT person, MIN(unixepoch(at)) AS zero FROM clicks GROUP BY person)
SELECT c.person, MIN(at) AS begins, COUNT(*) AS clicks, (unixepoch(MAX(at)) - unixepoch(MIN(at))) / 60 AS minutes FROM clicks AS c JOIN first AS f ON f.person = c.person GROUP BY c.person, (unixepoch(at) - zero) / 1801 ORDER BY c.person, begins;
