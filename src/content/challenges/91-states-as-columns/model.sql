SELECT substr(day, 1, 7) AS month,
  COUNT(*) FILTER (WHERE state = 'open') AS open,
  COUNT(*) FILTER (WHERE state = 'sent') AS sent,
  COUNT(*) FILTER (WHERE state = 'returned') AS returned,
  COUNT(*) AS orders
FROM orders
GROUP BY month
ORDER BY month;
