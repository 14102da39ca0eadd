-- Compares with = NULL, which is never true
SELECT c.id, c.name
FROM customers AS c
LEFT JOIN orders AS o ON o.customer_id = c.id
WHERE o.id = NULL
ORDER BY c.name, c.id;
