-- Compares each booking with the next one alone
SELECT room, MIN(id, next) AS one, MAX(id, next) AS other
FROM (
  SELECT room, id, ends, LEAD(id) OVER w AS next, LEAD(starts) OVER w AS nextStarts
  FROM bookings WINDOW w AS (PARTITION BY room ORDER BY starts, id)
)
WHERE nextStarts < ends
ORDER BY room, one, other;
