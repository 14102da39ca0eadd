SELECT id, 1 AS level, name AS way
FROM employees
WHERE manager_id IS NULL
ORDER BY id;
