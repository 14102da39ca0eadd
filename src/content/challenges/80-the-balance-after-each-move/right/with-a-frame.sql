-- Says the frame of the window by rows
SELECT account, day, cents,
  SUM(cents) OVER (PARTITION BY account ORDER BY day, id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS balance
FROM moves
ORDER BY account, day, id;
