-- Compares with the time half an hour after the click before
WITH marked AS (SELECT id, person, at, LAG(at, 1, '1900-01-01 00:00') OVER (PARTITION BY person ORDER BY at, id) AS before FROM clicks),
numbered AS (SELECT person, at, COUNT(CASE WHEN at > substr(datetime(before, '+30 minutes'), 1, 16) THEN 1 END) OVER (PARTITION BY person ORDER BY at, id) AS session FROM marked)
SELECT person, MIN(at) AS begins, COUNT(*) AS clicks, CAST(ROUND((julianday(MAX(at)) - julianday(MIN(at))) * 1440) AS INTEGER) AS minutes
FROM numbered GROUP BY person, session ORDER BY person, begins;
