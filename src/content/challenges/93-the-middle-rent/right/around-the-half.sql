-- Keeps the places from n / 2 to n / 2 + 1
WITH placed AS (SELECT town, rent, ROW_NUMBER() OVER (PARTITION BY town ORDER BY rent) AS place, COUNT(*) OVER (PARTITION BY town) AS flats FROM flats)
SELECT town, MAX(flats) AS flats, ROUND(AVG(rent), 1) AS median FROM placed WHERE place BETWEEN flats / 2.0 AND flats / 2.0 + 1 GROUP BY town ORDER BY town;
