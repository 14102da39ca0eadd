import { describe, expect, test } from 'vitest';
import { plainBuild } from '../../../src/domain/c-source/build-options';
import type { Program } from '../../../src/domain/c-source/program';
import { stepOfDifference } from '../../../src/domain/steps/first-difference';
import { EVERYWHERE, type RecordedStep, type Recording, type StepValue } from '../../../src/domain/steps/types';
import { MOST_STEPS, recordRun } from '../../../src/platform/program-steps/record-run';
import { loadNodeToolchain } from '../../support/toolchain';

const LIMITS = { seconds: 20, outputBytes: 1_000_000, memoryBytes: 64 * 1024 * 1024 };

interface Given {
  readonly input?: string;
  readonly args?: readonly string[];
  readonly files?: Program['files'];
}

function record(source: string, { input = '', args = [], files = [] }: Given = {}): Recording {
  const program: Program = {
    source,
    files,
    language: 'c',
    standard: 'C17',
    options: { ...plainBuild, memoryChecks: true },
  };
  const built = loadNodeToolchain().build(program, LIMITS.memoryBytes, true);
  if (built.kind !== 'built') throw new Error(JSON.stringify(built));
  return recordRun({ ...program, wasm: built.wasm }, { input, args }, LIMITS);
}

/** A value with all it leads to, as a text; what was met before is named by its number. */
function told({ things }: RecordedStep, value: StepValue, met: readonly number[] = []): string {
  if (typeof value === 'string') return value;
  const item = value.item === undefined ? '' : `+${value.item}`;
  const thing = things[value.to];
  if (!thing || met.includes(value.to)) return `#${value.to}${item}`;
  const inner = [...met, value.to];
  const step = { things } as RecordedStep;
  if (thing.kind === 'list')
    return `[${thing.items.map((one) => told(step, one, inner)).join(' ')}${thing.length > thing.items.length ? ' …' : ''}]${item}`;
  if (thing.kind === 'object')
    return `{${thing.fields.map(([name, one]) => `${name}: ${told(step, one, inner)}`).join(', ')}}${item}`;
  return '?';
}

/** The variables of a step, function by function, the innermost first. */
const variablesOf = (step: RecordedStep | undefined, frame = 0): Record<string, string> =>
  Object.fromEntries(
    (step?.frames[frame]?.variables ?? []).map(([name, value]) => [name, told(step as RecordedStep, value)]),
  );

/** The step before a line, the last one. */
const lastAt = ({ steps }: Recording, line: number) => steps.findLast((step) => step.line === line);
/** The line that holds a word. */
const lineOf = (source: string, word: string) => source.split('\n').findIndex((text) => text.includes(word)) + 1;
const linesOf = ({ steps }: Recording) => steps.map(({ line }) => line);

