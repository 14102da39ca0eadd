-- Takes the moves in the order in which they were written
SELECT account, day, cents, SUM(cents) OVER (PARTITION BY account ORDER BY id) AS balance
FROM moves
ORDER BY account, day, id;
