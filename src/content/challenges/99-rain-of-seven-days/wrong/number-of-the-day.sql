-- Measures by the day of the month
SELECT day, COUNT(*) OVER week AS days, SUM(mm) OVER week AS mm FROM rain WINDOW week AS (PARTITION BY substr(day, 1, 7) ORDER BY CAST(substr(day, 9) AS INTEGER) RANGE BETWEEN 6 PRECEDING AND CURRENT ROW) ORDER BY day;
