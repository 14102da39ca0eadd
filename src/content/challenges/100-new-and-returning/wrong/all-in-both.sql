-- Counts everyone of the month as new
SELECT substr(day, 1, 7) AS month, COUNT(DISTINCT customer) AS new, 0 AS known FROM orders GROUP BY month ORDER BY month;
