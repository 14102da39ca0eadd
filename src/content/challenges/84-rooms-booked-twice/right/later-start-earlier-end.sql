-- Asks whether the later start is before the earlier end
SELECT a.room, a.id AS one, b.id AS other
FROM bookings AS a
JOIN bookings AS b USING (room)
WHERE a.id < b.id AND MAX(a.starts, b.starts) < MIN(a.ends, b.ends)
ORDER BY a.room, a.id, b.id;
