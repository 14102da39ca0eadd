-- Takes the highest of the salaries below the highest
SELECT e.department, MAX(CASE WHEN e.salary < h.salary THEN e.salary END) AS salary
FROM employees AS e
JOIN (SELECT department, MAX(salary) AS salary FROM employees GROUP BY department) AS h ON h.department = e.department
GROUP BY e.department
ORDER BY e.department;
