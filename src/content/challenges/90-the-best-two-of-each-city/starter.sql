SELECT city, name
FROM sellers;
