-- Cuts the share off after one place
SELECT p.category, COALESCE(SUM(s.cents), 0) AS cents,
  CAST(1000 * COALESCE(SUM(s.cents), 0) / (SELECT SUM(cents) FROM sales) AS INTEGER) / 10.0 AS percent
FROM products AS p
LEFT JOIN sales AS s ON s.product_id = p.id
GROUP BY p.category
ORDER BY cents DESC, p.category;
