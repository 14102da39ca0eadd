-- Joins each day with the days until it
SELECT a.day, COUNT(*) AS days, SUM(b.mm) AS mm
FROM rain AS a JOIN rain AS b ON b.day BETWEEN date(a.day, '-6 days') AND a.day
GROUP BY a.day ORDER BY a.day;
