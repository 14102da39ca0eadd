-- Never lets a day out of the window
SELECT day, COUNT(*) OVER week AS days, SUM(mm) OVER week AS mm FROM rain WINDOW week AS (ORDER BY day) ORDER BY day;
