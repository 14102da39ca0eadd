-- Ranks in the grouped query itself
SELECT city, place, name, cents
FROM (
  SELECT s.city, s.name, TOTAL(x.cents) + 0 AS sum, COALESCE(SUM(x.cents), 0) AS cents,
    ROW_NUMBER() OVER (PARTITION BY s.city ORDER BY TOTAL(x.cents) DESC, s.name, s.id) AS place
  FROM sellers AS s LEFT JOIN sales AS x ON x.seller_id = s.id
  GROUP BY s.id
)
WHERE place IN (1, 2)
ORDER BY city, place;
