-- Compares salary times people with the sum
SELECT e.department, e.name, e.salary
FROM employees AS e
JOIN (SELECT department, SUM(salary) AS total, COUNT(*) AS people FROM employees GROUP BY department) AS a USING (department)
WHERE e.salary * a.people > a.total
ORDER BY e.department, e.salary DESC, e.name;
