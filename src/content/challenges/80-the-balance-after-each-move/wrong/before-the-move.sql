-- Stops at the row before
SELECT account, day, cents, COALESCE(SUM(cents) OVER (PARTITION BY account ORDER BY day, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS balance
FROM moves
ORDER BY account, day, id;
