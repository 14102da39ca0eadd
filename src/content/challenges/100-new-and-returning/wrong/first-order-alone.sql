-- Takes a second order in the first month as returning
WITH dated AS (SELECT customer, substr(day, 1, 7) AS month, ROW_NUMBER() OVER (PARTITION BY customer ORDER BY day, id) AS place FROM orders)
SELECT month, COUNT(DISTINCT CASE WHEN place = 1 THEN customer END) AS new, COUNT(DISTINCT CASE WHEN place > 1 THEN customer END) AS known FROM dated GROUP BY month ORDER BY month;
