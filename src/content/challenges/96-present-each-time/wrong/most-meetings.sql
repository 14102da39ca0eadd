-- Takes those who were there most often
WITH c AS (SELECT m.id, m.name, COUNT(DISTINCT t.day) AS n FROM members AS m LEFT JOIN present AS p ON p.member_id = m.id LEFT JOIN meetings AS t ON t.day = p.day GROUP BY m.id) SELECT id, name FROM c WHERE n = (SELECT MAX(n) FROM c) ORDER BY id;
