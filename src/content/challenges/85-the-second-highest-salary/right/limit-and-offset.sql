-- Looks up the second of the different salaries for each department
SELECT d.department, (
  SELECT DISTINCT salary FROM employees AS e WHERE e.department = d.department ORDER BY salary DESC LIMIT 1 OFFSET 1
) AS salary
FROM (SELECT DISTINCT department FROM employees) AS d
ORDER BY d.department;
