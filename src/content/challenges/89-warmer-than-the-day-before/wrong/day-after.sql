-- Compares with the day after
SELECT t.day, ROUND(t.degrees - b.degrees, 1) AS more
FROM temperatures AS t
JOIN temperatures AS b ON b.day = date(t.day, '+1 day')
WHERE t.degrees > b.degrees
ORDER BY t.day;
