-- Subtracts 1 from the day of the month
SELECT t.day, ROUND(t.degrees - b.degrees, 1) AS more
FROM temperatures AS t
JOIN temperatures AS b ON substr(b.day, 1, 8) = substr(t.day, 1, 8) AND substr(b.day, 9) = substr(t.day, 9) - 1
WHERE t.degrees > b.degrees
ORDER BY t.day;
