-- Has no row for a day without bookings
SELECT day, COUNT(*) AS bookings, SUM(guests) AS guests FROM bookings WHERE day BETWEEN '2024-07-01' AND '2024-07-07' GROUP BY day ORDER BY day;
