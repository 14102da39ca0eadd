-- Counts each order
WITH dated AS (SELECT customer, substr(day, 1, 7) AS month, MIN(substr(day, 1, 7)) OVER (PARTITION BY customer) AS first FROM orders)
SELECT month, COUNT(CASE WHEN month = first THEN 1 END) AS new, COUNT(CASE WHEN month > first THEN 1 END) AS known FROM dated GROUP BY month ORDER BY month;
