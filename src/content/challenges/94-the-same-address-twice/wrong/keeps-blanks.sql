-- Minds capitals alone
SELECT LOWER(email) AS email, MIN(id) AS first, COUNT(*) - 1 AS others FROM members GROUP BY LOWER(email) HAVING COUNT(*) > 1 ORDER BY others DESC, LOWER(email);
