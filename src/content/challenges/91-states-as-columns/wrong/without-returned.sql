-- Leaves returned ones out of all
SELECT substr(day, 1, 7) AS month, SUM(state = 'open') AS open, SUM(state = 'sent') AS sent, SUM(state = 'returned') AS returned, SUM(state <> 'returned') AS orders
FROM orders GROUP BY month ORDER BY month;
