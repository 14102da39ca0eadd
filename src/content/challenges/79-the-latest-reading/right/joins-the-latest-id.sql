-- Looks for the latest minute, then for the greatest id in it
SELECT r.sensor, r.at, r.value
FROM readings AS r
JOIN (
  SELECT MAX(r.id) AS id
  FROM readings AS r
  JOIN (SELECT sensor, MAX(at) AS at FROM readings GROUP BY sensor) AS m ON m.sensor = r.sensor AND m.at = r.at
  GROUP BY r.sensor
) AS last ON last.id = r.id
ORDER BY r.sensor;
