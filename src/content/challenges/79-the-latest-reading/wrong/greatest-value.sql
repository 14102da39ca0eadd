-- Gives the greatest value beside the latest time
SELECT sensor, MAX(at) AS at, MAX(value) AS value
FROM readings
GROUP BY sensor
ORDER BY sensor;
