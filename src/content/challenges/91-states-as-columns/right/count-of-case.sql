-- Counts what CASE gives and is not NULL
SELECT strftime('%Y-%m', day) AS month, COUNT(CASE WHEN state = 'open' THEN 1 END) AS open, COUNT(CASE WHEN state = 'sent' THEN id END) AS sent,
  COUNT(CASE WHEN state = 'returned' THEN 'x' END) AS returned, COUNT(*) AS orders
FROM orders
GROUP BY 1
ORDER BY 1;
