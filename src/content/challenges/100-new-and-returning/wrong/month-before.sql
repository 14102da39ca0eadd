-- Takes only those of the month before as returning
WITH months AS (SELECT DISTINCT customer, substr(day, 1, 7) AS month FROM orders),
earlier AS (SELECT *, EXISTS (SELECT 1 FROM months AS e WHERE e.customer = m.customer AND e.month = substr(date(m.month || '-01', '-1 month'), 1, 7)) AS again FROM months AS m)
SELECT month, SUM(NOT again) AS new, SUM(again) AS known FROM earlier GROUP BY month ORDER BY month;
