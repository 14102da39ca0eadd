-- Asks for each customer whether there is an order
SELECT id, name
FROM customers AS c
WHERE NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = c.id)
ORDER BY name, id;
