-- Takes seven rows, however many days they span
SELECT day, COUNT(*) OVER week AS days, SUM(mm) OVER week AS mm FROM rain WINDOW week AS (ORDER BY day ROWS BETWEEN 6 PRECEDING AND CURRENT ROW) ORDER BY day;
