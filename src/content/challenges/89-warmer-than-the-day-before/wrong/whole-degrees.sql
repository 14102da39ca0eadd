-- Compares whole degrees
SELECT t.day, ROUND(t.degrees - b.degrees, 1) AS more
FROM temperatures AS t
JOIN temperatures AS b ON b.day = date(t.day, '-1 day')
WHERE CAST(t.degrees AS INTEGER) > CAST(b.degrees AS INTEGER)
ORDER BY t.day;
