-- Numbers the rows of each address
WITH numbered AS (SELECT id, LOWER(TRIM(email)) AS address, ROW_NUMBER() OVER w AS place, FIRST_VALUE(id) OVER w AS first FROM members WINDOW w AS (PARTITION BY LOWER(TRIM(email)) ORDER BY id))
SELECT address AS email, MAX(first) AS first, COUNT(*) AS others FROM numbered WHERE place > 1 GROUP BY address ORDER BY others DESC, address;
