-- Gives NULL where nothing was sold
SELECT p.category, SUM(s.cents) AS cents, ROUND(100.0 * SUM(s.cents) / (SELECT SUM(cents) FROM sales), 1) AS percent
FROM products AS p
LEFT JOIN sales AS s ON s.product_id = p.id
GROUP BY p.category
ORDER BY cents DESC, p.category;
