SELECT department, name, salary
FROM employees;
