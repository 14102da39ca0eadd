-- Looks up the next number of each whose successor is missing
SELECT number + 1 AS first,
  (SELECT MIN(number) FROM invoices WHERE number > i.number) - 1 AS last,
  (SELECT MIN(number) FROM invoices WHERE number > i.number) - i.number - 1 AS missing
FROM invoices AS i
WHERE number < (SELECT MAX(number) FROM invoices)
  AND NOT EXISTS (SELECT 1 FROM invoices WHERE number = i.number + 1)
ORDER BY first;
