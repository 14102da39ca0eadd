-- Finds no rank 2 where two share the first
WITH ranked AS (
  SELECT department, salary, RANK() OVER (PARTITION BY department ORDER BY salary DESC) AS place FROM employees
)
SELECT department, MAX(CASE WHEN place = 2 THEN salary END) AS salary FROM ranked GROUP BY department ORDER BY department;
