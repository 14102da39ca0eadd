-- Loses those who bought one of them twice
SELECT customer
FROM purchases
WHERE product IN ('tent', 'stove')
  AND customer NOT IN (SELECT customer FROM purchases WHERE product = 'lantern')
GROUP BY customer
HAVING COUNT(*) = 2 AND COUNT(DISTINCT product) = 2
ORDER BY customer;
