-- Allows no other product at all
SELECT customer
FROM purchases
GROUP BY customer
HAVING COUNT(DISTINCT product) = 2 AND SUM(product = 'tent') > 0 AND SUM(product = 'stove') > 0
ORDER BY customer;
