SELECT customer
FROM purchases
WHERE product = 'tent';
