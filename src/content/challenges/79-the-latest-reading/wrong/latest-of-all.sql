-- Compares with the latest of all sensors
SELECT sensor, at, value
FROM readings
WHERE at = (SELECT MAX(at) FROM readings)
ORDER BY sensor;
