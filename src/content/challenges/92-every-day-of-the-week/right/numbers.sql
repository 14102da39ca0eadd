-- Counts from 0 to 6 and adds so many days
WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 6)
SELECT date('2024-07-01', '+' || i || ' days') AS day, COUNT(b.id) AS bookings, CAST(TOTAL(b.guests) AS INTEGER) AS guests
FROM n LEFT JOIN bookings AS b ON b.day = date('2024-07-01', '+' || i || ' days')
GROUP BY i ORDER BY i;
