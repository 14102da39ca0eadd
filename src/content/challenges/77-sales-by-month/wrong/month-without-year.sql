-- Puts the same month of all years together
SELECT substr(day, 1, 5) || substr(day, 6, 2) AS month, COUNT(*) AS sales, SUM(quantity * cents) AS cents
FROM sales
WHERE state = 'paid'
GROUP BY substr(day, 6, 2)
HAVING SUM(quantity * cents) >= 10000
ORDER BY month DESC;
