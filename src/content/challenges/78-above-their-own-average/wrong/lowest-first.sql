-- Orders salaries from the lowest
SELECT department, name, salary
FROM (
  SELECT department, name, salary, AVG(salary) OVER (PARTITION BY department) AS average
  FROM employees
  WHERE department IS NOT NULL
)
WHERE salary > average
ORDER BY department, salary, name;
