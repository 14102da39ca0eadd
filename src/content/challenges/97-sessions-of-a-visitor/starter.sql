SELECT person, at, LAG(at) OVER (PARTITION BY person ORDER BY at) AS before
FROM clicks
ORDER BY person, at;
