-- Chooses among months in an outer query
SELECT month, sales, cents
FROM (
  SELECT substr(day, 1, 7) AS month, COUNT(id) AS sales, SUM(quantity * cents) AS cents
  FROM sales
  WHERE state <> 'returned'
  GROUP BY 1
)
WHERE cents >= 10000
ORDER BY month DESC;
