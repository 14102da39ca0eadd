-- Joins months of customers with their first
WITH months AS (SELECT DISTINCT customer, strftime('%Y-%m', day) AS month FROM orders),
firsts AS (SELECT customer, MIN(month) AS first FROM months GROUP BY customer)
SELECT month, SUM(month = first) AS new, SUM(month <> first) AS known FROM months JOIN firsts USING (customer) GROUP BY month ORDER BY month;
