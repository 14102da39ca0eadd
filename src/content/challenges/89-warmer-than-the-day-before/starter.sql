SELECT day, degrees
FROM temperatures
ORDER BY day;
