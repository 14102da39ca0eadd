-- Has no members where there are no meetings
SELECT m.id, m.name FROM members AS m JOIN present AS p ON p.member_id = m.id JOIN meetings AS t ON t.day = p.day GROUP BY m.id HAVING COUNT(DISTINCT t.day) = (SELECT COUNT(*) FROM meetings) ORDER BY m.id;
