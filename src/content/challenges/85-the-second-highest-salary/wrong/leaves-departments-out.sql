-- Has no row where there is one salary
WITH ranked AS (
  SELECT department, salary, DENSE_RANK() OVER (PARTITION BY department ORDER BY salary DESC) AS place FROM employees
)
SELECT DISTINCT department, salary FROM ranked WHERE place = 2 ORDER BY department;
