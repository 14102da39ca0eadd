-- Asks three times whether there is such a row
SELECT DISTINCT customer
FROM purchases AS p
WHERE product = 'tent'
  AND EXISTS (SELECT 1 FROM purchases WHERE customer = p.customer AND product = 'stove')
  AND NOT EXISTS (SELECT 1 FROM purchases WHERE customer = p.customer AND product = 'lantern')
ORDER BY customer;
