SELECT email, COUNT(*) AS members
FROM members
GROUP BY email;
