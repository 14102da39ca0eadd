-- Adds up all that is not later
SELECT m.account, m.day, m.cents, (
  SELECT SUM(e.cents) FROM moves AS e WHERE e.account = m.account AND (e.day, e.id) <= (m.day, m.id)
) AS balance
FROM moves AS m
ORDER BY m.account, m.day, m.id;
