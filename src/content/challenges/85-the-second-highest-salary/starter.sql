SELECT department, MAX(salary) AS salary
FROM employees
GROUP BY department
ORDER BY department;
