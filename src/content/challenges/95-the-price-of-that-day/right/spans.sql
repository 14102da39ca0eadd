-- Makes a span of each price
WITH spans AS (SELECT product, since, cents, LEAD(since, 1, '9999') OVER (PARTITION BY product ORDER BY since) AS until FROM prices)
SELECT s.id, s.day, s.product, s.quantity * p.cents AS cents
FROM sales AS s LEFT JOIN spans AS p ON p.product = s.product AND s.day >= p.since AND s.day < p.until
ORDER BY s.id;
