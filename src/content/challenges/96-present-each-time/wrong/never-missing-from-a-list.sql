-- Asks for all days on which anybody signed
SELECT id, name FROM members AS m WHERE NOT EXISTS (SELECT 1 FROM present AS t WHERE NOT EXISTS (SELECT 1 FROM present AS p WHERE p.member_id = m.id AND p.day = t.day)) ORDER BY id;
