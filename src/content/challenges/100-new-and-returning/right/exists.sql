-- Asks for an order in an earlier month
WITH months AS (SELECT DISTINCT customer, substr(day, 1, 7) AS month FROM orders),
earlier AS (SELECT *, EXISTS (SELECT 1 FROM months AS e WHERE e.customer = m.customer AND e.month < m.month) AS again FROM months AS m)
SELECT month, COUNT(*) - SUM(again) AS new, SUM(again) AS known FROM earlier GROUP BY month ORDER BY month;
