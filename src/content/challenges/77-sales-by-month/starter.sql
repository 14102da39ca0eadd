SELECT substr(day, 1, 7) AS month
FROM sales;
