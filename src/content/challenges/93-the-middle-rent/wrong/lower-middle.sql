-- Takes the lower of two in the middle
WITH placed AS (SELECT town, rent, ROW_NUMBER() OVER (PARTITION BY town ORDER BY rent) AS place, COUNT(*) OVER (PARTITION BY town) AS flats FROM flats)
SELECT town, flats, ROUND(rent, 1) AS median FROM placed WHERE place = (flats + 1) / 2 ORDER BY town;
