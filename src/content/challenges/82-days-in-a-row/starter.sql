SELECT DISTINCT person, day
FROM visits
ORDER BY person, day;
