-- Compares with a list that holds NULL, which no id is known to be outside of
SELECT id, name
FROM customers
WHERE id NOT IN (SELECT customer_id FROM orders)
ORDER BY name, id;