describe('a program in C, step by step', () => {
  test('tells each line as often as it runs, in order, and what it wrote', () => {
    const recording = record(`#include <stdio.h>
int main(void) {
  int sum = 0;
  for (int i = 1; i <= 2; i++) {
    sum += i;
    printf("%d", sum);
  }
  return sum;
}
`);
    expect(linesOf(recording)).toEqual([3, 4, 5, 6, 4, 5, 6, 4, 8]);
    expect(recording.steps.map(({ written }) => written)).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2]);
    expect(recording).toMatchObject({ output: '13', cut: false, end: { kind: 'exited', words: '3' } });
    expect(stepOfDifference(recording, '14')).toBe(6);
  });

  test('a variable is there from its line to the end of its block, and says when nothing was put into it', () => {
    const source = `#include <stdlib.h>
int main(void) {
  int before;
  {
    int inner = 7;
    before = inner;
  }
  for (int i = 0; i < 2; i++) {
    int twice = 2 * i;
    before += twice;
  }
  int *room = malloc(3 * sizeof *room);
  room[1] = before;
  free(room);
  return 0;
}
`;
    const recording = record(source);
    const told = recording.steps.map((step) => [step.line, variablesOf(step)]);
    expect(told).toEqual([
      [5, { before: 'not set' }],
      [6, { before: 'not set', inner: '7' }],
      [8, { before: '7' }],
      [9, { before: '7', i: '0' }],
      [10, { before: '7', i: '0', twice: '0' }],
      [8, { before: '7', i: '0' }],
      [9, { before: '7', i: '1' }],
      [10, { before: '7', i: '1', twice: '2' }],
      [8, { before: '9', i: '1' }],
      [12, { before: '9' }],
      [13, { before: '9', room: '[not set not set not set]' }],
      [14, { before: '9', room: '[not set 9 not set]' }],
      [15, { before: '9', room: 'memory that was freed' }],
    ]);
  });

  test('numbers, characters, enumerations and texts are written as C writes them', () => {
    const source = `#include <stdbool.h>
#include <stdint.h>
enum color { RED, GREEN = 5, BLUE = -2 };
typedef enum { LOW, HIGH } level;
int main(void) {
  signed char small = -5; unsigned char byte = 200; short medium = -30000; unsigned short wide = 60000;
  int plain = -1; unsigned int many = 4000000000u; long long large = -9000000000000000000ll; uint64_t huge = 18000000000000000000u;
  char letter = 'x', line = '\\n', none = 0; bool yes = true, no = false;
  float third = 0.1f; double half = 0.5, whole = 3, tiny = 1e-300; long double quarter = 0.25L;
  enum color color = GREEN, odd = 3, blue = BLUE; level how = HIGH;
  char name[8] = "Zo\\u00eb"; const char *text = "a \\"b\\"\\n"; char full[3] = {'a', 'b', 'c'}; const char *part = text + 2;
  return 0;
}
`;
    expect(variablesOf(lastAt(record(source), 12))).toEqual({
      ...{ small: '-5', byte: '200', medium: '-30000', wide: '60000', plain: '-1', many: '4000000000' },
      ...{ large: '-9000000000000000000', huge: '18000000000000000000' },
      ...{ letter: "'x' 120", line: "'\\n' 10", none: "'\\0' 0", yes: 'true', no: 'false' },
      ...{ third: '0.1', half: '0.5', whole: '3.0', tiny: '1e-300', quarter: '0.25' },
      ...{ color: 'GREEN (5)', odd: '3', blue: 'BLUE (-2)', how: 'HIGH (1)' },
      ...{ name: '"Zoë"', text: '"a \\"b\\"\\n"', full: "['a' 97 'b' 98 'c' 99]", part: '"\\"b\\"\\n"' },
    });
  });

  test('arrays, structures, unions and bit fields are told with what is in them', () => {
    const source = `#include <stdlib.h>
struct point { int x, y; };
struct shape { const char *name; struct point corners[2]; union { int whole; float real; } size; unsigned hidden : 1, order : 3; int shift : 4; };
struct message { int length; char text[]; };
int main(void) {
  int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  struct shape shape = {"box", {{1, 2}, {3, 4}}, {.whole = 9}, 1, 5, -3};
  struct point *points = calloc(2, sizeof *points);
  points[1].y = 8;
  struct message *message = malloc(sizeof *message + 6);
  message->length = 5;
  for (int i = 0; i < 6; i++) message->text[i] = "hello"[i];
  int count = 2;
  int sized[count];
  sized[0] = 1; sized[1] = 2;
  int numbers[30] = {0};
  return 0;
}
`;
    const told = variablesOf(lastAt(record(source), lineOf(source, 'return 0')));
    expect(told).toMatchObject({
      grid: '[[1 2 3] [4 5 6]]',
      points: '[{x: 0, y: 0} {x: 0, y: 8}]',
      message: '{length: 5, text: "hello"}',
      numbers: `[${'0 '.repeat(24)}…]`,
    });
    expect(told.shape).toMatch(
      /^\{name: "box", corners: \[\{x: 1, y: 2\} \{x: 3, y: 4\}\], size: \{whole: 9, real: 1\.26\S+\}, hidden: 1, order: 5, shift: -3\}$/,
    );
  });

  test('a pointer leads to a variable, an item, a field or a block, or says that it leads nowhere', () => {
    const source = `#include <stdlib.h>
struct pair { int left, right; };
static int counter = 4;
static int add(int a, int b) { return a + b; }
static int look(int *number, struct pair *pair) {
  return *number + pair->left;
}
int main(void) {
  int number = 3, list[4] = {1, 2, 3, 4};
  struct pair pair = {5, 6};
  int *to = &number, *item = list + 2, *behind = list + 4, *field = &pair.right, *global = &counter, *none = NULL, *unset;
  int (*call)(int, int) = add;
  void *any = list, *block = malloc(10);
  int *gone = malloc(4);
  free(gone);
  int *left;
  { int inner = 1; left = &inner; }
  look(to, &pair);
  call(1, 2);
  free(block);
  return 0;
}
`;
    const recording = record(source);
    expect(variablesOf(lastAt(recording, lineOf(source, 'look(to')))).toMatchObject({
      ...{ to: '&number', item: '[1 2 3 4]+2', behind: '[1 2 3 4]+4', field: '&pair.right', global: '&counter' },
      ...{ none: 'NULL', unset: 'not set', call: 'a function', any: '[1 2 3 4]', block: 'a block of 10 bytes' },
      ...{ gone: 'memory that was freed', left: 'a variable that is gone' },
    });
    const inside = lastAt(recording, lineOf(source, 'return *number'));
    expect(variablesOf(inside)).toEqual({ number: '&number', pair: '{left: 5, right: 6}' });
    expect(inside?.frames.map(({ name, line }) => [name, line])).toEqual([
      ['look', 6],
      ['main', lineOf(source, 'look(to')],
      [EVERYWHERE, 0],
    ]);
    expect(variablesOf(inside, 2)).toEqual({ counter: '4' });
  });

  test('small numbers are no text, a long block has no items, and what has no name is told apart', () => {
    const source = `#include <stdint.h>
#include <stdlib.h>
typedef struct { struct { int deep; } inner; int outer; } nested;
int main(void) {
  int8_t small[3] = {65, 66, 0};
  uint8_t bytes[3] = {65, 66, 0};
  int *many = calloc(600000, sizeof *many);
  nested both = {{1}, 2};
  return 0;
}
`;
    expect(variablesOf(lastAt(record(source), 9))).toEqual({
      ...{ small: '[65 66 0]', bytes: '[65 66 0]', many: 'a block of more than 1 MB' },
      both: '{inner: {deep: 1}, outer: 2}',
    });
  });

  test('a recursion that fills the stack ends as in a run, and what checks memory is left alone', () => {
    const source = `static int down(int n) {
  char room[24000];
  room[n % 24000] = (char)n;
  return down(n + 1) + room[0];
}
int main(void) { return down(0); }
`;
    const { steps, end, cut } = record(source);
    expect(cut).toBe(false);
    expect(end.words).toMatch(/stack overflow/i);
    expect(steps.at(-1)).toMatchObject({ event: 'exception' });
  });

  test('what goes round in a ring is told once', () => {
    const source = `struct node { int value; struct node *next; };
int main(void) {
  struct node a = {1, 0}, b = {2, &a};
  a.next = &b;
  return 0;
}
`;
    const step = lastAt(record(source), 5);
    expect(Object.keys(step?.things ?? {})).toHaveLength(2);
    expect(variablesOf(step).a).toMatch(/^\{value: 1, next: \{value: 2, next: #\d\}\}$/);
  });

  test('the calls are those that are open: recursion, functions without variables, callbacks, jumps', () => {
    const source = `#include <setjmp.h>
#include <stdlib.h>
static int calls;
static jmp_buf home;
static void down(void) {
  if (++calls < 3) down();
  calls--;
}
static int compare(const void *a, const void *b) {
  return *(const int *)a - *(const int *)b;
}
static void leave(void) {
  longjmp(home, 1);
}
static int factorial(int n) {
  return n < 2 ? 1 : n * factorial(n - 1);
}
int main(void) {
  down();
  int list[2] = {2, 1};
  qsort(list, 2, sizeof *list, compare);
  if (setjmp(home) == 0) leave();
  int f = factorial(3);
  return f;
}
`;
    const recording = record(source);
    const namesAt = (line: number) =>
      recording.steps
        .filter((step) => step.line === line)
        .map(({ frames }) => frames.map(({ name }) => name).filter((name) => name !== EVERYWHERE));
    expect(namesAt(6).map(({ length }) => length)).toEqual([2, 3, 4]);
    expect(namesAt(7).map(({ length }) => length)).toEqual([4, 3, 2]);
    expect(namesAt(10)[0]).toEqual(['compare', 'main']);
    expect(namesAt(13)).toEqual([['leave', 'main']]);
    expect(namesAt(16)).toEqual([
      ['factorial', 'main'],
      ['factorial', 'factorial', 'main'],
      ['factorial', 'factorial', 'factorial', 'main'],
    ]);
    expect(namesAt(24)).toEqual([['main']]);
    expect(variablesOf(lastAt(recording, 24))).toMatchObject({ f: '6', list: '[1 2]' });
  });

  test('a fault is the last step, in its own words', () => {
    const source = `#include <stddef.h>
struct node { int value; struct node *next; };
int main(void) {
  struct node only = {1, NULL};
  struct node *at = &only;
  at = at->next;
  return at->value;
}
`;
    const recording = record(source);
    const last = recording.steps.at(-1);
    expect(last).toMatchObject({ event: 'exception', line: 7 });
    expect(last?.words).toMatch(/null/i);
    expect(variablesOf(last).at).toBe('NULL');
    expect(recording.end).toEqual({ kind: 'fault', words: last?.words });
  });

  test('a program that does more is cut, and ended', () => {
    const recording = record('int main(void) {\n  for (unsigned i = 0;; i++)\n    i += 2;\n}\n');
    expect(recording.steps).toHaveLength(MOST_STEPS);
    expect(recording.cut).toBe(true);
  });

  test('input, arguments and several files', () => {
    const source = `#include <stdio.h>
#include "twice.h"
int main(int argc, char **argv) {
  int given;
  scanf("%d", &given);
  int all = twice(given) + other(argc);
  return all;
}
`;
    const files = [
      { name: 'twice.h', text: 'static inline int twice(int n) {\n  return 2 * n;\n}\nint other(int n);\n' },
      {
        name: 'other.c',
        text: '#include "twice.h"\nstatic int seen;\nint other(int n) {\n  seen += n;\n  return n;\n}\n',
      },
    ];
    const recording = record(source, { input: '21\n', args: ['one', 'two'], files });
    expect(recording.steps.map(({ file = 'main.c', line }) => `${file} ${line}`)).toEqual([
      ...['main.c 4', 'main.c 5', 'main.c 6', 'twice.h 2', 'other.c 4', 'other.c 5', 'main.c 7'],
    ]);
    expect(variablesOf(recording.steps.at(-1))).toMatchObject({ given: '21', argc: '3', all: '45' });
    expect(variablesOf(recording.steps.at(-1), 1)).toEqual({ seen: '3' });
  });

  test('what is the same in two steps is kept once', () => {
    const { steps } = record('int main(void) {\n  int list[3] = {1, 2, 3};\n  int a = 1;\n  a = 2;\n  return a;\n}\n');
    const [one, other] = [lastAt({ steps } as Recording, 4), lastAt({ steps } as Recording, 5)];
    expect(one?.things[1]).toBeDefined();
    expect(one?.things[1]).toBe(other?.things[1]);
  });
});
