-- Looks both up for each day
SELECT day, (SELECT COUNT(*) FROM rain WHERE day > date(r.day, '-7 days') AND day <= r.day) AS days, (SELECT SUM(mm) FROM rain WHERE day > date(r.day, '-7 days') AND day <= r.day) AS mm
FROM rain AS r ORDER BY day;
