-- Gives the numbers that are there on both sides
SELECT number AS first, next AS last, next - number AS missing
FROM (SELECT number, LEAD(number) OVER (ORDER BY number) AS next FROM invoices)
WHERE next > number + 1
ORDER BY first;
