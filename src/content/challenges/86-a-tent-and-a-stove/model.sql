SELECT customer
FROM purchases
WHERE product IN ('tent', 'stove', 'lantern')
GROUP BY customer
HAVING COUNT(DISTINCT product) = 2 AND MAX(product = 'lantern') = 0
ORDER BY customer;
