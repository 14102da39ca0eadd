-- Has no row for a category without sales
SELECT p.category, SUM(s.cents) AS cents, ROUND(100.0 * SUM(s.cents) / (SELECT SUM(cents) FROM sales), 1) AS percent
FROM products AS p
JOIN sales AS s ON s.product_id = p.id
GROUP BY p.category
ORDER BY cents DESC, p.category;
