SELECT sensor, MAX(at) AS at
FROM readings
GROUP BY sensor
ORDER BY sensor;
