-- Adds with UNION, which would end in a circle too
WITH RECURSIVE chain AS (
  SELECT id, 1 AS level, name AS way FROM employees WHERE manager_id IS NULL
  UNION
  SELECT e.id, level + 1, way || ' > ' || name
  FROM employees AS e, chain
  WHERE e.manager_id = chain.id
)
SELECT id, level, way FROM chain
ORDER BY level, id;
