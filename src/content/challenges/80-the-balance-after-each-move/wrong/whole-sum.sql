-- Gives the balance at the end everywhere
SELECT account, day, cents, SUM(cents) OVER (PARTITION BY account) AS balance
FROM moves
ORDER BY account, day, id;
