-- Takes the lowest id as the first order
WITH firsts AS (SELECT customer, MIN(id) AS id FROM orders GROUP BY customer),
dated AS (SELECT o.customer, substr(o.day, 1, 7) AS month, substr(f.day, 1, 7) AS first FROM orders AS o JOIN firsts USING (customer) JOIN orders AS f ON f.id = firsts.id)
SELECT month, COUNT(DISTINCT CASE WHEN month = first THEN customer END) AS new, COUNT(DISTINCT CASE WHEN month <> first THEN customer END) AS known FROM dated GROUP BY month ORDER BY month;
