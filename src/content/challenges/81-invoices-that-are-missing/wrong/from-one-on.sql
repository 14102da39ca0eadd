-- Takes the numbers from 1 to the smallest as a gap
SELECT before + 1 AS first, number - 1 AS last, number - before - 1 AS missing
FROM (SELECT number, LAG(number, 1, 0) OVER (ORDER BY number) AS before FROM invoices)
WHERE number - before > 1
ORDER BY first;
