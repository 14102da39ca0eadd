-- Passes over readings without a value
SELECT sensor, at, value
FROM (
  SELECT sensor, at, value, ROW_NUMBER() OVER (PARTITION BY sensor ORDER BY at DESC, id DESC) AS place
  FROM readings
  WHERE value IS NOT NULL
)
WHERE place = 1
ORDER BY sensor;
