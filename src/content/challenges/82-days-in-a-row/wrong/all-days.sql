-- Counts all days of a person
SELECT person, COUNT(DISTINCT day) AS days, MIN(day) AS since
FROM visits
GROUP BY person
ORDER BY days DESC, person;
