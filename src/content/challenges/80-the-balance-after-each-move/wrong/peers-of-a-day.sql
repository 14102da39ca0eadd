-- Gives all moves of one day the balance of its evening
SELECT account, day, cents, SUM(cents) OVER (PARTITION BY account ORDER BY day) AS balance
FROM moves
ORDER BY account, day, id;
