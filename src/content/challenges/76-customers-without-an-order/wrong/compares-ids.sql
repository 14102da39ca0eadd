-- Joins an order by its own id
SELECT c.id, c.name
FROM customers AS c
LEFT JOIN orders AS o ON o.id = c.id
WHERE o.id IS NULL
ORDER BY c.name, c.id;
