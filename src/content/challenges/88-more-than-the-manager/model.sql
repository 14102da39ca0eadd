SELECT e.name, m.name AS manager, e.salary - m.salary AS more
FROM employees AS e
JOIN employees AS m ON m.id = e.manager_id
WHERE e.salary > m.salary
ORDER BY more DESC, e.name, e.id;
