-- Compares the starts alone
SELECT a.room, a.id AS one, b.id AS other
FROM bookings AS a
JOIN bookings AS b ON b.room = a.room AND b.id > a.id AND b.starts = a.starts
ORDER BY a.room, one, other;
