-- Takes the next number in the order of days
SELECT number + 1 AS first, next - 1 AS last, next - number - 1 AS missing
FROM (SELECT number, LEAD(number) OVER (ORDER BY day) AS next FROM invoices)
WHERE next > number + 1
ORDER BY first;
