-- Takes a step of the same minute as later
WITH visited AS (SELECT person, MIN(at) AS at FROM steps WHERE step = 'visit' GROUP BY person),
chose AS (SELECT s.person, MIN(s.at) AS at FROM steps AS s JOIN visited AS v ON v.person = s.person AND s.at >= v.at WHERE s.step = 'basket' GROUP BY s.person),
paid AS (SELECT DISTINCT s.person FROM steps AS s JOIN chose AS c ON c.person = s.person AND s.at >= c.at WHERE s.step = 'pay')
SELECT 'visit' AS step, COUNT(*) AS people FROM visited UNION ALL SELECT 'basket', COUNT(*) FROM chose UNION ALL SELECT 'pay', COUNT(*) FROM paid;
