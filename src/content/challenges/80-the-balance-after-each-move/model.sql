SELECT account, day, cents, SUM(cents) OVER (PARTITION BY account ORDER BY day, id) AS balance
FROM moves
ORDER BY account, day, id;
