-- Joins each row with its department's average
SELECT e.department, e.name, e.salary
FROM employees AS e
JOIN (SELECT department, AVG(salary) AS average FROM employees GROUP BY department) AS a ON a.department = e.department
WHERE e.salary > a.average
ORDER BY e.department, e.salary DESC, e.name;
