-- Groups people of one name together
SELECT e.name, m.name AS manager, MAX(e.salary - m.salary) AS more
FROM employees AS e
JOIN employees AS m ON m.id = e.manager_id
WHERE e.salary > m.salary
GROUP BY e.name
ORDER BY more DESC, e.name;
