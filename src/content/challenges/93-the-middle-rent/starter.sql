SELECT town, COUNT(*) AS flats, ROUND(AVG(rent), 1) AS median
FROM flats
GROUP BY town
ORDER BY town;
