-- Runs on from one account to the next
SELECT account, day, cents, SUM(cents) OVER (ORDER BY account, day, id) AS balance
FROM moves
ORDER BY account, day, id;
