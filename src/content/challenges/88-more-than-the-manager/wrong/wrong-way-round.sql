-- Joins those who report to the person
SELECT e.name, m.name AS manager, e.salary - m.salary AS more
FROM employees AS e
JOIN employees AS m ON m.manager_id = e.id
WHERE e.salary > m.salary
ORDER BY more DESC, e.name, e.id;
