-- Takes the highest of the prices until then
SELECT id, day, product, quantity * (SELECT MAX(cents) FROM prices AS p WHERE p.product = s.product AND p.since <= s.day) AS cents FROM sales AS s ORDER BY id;
