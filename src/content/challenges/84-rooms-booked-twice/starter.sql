SELECT a.room, a.id AS one, b.id AS other
FROM bookings AS a
JOIN bookings AS b ON b.room = a.room;
