-- Minds no times
SELECT s.step, COUNT(DISTINCT t.person) AS people FROM (SELECT 'visit' AS step, 1 AS place UNION ALL SELECT 'basket', 2 UNION ALL SELECT 'pay', 3) AS s LEFT JOIN steps AS t ON t.step = s.step GROUP BY s.place ORDER BY s.place;
