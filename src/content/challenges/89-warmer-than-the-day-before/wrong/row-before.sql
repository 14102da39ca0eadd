-- Takes the row before, however long ago
SELECT day, ROUND(degrees - before, 1) AS more
FROM (SELECT day, degrees, LAG(degrees) OVER (ORDER BY day) AS before FROM temperatures)
WHERE degrees > before
ORDER BY day;
