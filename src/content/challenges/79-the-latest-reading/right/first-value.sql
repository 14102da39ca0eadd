-- Takes the id of the first row of each window
SELECT sensor, at, value
FROM readings
WHERE id IN (SELECT FIRST_VALUE(id) OVER (PARTITION BY sensor ORDER BY at DESC, id DESC) FROM readings)
ORDER BY sensor;
