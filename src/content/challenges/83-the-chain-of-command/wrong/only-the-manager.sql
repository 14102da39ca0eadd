-- Names the manager alone
WITH RECURSIVE chain (id, level, name, way) AS (
  SELECT id, 1, name, name FROM employees WHERE manager_id IS NULL
  UNION ALL
  SELECT e.id, c.level + 1, e.name, c.name || ' > ' || e.name FROM chain AS c JOIN employees AS e ON e.manager_id = c.id
)
SELECT id, level, way FROM chain ORDER BY level, id;
