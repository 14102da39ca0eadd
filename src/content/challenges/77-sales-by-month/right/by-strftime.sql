-- Takes the month by strftime
SELECT strftime('%Y-%m', day) AS month, COUNT(*) AS sales, SUM(quantity * cents) AS cents
FROM sales
WHERE state = 'paid'
GROUP BY strftime('%Y-%m', day)
HAVING SUM(quantity * cents) > 9999
ORDER BY strftime('%Y-%m', day) DESC;
