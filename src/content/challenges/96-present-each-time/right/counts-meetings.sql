-- Counts each member's meetings once each
SELECT m.id, m.name FROM members AS m
WHERE (SELECT COUNT(DISTINCT p.day) FROM present AS p JOIN meetings AS t ON t.day = p.day WHERE p.member_id = m.id) = (SELECT COUNT(*) FROM meetings)
ORDER BY m.id;
