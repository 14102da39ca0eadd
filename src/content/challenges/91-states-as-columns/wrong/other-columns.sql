-- Exchanges sent and returned
SELECT substr(day, 1, 7) AS month, SUM(state = 'open') AS open, SUM(state = 'returned') AS sent, SUM(state = 'sent') AS returned, COUNT(*) AS orders
FROM orders GROUP BY month ORDER BY month;
