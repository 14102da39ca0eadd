-- Looks for three rows in their order
SELECT 'visit' AS step, COUNT(DISTINCT person) AS people FROM steps WHERE step = 'visit'
UNION ALL
SELECT 'basket', COUNT(DISTINCT v.person) FROM steps AS v JOIN steps AS b ON b.person = v.person AND b.at > v.at WHERE v.step = 'visit' AND b.step = 'basket'
UNION ALL
SELECT 'pay', COUNT(DISTINCT v.person) FROM steps AS v JOIN steps AS b ON b.person = v.person AND b.at > v.at JOIN steps AS p ON p.person = v.person AND p.at > b.at WHERE v.step = 'visit' AND b.step = 'basket' AND p.step = 'pay';
