SELECT account, day, cents
FROM moves
ORDER BY account, day, id;
