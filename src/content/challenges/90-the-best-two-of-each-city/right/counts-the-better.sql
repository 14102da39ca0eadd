-- Counts for each how many of the city are better
WITH totals AS (
  SELECT s.id, s.city, s.name, (SELECT TOTAL(cents) FROM sales WHERE seller_id = s.id) AS cents FROM sellers AS s
),
placed AS (
  SELECT city, 1 + (SELECT COUNT(*) FROM totals AS b WHERE b.city = t.city AND (-b.cents, b.name, b.id) < (-t.cents, t.name, t.id)) AS place, name, CAST(cents AS INTEGER) AS cents
  FROM totals AS t
)
SELECT city, place, name, cents FROM placed WHERE place < 3 ORDER BY city, place;
