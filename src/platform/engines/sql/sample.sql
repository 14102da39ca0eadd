-- The sample tables: a shop for outdoor goods.
CREATE TABLE departments (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL);
INSERT INTO departments VALUES
  (1, 'Sales', 'Lisbon'), (2, 'Support', 'Lisbon'), (3, 'Warehouse', 'Porto'), (4, 'Research', 'Braga');

CREATE TABLE employees (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  department_id INTEGER REFERENCES departments (id),
  manager_id INTEGER REFERENCES employees (id),
  salary INTEGER NOT NULL,
  hired TEXT NOT NULL
);
INSERT INTO employees VALUES
  (1, 'Ana Duarte', 1, NULL, 5200, '2019-03-01'), (2, 'Bruno Pires', 1, 1, 3100, '2020-09-14'),
  (3, 'Carla Nunes', 1, 1, 3400, '2021-01-11'), (4, 'Daniel Reis', 2, 1, 2900, '2020-05-04'),
  (5, 'Elisa Matos', 2, 4, 2600, '2022-02-21'), (6, 'Filipe Costa', 3, 1, 2800, '2019-07-15'),
  (7, 'Gina Lopes', 3, 6, 2300, '2023-10-02'), (8, 'Hugo Alves', 3, 6, 2300, '2024-01-08'),
  (9, 'Ines Faria', NULL, 1, 4100, '2024-06-17');

CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, joined TEXT NOT NULL);
INSERT INTO customers VALUES
  (1, 'Hill Walkers', 'Lisbon', '2022-01-05'), (2, 'Maria Sousa', 'Porto', '2022-03-19'),
  (3, 'Blue Canoe', 'Faro', '2022-11-30'), (4, 'Rui Tavares', NULL, '2023-02-14'),
  (5, 'Camp North', 'Braga', '2023-08-01'), (6, 'Sofia Leal', 'Lisbon', '2024-04-22');

CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, cents INTEGER NOT NULL);
INSERT INTO products VALUES
  (1, 'Tent for two', 'tents', 18900), (2, 'Tent for four', 'tents', 32900), (3, 'Rope 30 m', 'climbing', 7450),
  (4, 'Head lamp', 'light', 2990), (5, 'Lantern', 'light', 3990), (6, 'Stove', 'kitchen', 5400),
  (7, 'Tin cup', 'kitchen', 690), (8, 'Water filter', 'kitchen', 4200);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  day TEXT NOT NULL,
  state TEXT NOT NULL
);
INSERT INTO orders VALUES
  (1, 1, '2024-01-10', 'delivered'), (2, 2, '2024-01-22', 'delivered'), (3, 1, '2024-02-03', 'delivered'),
  (4, 3, '2024-02-03', 'returned'), (5, 4, '2024-03-15', 'delivered'), (6, 2, '2024-04-01', 'delivered'),
  (7, 1, '2024-04-18', 'delivered'), (8, 5, '2024-05-06', 'open'), (9, 3, '2024-05-20', 'delivered'),
  (10, 2, '2024-06-11', 'open');

CREATE TABLE order_items (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  product_id INTEGER NOT NULL REFERENCES products (id),
  quantity INTEGER NOT NULL,
  PRIMARY KEY (order_id, product_id)
);
INSERT INTO order_items VALUES
  (1, 1, 2), (1, 4, 4), (2, 7, 6), (2, 6, 1), (3, 3, 3), (4, 2, 1), (5, 5, 1), (5, 7, 2),
  (6, 1, 1), (6, 8, 1), (7, 4, 10), (7, 7, 10), (8, 2, 2), (8, 6, 2), (9, 8, 1), (10, 3, 1), (10, 5, 2);
