-- Puts the day into the middle
SELECT day, COUNT(*) OVER week AS days, SUM(mm) OVER week AS mm FROM rain WINDOW week AS (ORDER BY julianday(day) RANGE BETWEEN 3 PRECEDING AND 3 FOLLOWING) ORDER BY day;
