-- Looks at the day and the degrees of the row before
SELECT day, ROUND(degrees - before, 1) AS more
FROM (SELECT day, degrees, LAG(degrees) OVER w AS before, LAG(day) OVER w AS dayBefore FROM temperatures WINDOW w AS (ORDER BY day))
WHERE degrees > before AND dayBefore = date(day, '-1 day')
ORDER BY day;
