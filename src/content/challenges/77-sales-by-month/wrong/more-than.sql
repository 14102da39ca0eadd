-- Leaves out a month of exactly 10000
SELECT substr(day, 1, 7) AS month, COUNT(*) AS sales, SUM(quantity * cents) AS cents
FROM sales
WHERE state = 'paid'
GROUP BY substr(day, 1, 7)
HAVING SUM(quantity * cents) > 10000
ORDER BY month DESC;
