-- Lists addresses that are there once
SELECT LOWER(TRIM(email)) AS email, MIN(id) AS first, COUNT(*) - 1 AS others FROM members GROUP BY LOWER(TRIM(email)) ORDER BY others DESC, LOWER(TRIM(email));
