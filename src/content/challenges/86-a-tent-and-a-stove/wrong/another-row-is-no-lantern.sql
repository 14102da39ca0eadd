-- Leaves out the lantern's row, not its buyer
SELECT customer
FROM purchases
WHERE product <> 'lantern' AND product IN ('tent', 'stove')
GROUP BY customer
HAVING COUNT(DISTINCT product) > 1
ORDER BY customer;
