-- Numbers the flats as they were entered
WITH placed AS (SELECT town, rent, ROW_NUMBER() OVER (PARTITION BY town ORDER BY id) AS place, COUNT(*) OVER (PARTITION BY town) AS flats FROM flats)
SELECT town, flats, ROUND(AVG(rent), 1) AS median FROM placed WHERE place IN ((flats + 1) / 2, (flats + 2) / 2) GROUP BY town ORDER BY town;
