-- Ranks single sales
WITH ranked AS (SELECT s.city, s.name, x.cents, ROW_NUMBER() OVER (PARTITION BY s.city ORDER BY x.cents DESC, s.name, s.id) AS place FROM sellers AS s JOIN sales AS x ON x.seller_id = s.id)
SELECT city, place, name, cents FROM ranked WHERE place <= 2 ORDER BY city, place;
