SELECT number
FROM invoices
ORDER BY number;
