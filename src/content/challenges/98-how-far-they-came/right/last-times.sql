-- Compares the last times with the first ones
WITH v AS (SELECT person, MIN(at) AS at FROM steps WHERE step = 'visit' GROUP BY person),
b AS (SELECT v.person, (SELECT MIN(at) FROM steps AS s WHERE s.person = v.person AND step = 'basket' AND s.at > v.at) AS at FROM v),
p AS (SELECT b.person, at IS NOT NULL AS chose, (SELECT MAX(at) FROM steps AS s WHERE s.person = b.person AND step = 'pay') > at AS paid FROM b),
all3 AS (SELECT 1 AS place, 'visit' AS step, COUNT(*) AS people FROM p UNION ALL SELECT 2, 'basket', COALESCE(SUM(chose), 0) FROM p UNION ALL SELECT 3, 'pay', COALESCE(SUM(paid), 0) FROM p)
SELECT step, people FROM all3 ORDER BY place;
