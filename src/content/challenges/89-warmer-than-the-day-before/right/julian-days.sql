-- Subtracts days as numbers
SELECT t.day, ROUND(t.degrees - b.degrees, 1) AS more
FROM temperatures AS t, temperatures AS b
WHERE julianday(t.day) - julianday(b.day) = 1 AND t.degrees > b.degrees
ORDER BY t.day;
