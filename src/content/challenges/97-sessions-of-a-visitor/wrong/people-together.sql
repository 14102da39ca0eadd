-- Looks at the click before of anybody
WITH marked AS (SELECT id, person, at, unixepoch(at) - LAG(unixepoch(at), 1, 0) OVER (ORDER BY at, id) > 1800 AS begins FROM clicks),
numbered AS (SELECT person, at, SUM(begins) OVER (ORDER BY at, id) AS session FROM marked)
SELECT person, MIN(at) AS begins, COUNT(*) AS clicks, (unixepoch(MAX(at)) - unixepoch(MIN(at))) / 60 AS minutes FROM numbered GROUP BY person, session ORDER BY person, begins;
