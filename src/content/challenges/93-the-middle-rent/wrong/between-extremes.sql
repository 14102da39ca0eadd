-- Gives the middle between the lowest and the highest
SELECT town, COUNT(*) AS flats, ROUND((MIN(rent) + MAX(rent)) / 2.0, 1) AS median FROM flats GROUP BY town ORDER BY town;
