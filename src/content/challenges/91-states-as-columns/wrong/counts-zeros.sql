-- Counts the zeros, too
SELECT substr(day, 1, 7) AS month, COUNT(CASE WHEN state = 'open' THEN 1 ELSE 0 END) AS open, COUNT(CASE WHEN state = 'sent' THEN 1 ELSE 0 END) AS sent, COUNT(CASE WHEN state = 'returned' THEN 1 ELSE 0 END) AS returned, COUNT(*) AS orders
FROM orders GROUP BY month ORDER BY month;
