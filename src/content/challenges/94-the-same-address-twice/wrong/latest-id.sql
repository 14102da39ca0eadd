-- Gives the latest id
SELECT LOWER(TRIM(email)) AS email, MAX(id) AS first, COUNT(*) - 1 AS others FROM members GROUP BY LOWER(TRIM(email)) HAVING COUNT(*) > 1 ORDER BY others DESC, LOWER(TRIM(email));
