-- Keeps heads first, and loses them by the comparison with NULL
SELECT e.name, m.name AS manager, e.salary - m.salary AS more
FROM employees AS e
LEFT JOIN employees AS m ON e.manager_id = m.id
WHERE e.salary > m.salary
ORDER BY more DESC, e.name, e.id;
