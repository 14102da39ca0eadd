-- Adds a row of 0 for each product
SELECT category, SUM(cents) AS cents, ROUND(SUM(cents) * 100.0 / (SELECT SUM(cents) FROM sales), 1) AS percent
FROM (
  SELECT category, cents FROM products JOIN sales ON product_id = id
  UNION ALL
  SELECT category, 0 FROM products
)
GROUP BY category
ORDER BY 2 DESC, 1;
