-- Asks for one meeting
SELECT DISTINCT m.id, m.name FROM members AS m JOIN present AS p ON p.member_id = m.id JOIN meetings AS t ON t.day = p.day ORDER BY m.id;
