-- Gives only the first missing number
SELECT number + 1 AS first, number + 1 AS last, 1 AS missing
FROM invoices AS i
WHERE number < (SELECT MAX(number) FROM invoices)
  AND NOT EXISTS (SELECT 1 FROM invoices WHERE number = i.number + 1)
ORDER BY first;
