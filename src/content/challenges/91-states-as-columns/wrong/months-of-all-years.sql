-- Puts the same month of all years together
SELECT MIN(substr(day, 1, 7)) AS month, SUM(state = 'open') AS open, SUM(state = 'sent') AS sent, SUM(state = 'returned') AS returned, COUNT(*) AS orders
FROM orders GROUP BY substr(day, 6, 2) ORDER BY month;
