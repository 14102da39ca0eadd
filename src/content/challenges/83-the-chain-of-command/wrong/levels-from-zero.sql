-- Calls the heads level 0
WITH RECURSIVE chain (id, level, way) AS (
  SELECT id, 0, name FROM employees WHERE manager_id IS NULL
  UNION ALL
  SELECT e.id, c.level + 1, c.way || ' > ' || e.name FROM chain AS c JOIN employees AS e ON e.manager_id = c.id
)
SELECT id, level, way FROM chain ORDER BY level, id;
