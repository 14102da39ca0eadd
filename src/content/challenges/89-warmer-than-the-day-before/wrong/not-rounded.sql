-- Leaves what binary fractions make of it
SELECT t.day, t.degrees - b.degrees AS more
FROM temperatures AS t
JOIN temperatures AS b ON b.day = date(t.day, '-1 day')
WHERE t.degrees > b.degrees
ORDER BY t.day;
