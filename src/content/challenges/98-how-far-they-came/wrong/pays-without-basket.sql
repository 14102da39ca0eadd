-- Counts a payment after the visit, basket or not
WITH v AS (SELECT person, MIN(at) AS at FROM steps WHERE step = 'visit' GROUP BY person)
SELECT 'visit' AS step, COUNT(*) AS people FROM v UNION ALL SELECT 'basket', COUNT(DISTINCT s.person) FROM v JOIN steps AS s ON s.person = v.person AND s.at > v.at AND s.step = 'basket' UNION ALL SELECT 'pay', COUNT(DISTINCT s.person) FROM v JOIN steps AS s ON s.person = v.person AND s.at > v.at AND s.step = 'pay';
