-- Adds up weeks of the calendar
SELECT day, COUNT(*) OVER week AS days, SUM(mm) OVER week AS mm FROM rain WINDOW week AS (PARTITION BY strftime('%Y-%W', day) ORDER BY day) ORDER BY day;
