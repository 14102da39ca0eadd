-- Has no row for a step nobody reached
SELECT step, COUNT(DISTINCT person) AS people FROM steps GROUP BY step ORDER BY CASE step WHEN 'visit' THEN 1 WHEN 'basket' THEN 2 ELSE 3 END;
