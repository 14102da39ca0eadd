-- Counts equal numbers of guests once
WITH RECURSIVE days (day) AS (SELECT '2024-07-01' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '2024-07-07')
SELECT d.day, COUNT(b.id) AS bookings, COALESCE(SUM(DISTINCT b.guests), 0) AS guests FROM days AS d LEFT JOIN bookings AS b ON b.day = d.day GROUP BY d.day ORDER BY d.day;
