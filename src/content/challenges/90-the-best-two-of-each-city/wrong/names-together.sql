-- Groups sellers of one name together
WITH totals AS (SELECT s.city, s.name, COALESCE(SUM(x.cents), 0) AS cents FROM sellers AS s LEFT JOIN sales AS x ON x.seller_id = s.id GROUP BY s.city, s.name),
ranked AS (SELECT city, name, cents, ROW_NUMBER() OVER (PARTITION BY city ORDER BY cents DESC, name) AS place FROM totals)
SELECT city, place, name, cents FROM ranked WHERE place <= 2 ORDER BY city, place;
