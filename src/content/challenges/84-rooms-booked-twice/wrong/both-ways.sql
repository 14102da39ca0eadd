-- Gives each pair twice
SELECT a.room, a.id AS one, b.id AS other
FROM bookings AS a
JOIN bookings AS b ON b.room = a.room AND b.id <> a.id
WHERE a.starts < b.ends AND b.starts < a.ends
ORDER BY a.room, one, other;
