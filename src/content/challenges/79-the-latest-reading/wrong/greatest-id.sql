-- Takes the last row that was written, which may be of an earlier minute
SELECT sensor, at, value
FROM readings
WHERE id IN (SELECT MAX(id) FROM readings GROUP BY sensor)
ORDER BY sensor;
