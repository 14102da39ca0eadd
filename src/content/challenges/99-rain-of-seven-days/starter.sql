SELECT day, mm
FROM rain
ORDER BY day;
