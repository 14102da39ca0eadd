SELECT day, COUNT(*) AS bookings, SUM(guests) AS guests
FROM bookings
GROUP BY day
ORDER BY day;
