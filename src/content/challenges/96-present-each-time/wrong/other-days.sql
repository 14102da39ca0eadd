-- Counts days without a meeting
SELECT m.id, m.name FROM members AS m WHERE (SELECT COUNT(DISTINCT p.day) FROM present AS p WHERE p.member_id = m.id) >= (SELECT COUNT(*) FROM meetings) ORDER BY m.id;
