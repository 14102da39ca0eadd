-- Counts last - first + 2
SELECT number + 1 AS first, next - 1 AS last, next - number AS missing
FROM (SELECT number, LEAD(number) OVER (ORDER BY number) AS next FROM invoices)
WHERE next > number + 1
ORDER BY first;
