-- Takes away those who miss some meeting
SELECT id, name FROM members WHERE id NOT IN (
  SELECT member FROM (SELECT m.id AS member, t.day FROM members AS m CROSS JOIN meetings AS t EXCEPT SELECT member_id, day FROM present)
) ORDER BY id;
