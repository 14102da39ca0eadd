-- Takes the second row, which may be as high as the first
WITH ranked AS (
  SELECT department, salary, ROW_NUMBER() OVER (PARTITION BY department ORDER BY salary DESC) AS place FROM employees
)
SELECT department, MAX(CASE WHEN place = 2 THEN salary END) AS salary FROM ranked GROUP BY department ORDER BY department;
