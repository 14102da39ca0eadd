-- Counts in minutes since a day
WITH m AS (SELECT person, at, CAST(strftime('%s', at) AS INTEGER) / 60 AS minute FROM clicks),
marked AS (SELECT *, COALESCE(minute - LAG(minute) OVER (PARTITION BY person ORDER BY minute), 31) > 30 AS begins FROM m),
numbered AS (SELECT *, SUM(begins) OVER (PARTITION BY person ORDER BY minute ROWS UNBOUNDED PRECEDING) AS session FROM marked)
SELECT person, MIN(at) AS begins, COUNT(*) AS clicks, MAX(minute) - MIN(minute) AS minutes FROM numbered GROUP BY person, session ORDER BY person, MIN(at);
