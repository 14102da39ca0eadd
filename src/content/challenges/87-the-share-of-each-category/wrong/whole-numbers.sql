-- Divides whole numbers
SELECT p.category, COALESCE(SUM(s.cents), 0) AS cents,
  ROUND(COALESCE(SUM(s.cents), 0) * 100 / (SELECT SUM(cents) FROM sales), 1) AS percent
FROM products AS p
LEFT JOIN sales AS s ON s.product_id = p.id
GROUP BY p.category
ORDER BY cents DESC, p.category;
