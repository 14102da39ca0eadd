-- Takes the earliest of equally long streaks
WITH days AS (SELECT DISTINCT person, day FROM visits),
numbered AS (
  SELECT person, day, julianday(day) - ROW_NUMBER() OVER (PARTITION BY person ORDER BY day) AS streak FROM days
),
streaks AS (SELECT person, COUNT(*) AS days, MIN(day) AS since FROM numbered GROUP BY person, streak),
ranked AS (SELECT *, ROW_NUMBER() OVER (PARTITION BY person ORDER BY days DESC, since) AS place FROM streaks)
SELECT person, days, since FROM ranked WHERE place = 1
ORDER BY days DESC, person;
