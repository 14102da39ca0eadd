-- Joins twice and so knows three levels
SELECT e.id, CASE WHEN e.manager_id IS NULL THEN 1 WHEN m.manager_id IS NULL THEN 2 ELSE 3 END AS level,
  COALESCE(h.name || ' > ', '') || COALESCE(m.name || ' > ', '') || e.name AS way
FROM employees AS e
LEFT JOIN employees AS m ON m.id = e.manager_id
LEFT JOIN employees AS h ON h.id = m.manager_id
ORDER BY level, e.id;
