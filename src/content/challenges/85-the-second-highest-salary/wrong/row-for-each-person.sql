-- Gives a row for each person of that salary
WITH ranked AS (
  SELECT department, salary, DENSE_RANK() OVER (PARTITION BY department ORDER BY salary DESC) AS place FROM employees
)
SELECT d.department, r.salary FROM (SELECT DISTINCT department FROM employees) AS d LEFT JOIN ranked AS r ON r.department = d.department AND r.place = 2 ORDER BY d.department;
