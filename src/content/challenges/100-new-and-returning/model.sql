WITH dated AS (
  SELECT customer, substr(day, 1, 7) AS month, MIN(substr(day, 1, 7)) OVER (PARTITION BY customer) AS first
  FROM orders
)
SELECT month,
  COUNT(DISTINCT CASE WHEN month = first THEN customer END) AS new,
  COUNT(DISTINCT CASE WHEN month > first THEN customer END) AS known
FROM dated
GROUP BY month
ORDER BY month;
