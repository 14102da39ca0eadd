-- Takes the best two of all cities
SELECT s.city, ROW_NUMBER() OVER (ORDER BY COALESCE(SUM(x.cents), 0) DESC, s.name, s.id) AS place, s.name, COALESCE(SUM(x.cents), 0) AS cents
FROM sellers AS s LEFT JOIN sales AS x ON x.seller_id = s.id
GROUP BY s.id
ORDER BY place
LIMIT 2;
