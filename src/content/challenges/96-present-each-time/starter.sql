SELECT id, name
FROM members
ORDER BY id;
