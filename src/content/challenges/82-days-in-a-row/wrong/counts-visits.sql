-- Counts two visits of a day as two days
WITH numbered AS (
  SELECT person, day, julianday(day) - DENSE_RANK() OVER (PARTITION BY person ORDER BY day) AS streak FROM visits
),
streaks AS (SELECT person, COUNT(*) AS days, MIN(day) AS since FROM numbered GROUP BY person, streak),
ranked AS (SELECT *, ROW_NUMBER() OVER (PARTITION BY person ORDER BY days DESC, since DESC) AS place FROM streaks)
SELECT person, days, since FROM ranked WHERE place = 1
ORDER BY days DESC, person;
