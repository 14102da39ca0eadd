import type { LanguageStandard } from '../../../machines/contracts/compiler';

/** How a program of tests/fixtures/programs is to end: its exit code, or the fault with its line. */
export type Ending = number | { readonly message: string | RegExp; readonly line: number | null };

/** One program that is built with the app's own compiler, run, and compared with a native one. */
export interface ProgramCase {
  readonly file: string;
  readonly input?: string;
  readonly standard?: LanguageStandard;
  readonly ending: Ending;
  /** What it prints, whole. */
  readonly output: string;
  /** Why gcc's or g++'s program does something else; none where it must print the same and exit alike. */
  readonly differs?: string;
}

const UNCHECKED = 'gcc leaves it unchecked and goes on';
const ENDS_BY_SIGNAL = 'a native program ends by a signal, and loses what stdio still held';

export const programs: readonly ProgramCase[] = [
  {
    file: 'control-flow.c',
    ending: 0,
    output: '0,1,7,2,5,8,16,3,19,6\nackermann(2, 3) = 9\nnone low low | end\n',
  },
  {
    file: 'heap.c',
    ending: 0,
    output: '0 apple   |\n1 banana  |\n2 cherry  |\n3 fig     |\n4 pear    |\n5 words, last one ends in ar\nxx\n',
  },
  {
    file: 'formats.c',
    ending: 0,
    output: [
      '[-7] [    -7] [-7    ] [-00007] [+7] [ 7]',
      '[4294967295] [beef] [0XBEEF] [777] [0777]',
      '[0.333333] [2.2] [   -2.718] [6.022141e+23] [1E-07] [100000]',
      '[#] [   right] [left    ] [cu] [%]',
      '[-9223372036854775808] [18446744073709551615] [-25536] [44] [8]',
      '[9223372036854775807] [deadbeef] [   42] [3.142]',
      '[inf] [-inf] [1]',
      '[0x1p-1] [0] [2] [0.10000000000000001]',
      '2147483647 15 8',
      '',
    ].join('\n'),
  },
  { file: 'long-double.c', ending: 0, output: '0.333333 1 2.50 1.414\n' },
  {
    file: 'reading.c',
    input: '1999 Ada-Lovelace!\n12',
    ending: 0,
    output: 'year? got 1: 1999\nname? got 1: Ada-Lov\n5 letters, 4 other, at end: 1\nafter the end: -1 nothing\n',
  },
  { file: 'leaving.c', ending: 41, output: 'an unfinished line second, first\n' },
  {
    file: 'own-files.c',
    ending: 0,
    output: '1 ENOENT\n> line 1\n> LINE 2\n> line 3\n4 lines, removed: 1\n1 1\n',
  },
  { file: 'jumps-and-signals.c', ending: 0, output: '3 tries\nsignal 2\n' },
  {
    file: 'overflow.c',
    ending: { message: /^signed integer overflow: 2147483647 \+ 1 cannot be represented in type 'int'$/, line: 7 },
    output: 'before\n',
    differs: UNCHECKED,
  },
  { file: 'division.c', ending: { message: 'division by zero', line: 4 }, output: '3 ', differs: ENDS_BY_SIGNAL },
  {
    file: 'null-pointer.c',
    ending: { message: "member access within null pointer of type 'struct node'", line: 12 },
    output: 'start\n',
    differs: ENDS_BY_SIGNAL,
  },
  {
    file: 'bounds.c',
    ending: { message: "index 4 out of bounds for type 'int[4]'", line: 8 },
    output: '0 1 2 3 4 ',
    differs: UNCHECKED,
  },
  {
    file: 'shift.c',
    ending: { message: "shift exponent 32 is too large for 32-bit type 'unsigned int'", line: 4 },
    output: '1073741824\n2147483648\n',
    differs: UNCHECKED,
  },
  {
    file: 'assertion.c',
    ending: { message: 'Assertion failed: even % 2 == 0, function half', line: 5 },
    output: '4\n',
    differs: ENDS_BY_SIGNAL,
  },
  {
    file: 'deep-recursion.c',
    ending: { message: 'Stack overflow', line: 5 },
    output: '2001000\n',
    differs: ENDS_BY_SIGNAL,
  },
  { file: 'aborted.c', ending: { message: 'Aborted', line: 6 }, output: 'kept', differs: ENDS_BY_SIGNAL },
  { file: 'raised.c', ending: { message: 'Segmentation fault', line: 6 }, output: 'kept\n', differs: ENDS_BY_SIGNAL },
  {
    file: 'bad-call.c',
    ending: { message: 'Call through a bad function pointer', line: 9 },
    output: '8\n',
    differs: UNCHECKED,
  },
  {
    file: 'hungry.c',
    ending: { message: "store to null pointer of type 'char'", line: 7 },
    output: '100 MB\n',
    differs: 'a native program may take all the memory there is',
  },
  {
    file: 'streams.cpp',
    input: 'two words\n6 7\n',
    ending: 0,
    output: [
      'level is a palindrome',
      'la-label! 5 la 9',
      '8 1',
      '0.67 1.23e+04 0.1',
      '0xff****427***true',
      '17 -3',
      '[two words] 42 true',
      '',
    ].join('\n'),
  },
  {
    file: 'containers.cpp',
    ending: 0,
    output: [
      'be:2@5 not:1@3 or:1@2 to:2@4 ',
      '8 6 4 2 1 3 5 7 8 36',
      'Rex woof',
      'Tom meow',
      'bye Tom',
      'bye Rex',
      '5cook 2wash 2read ',
      '832040 1 0',
      '',
    ].join('\n'),
  },
  {
    file: 'exceptions.cpp',
    ending: 0,
    output: [
      'number: 42',
      'text: words',
      'unwinding: ~level ~level ~level code 7',
      'second base: right 2',
      'other: something else',
      'vector: logic error',
      'string: logic error',
      'map: logic error',
      'stoi: logic error',
      'range: logic error',
      'memory: bad alloc',
      'cast: exception',
      'again: ~rethrow logic error',
      'replaced: another',
      'kept: code 9',
      'made: code 11',
      'nested: code 1',
      'constructor: ~member 5',
      '10000 0',
      '',
    ].join('\n'),
  },
  {
    file: 'uncaught.cpp',
    ending: {
      message: "terminate called after throwing an instance of 'std::runtime_error'\n  what():  no such door",
      line: 15,
    },
    output: 'knock ',
    differs: ENDS_BY_SIGNAL,
  },
  {
    file: 'vector-bounds.cpp',
    ending: { message: 'vector[] index out of bounds', line: 17 },
    output: '',
    differs: UNCHECKED,
  },
  {
    file: 'noexcept.cpp',
    ending: { message: "terminate called after throwing an instance of 'int'", line: 16 },
    output: 'in\n',
    differs: ENDS_BY_SIGNAL,
  },
  { file: 'left-scope.cpp', ending: 6, output: 'leaving\n' },
];
