-- Marks the first day of each streak and adds the marks up
WITH days AS (SELECT DISTINCT person, day FROM visits),
marked AS (
  SELECT person, day, LAG(day) OVER (PARTITION BY person ORDER BY day) IS NOT date(day, '-1 day') AS begins FROM days
),
numbered AS (SELECT person, day, SUM(begins) OVER (PARTITION BY person ORDER BY day) AS streak FROM marked),
streaks AS (SELECT person, COUNT(*) AS days, MIN(day) AS since FROM numbered GROUP BY person, streak)
SELECT person, days, since
FROM (SELECT *, RANK() OVER (PARTITION BY person ORDER BY days DESC, since DESC) AS place FROM streaks)
WHERE place = 1
ORDER BY days DESC, person;
