import { expect, it } from 'vitest';
import type { Program } from '../../../machines/contracts/compiler';
import { loadNodeToolchain } from '../../support/toolchain';

const PATIENCE = 300_000;

/** Programs with the place that is asked about, and rows of the list that the compiler gives there. */
const places: readonly (readonly [text: string, language: Program['language'], rows: string[], absent: string[]])[] = [
  [
    'struct point { int x; double y; };\nint main(void) {\n  struct point p;\n  p.@\n}\n',
    'c',
    ['x int', 'y double'],
    ['main', 'p'],
  ],
  [
    '#include <stdlib.h>\ntypedef struct node { struct node *next; } node;\nint main(void) {\n  node *größe = malloc(sizeof *größe); größe->@\n}\n',
    'c',
    ['next struct node *'],
    ['malloc'],
  ],
  [
    '#include <stdio.h>\n#define LIMIT 9\nstatic int add(int a, int b) { return a + b; }\nint main(void) {\n  int total = 0;\n  @\n}\n',
    'c',
    ['total int', 'add (int a, int b) → int', 'LIMIT ', 'EOF ', 'struct '],
    ['__func__'],
  ],
  [
    '#include <string>\n#include <vector>\nint main() {\n  std::vector<std::string> names;\n  names[0].@\n}\n',
    'cpp',
    ['length () const → size_type', 'c_str () const → const value_type *'],
    ['emplace_back', 'operator='],
  ],
  [
    'enum class Colour { red, green };\nint main() {\n  auto c = Colour::@\n}\n',
    'cpp',
    ['red Colour', 'green Colour'],
    ['main'],
  ],
  [
    'class Account {\n public:\n  void put(int cents) { balance += cents; }\n private:\n  int balance = 0;\n};\nint main() {\n  Account a;\n  a.@\n}\n',
    'cpp',
    ['put (int cents) → void'],
    ['balance'],
  ],
];

it.each(places)(
  'the compiler tells which names can stand in %s',
  (text, language, rows, absent) => {
    const toolchain = loadNodeToolchain();
    const before = text.slice(0, text.indexOf('@')).split('\n');
    const program: Program = {
      source: text.replace('@', ''),
      language,
      standard: language === 'c' ? 'C17' : 'C++17',
    };
    const at = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
    const names = toolchain.names(program, at);
    const told = names?.map(({ name, signatures }) => `${name} ${signatures[0] ?? ''}`);
    expect(told).toEqual(expect.arrayContaining(rows));
    for (const name of absent) expect(names?.map((one) => one.name)).not.toContain(name);
    // Headers that were compiled in advance change nothing but the time.
    if (toolchain.prepare(program)) expect(toolchain.names(program, at)).toEqual(names);
  },
  PATIENCE,
);
