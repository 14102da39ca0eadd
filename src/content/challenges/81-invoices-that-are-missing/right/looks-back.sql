-- Compares each number with the one before it
SELECT before + 1 AS first, number - 1 AS last, number - before - 1 AS missing
FROM (SELECT number, LAG(number) OVER (ORDER BY number) AS before FROM invoices)
WHERE number - before > 1
ORDER BY first;
