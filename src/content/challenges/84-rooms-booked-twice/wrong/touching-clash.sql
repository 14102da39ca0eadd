-- Takes one that begins at the other's end as a clash
SELECT a.room, a.id AS one, b.id AS other
FROM bookings AS a
JOIN bookings AS b ON b.room = a.room AND b.id > a.id
WHERE a.starts <= b.ends AND b.starts <= a.ends
ORDER BY a.room, one, other;
