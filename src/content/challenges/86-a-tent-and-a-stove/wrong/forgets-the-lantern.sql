-- Lists those with a lantern, too
SELECT customer
FROM purchases
WHERE product IN ('tent', 'stove')
GROUP BY customer
HAVING COUNT(DISTINCT product) = 2
ORDER BY customer;
