-- Ranks the prices of each sale
WITH found AS (SELECT s.id, s.day, s.product, s.quantity * p.cents AS cents, ROW_NUMBER() OVER (PARTITION BY s.id ORDER BY p.since DESC) AS place FROM sales AS s LEFT JOIN prices AS p ON p.product = s.product AND p.since <= s.day)
SELECT id, day, product, cents FROM found WHERE place = 1 ORDER BY id;
