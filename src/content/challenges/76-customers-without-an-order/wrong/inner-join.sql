-- Gives those who did order
SELECT DISTINCT c.id, c.name
FROM customers AS c
JOIN orders AS o ON o.customer_id = c.id
ORDER BY c.name, c.id;
