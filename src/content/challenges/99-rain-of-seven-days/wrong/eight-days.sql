-- Goes back seven days, which makes eight
SELECT day, COUNT(*) OVER week AS days, SUM(mm) OVER week AS mm FROM rain WINDOW week AS (ORDER BY julianday(day) RANGE BETWEEN 7 PRECEDING AND CURRENT ROW) ORDER BY day;
