-- Compares with the whole company
SELECT department, name, salary
FROM employees
WHERE department IS NOT NULL AND salary > (SELECT AVG(salary) FROM employees)
ORDER BY department, salary DESC, name;
