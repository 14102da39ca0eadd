-- Climbs from each person to the head
WITH RECURSIVE climb (id, above, level, way) AS (
  SELECT id, manager_id, 1, name FROM employees
  UNION ALL
  SELECT c.id, e.manager_id, c.level + 1, e.name || ' > ' || c.way
  FROM climb AS c
  JOIN employees AS e ON e.id = c.above
)
SELECT id, level, way
FROM climb
WHERE above IS NULL
ORDER BY level, id;
