-- Writes the days down
WITH days (day) AS (VALUES ('2024-07-01'), ('2024-07-02'), ('2024-07-03'), ('2024-07-04'), ('2024-07-05'), ('2024-07-06'), ('2024-07-07'))
SELECT day, (SELECT COUNT(*) FROM bookings AS b WHERE b.day = d.day) AS bookings,
  (SELECT COALESCE(SUM(guests), 0) FROM bookings AS b WHERE b.day = d.day) AS guests
FROM days AS d ORDER BY day;
