-- Takes the places n / 2 and n / 2 + 1 always
WITH placed AS (SELECT town, rent, ROW_NUMBER() OVER (PARTITION BY town ORDER BY rent) AS place, COUNT(*) OVER (PARTITION BY town) AS flats FROM flats)
SELECT town, flats, ROUND(AVG(rent), 1) AS median FROM placed WHERE place IN (flats / 2, flats / 2 + 1) GROUP BY town ORDER BY town;
