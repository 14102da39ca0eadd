-- Compares addresses as they were written
SELECT email, MIN(id) AS first, COUNT(*) - 1 AS others FROM members GROUP BY email HAVING COUNT(*) > 1 ORDER BY others DESC, email;
