-- Gives several rows for a sensor that sent twice
SELECT r.sensor, r.at, r.value
FROM readings AS r
JOIN (SELECT sensor, MAX(at) AS at FROM readings GROUP BY sensor) AS m ON m.sensor = r.sensor AND m.at = r.at
ORDER BY r.sensor, r.id;
