-- Gives NULL where there are none
SELECT substr(day, 1, 7) AS month, SUM(CASE WHEN state = 'open' THEN 1 END) AS open, SUM(CASE WHEN state = 'sent' THEN 1 END) AS sent, SUM(CASE WHEN state = 'returned' THEN 1 END) AS returned, COUNT(*) AS orders
FROM orders GROUP BY month ORDER BY month;
