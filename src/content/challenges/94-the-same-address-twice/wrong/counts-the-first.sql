-- Counts the first among the others
SELECT LOWER(TRIM(email)) AS email, MIN(id) AS first, COUNT(*) AS others FROM members GROUP BY LOWER(TRIM(email)) HAVING COUNT(*) > 1 ORDER BY others DESC, LOWER(TRIM(email));
