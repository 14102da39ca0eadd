SELECT id, day, product
FROM sales
ORDER BY id;
