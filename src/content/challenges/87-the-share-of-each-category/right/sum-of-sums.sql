-- Adds the groups up by a window
SELECT category, cents, ROUND(cents * 100.0 / SUM(cents) OVER (), 1) AS percent
FROM (
  SELECT p.category, COALESCE(SUM(s.cents), 0) AS cents
  FROM products AS p
  LEFT JOIN sales AS s ON s.product_id = p.id
  GROUP BY p.category
)
ORDER BY cents DESC, category;
