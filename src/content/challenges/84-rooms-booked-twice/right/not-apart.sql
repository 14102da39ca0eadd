-- Leaves out those that are one after the other
SELECT a.room, a.id AS one, b.id AS other
FROM bookings AS a, bookings AS b
WHERE a.room = b.room AND a.id < b.id AND NOT (a.ends <= b.starts OR b.ends <= a.starts)
ORDER BY 1, 2, 3;
