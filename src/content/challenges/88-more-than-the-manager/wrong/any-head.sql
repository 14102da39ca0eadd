-- Compares with every head
SELECT e.name, m.name AS manager, e.salary - m.salary AS more
FROM employees AS e
JOIN employees AS m ON m.manager_id IS NULL AND e.id <> m.id
WHERE e.salary > m.salary
ORDER BY more DESC, e.name, e.id;
