-- Numbers visits by day alike, and counts distinct days
WITH marked AS (
  SELECT person, day, date(day, '-' || DENSE_RANK() OVER (PARTITION BY person ORDER BY day) || ' days') AS streak
  FROM visits
),
streaks AS (
  SELECT person, COUNT(DISTINCT day) AS days, MIN(day) AS since FROM marked GROUP BY person, streak
)
SELECT person, days, since
FROM streaks AS s
WHERE NOT EXISTS (
  SELECT 1 FROM streaks AS o WHERE o.person = s.person AND (o.days, o.since) > (s.days, s.since)
)
ORDER BY days DESC, person;
