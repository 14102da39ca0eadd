-- Compares the first times of each step alone
WITH f AS (SELECT person, MIN(CASE WHEN step = 'visit' THEN at END) AS v, MIN(CASE WHEN step = 'basket' THEN at END) AS b, MIN(CASE WHEN step = 'pay' THEN at END) AS p FROM steps GROUP BY person)
SELECT 'visit' AS step, COUNT(v) AS people FROM f UNION ALL SELECT 'basket', COUNT(CASE WHEN b > v THEN 1 END) FROM f UNION ALL SELECT 'pay', COUNT(CASE WHEN b > v AND p > b THEN 1 END) FROM f;
