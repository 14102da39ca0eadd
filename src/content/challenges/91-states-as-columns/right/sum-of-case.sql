-- Adds ones and zeros up
SELECT substr(day, 1, 7) AS month,
  SUM(CASE WHEN state = 'open' THEN 1 ELSE 0 END) AS open,
  SUM(CASE state WHEN 'sent' THEN 1 ELSE 0 END) AS sent,
  SUM(state = 'returned') AS returned,
  COUNT(id) AS orders
FROM orders
GROUP BY substr(day, 1, 7)
ORDER BY 1;
