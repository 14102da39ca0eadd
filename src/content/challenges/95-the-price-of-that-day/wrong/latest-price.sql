-- Takes today's price for all sales
SELECT id, day, product, quantity * (SELECT cents FROM prices AS p WHERE p.product = s.product ORDER BY p.since DESC LIMIT 1) AS cents FROM sales AS s ORDER BY id;
