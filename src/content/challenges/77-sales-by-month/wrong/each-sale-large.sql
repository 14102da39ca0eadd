-- Asks 10000 of each sale
SELECT substr(day, 1, 7) AS month, COUNT(*) AS sales, SUM(quantity * cents) AS cents
FROM sales
WHERE state = 'paid' AND quantity * cents >= 10000
GROUP BY substr(day, 1, 7)
ORDER BY month DESC;
