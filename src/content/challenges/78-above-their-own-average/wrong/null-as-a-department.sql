-- Treats those without a department as one
SELECT department, name, salary
FROM (
  SELECT department, name, salary, AVG(salary) OVER (PARTITION BY department) AS average
  FROM employees
)
WHERE salary > average
ORDER BY department, salary DESC, name;
