-- Cleans in an inner query
SELECT address AS email, MIN(id) AS first, COUNT(*) - 1 AS others
FROM (SELECT id, TRIM(LOWER(email)) AS address FROM members)
GROUP BY address HAVING COUNT(*) >= 2
ORDER BY 3 DESC, 1;
