WITH totals AS (
  SELECT s.id, s.city, s.name, COALESCE(SUM(x.cents), 0) AS cents
  FROM sellers AS s
  LEFT JOIN sales AS x ON x.seller_id = s.id
  GROUP BY s.id
),
ranked AS (
  SELECT city, name, cents, ROW_NUMBER() OVER (PARTITION BY city ORDER BY cents DESC, name, id) AS place
  FROM totals
)
SELECT city, place, name, cents
FROM ranked
WHERE place <= 2
ORDER BY city, place;
