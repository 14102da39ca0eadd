-- Takes those who bought one of the two
SELECT DISTINCT customer
FROM purchases
WHERE product IN ('tent', 'stove')
  AND customer NOT IN (SELECT customer FROM purchases WHERE product = 'lantern')
ORDER BY customer;
