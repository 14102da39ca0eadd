SELECT step, COUNT(*) AS people
FROM steps
GROUP BY step;
