-- Lists both tables in FROM
SELECT e.name, m.name AS manager, e.salary - m.salary AS more
FROM employees AS e, employees AS m
WHERE e.manager_id = m.id AND e.salary - m.salary >= 1
ORDER BY 3 DESC, 1, e.id;
