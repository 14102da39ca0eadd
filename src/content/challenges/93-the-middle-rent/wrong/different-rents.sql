-- Takes equal rents once
WITH different AS (SELECT DISTINCT town, rent FROM flats),
placed AS (SELECT town, rent, ROW_NUMBER() OVER (PARTITION BY town ORDER BY rent) AS place, COUNT(*) OVER (PARTITION BY town) AS n FROM different)
SELECT town, (SELECT COUNT(*) FROM flats AS f WHERE f.town = placed.town) AS flats, ROUND(AVG(rent), 1) AS median FROM placed WHERE place IN ((n + 1) / 2, (n + 2) / 2) GROUP BY town ORDER BY town;
