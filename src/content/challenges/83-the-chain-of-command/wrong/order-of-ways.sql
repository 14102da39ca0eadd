-- Orders by the way
WITH RECURSIVE chain (id, level, way) AS (
  SELECT id, 1, name FROM employees WHERE manager_id IS NULL
  UNION ALL
  SELECT e.id, c.level + 1, c.way || ' > ' || e.name FROM chain AS c JOIN employees AS e ON e.manager_id = c.id
)
SELECT id, level, way FROM chain ORDER BY way;
