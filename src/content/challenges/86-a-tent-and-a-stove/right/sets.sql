-- Takes what is in both sets and not in the third
SELECT customer FROM purchases WHERE product = 'tent'
INTERSECT
SELECT customer FROM purchases WHERE product = 'stove'
EXCEPT
SELECT customer FROM purchases WHERE product = 'lantern'
ORDER BY customer;
