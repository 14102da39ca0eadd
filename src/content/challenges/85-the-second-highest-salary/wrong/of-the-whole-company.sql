-- Ranks all departments together
WITH ranked AS (
  SELECT department, salary, DENSE_RANK() OVER (ORDER BY salary DESC) AS place FROM employees
)
SELECT department, MAX(CASE WHEN place = 2 THEN salary END) AS salary FROM ranked GROUP BY department ORDER BY department;
