SELECT substr(day, 1, 7) AS month, state, COUNT(*) AS orders
FROM orders
GROUP BY month, state;
