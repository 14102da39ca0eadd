-- Leaves gifts out
SELECT s.id, s.day, s.product, s.quantity * p.cents AS cents FROM sales AS s JOIN prices AS p ON p.product = s.product AND p.since = (SELECT MAX(since) FROM prices WHERE product = s.product AND since <= s.day) ORDER BY s.id;
