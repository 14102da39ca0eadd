-- Groups by the state as well
SELECT substr(day, 1, 7) AS month, SUM(state = 'open') AS open, SUM(state = 'sent') AS sent, SUM(state = 'returned') AS returned, COUNT(*) AS orders
FROM orders GROUP BY month, state ORDER BY month;
