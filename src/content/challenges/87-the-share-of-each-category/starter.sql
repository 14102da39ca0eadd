SELECT category
FROM products;
