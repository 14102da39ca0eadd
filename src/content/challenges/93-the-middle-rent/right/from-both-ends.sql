-- Keeps the rows that are in the middle counted from both ends
WITH placed AS (
  SELECT town, rent, ROW_NUMBER() OVER (PARTITION BY town ORDER BY rent, id) AS up, ROW_NUMBER() OVER (PARTITION BY town ORDER BY rent DESC, id DESC) AS down
  FROM flats
)
SELECT town, (SELECT COUNT(*) FROM flats AS f WHERE f.town = placed.town) AS flats, ROUND(AVG(rent), 1) AS median
FROM placed WHERE ABS(up - down) <= 1
GROUP BY town ORDER BY town;
