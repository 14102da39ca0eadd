-- Takes a missing manager as one who earns nothing
SELECT e.name, m.name AS manager, e.salary - COALESCE(m.salary, 0) AS more
FROM employees AS e
LEFT JOIN employees AS m ON m.id = e.manager_id
WHERE e.salary > COALESCE(m.salary, 0)
ORDER BY more DESC, e.name, e.id;
