-- Takes the old price on the day of a change
SELECT id, day, product, quantity * (SELECT cents FROM prices AS p WHERE p.product = s.product AND p.since < s.day ORDER BY p.since DESC LIMIT 1) AS cents FROM sales AS s ORDER BY id;
