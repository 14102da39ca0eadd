SELECT name, manager_id
FROM employees;
