import { expect, test } from 'vitest';
import { type CodeName, readCodeNames } from '../../../src/domain/c-source/code-names';

/** Rows as clang 22 prints them, and what they say. */
const rows: readonly (readonly [printed: string, CodeName[]])[] = [
  ['COMPLETION: x : [#int#]x', [{ name: 'x', kind: 'variable', signatures: ['int'] }]],
  ['COMPLETION: name : [#char[8]#]name', [{ name: 'name', kind: 'variable', signatures: ['char[8]'] }]],
  ['COMPLETION: next : [#struct node *#]next', [{ name: 'next', kind: 'variable', signatures: ['struct node *'] }]],
  [
    'COMPLETION: push_back : [#void#]push_back(<#const_reference x#>)\nCOMPLETION: push_back : [#void#]push_back(<#value_type &&x#>)',
    [
      {
        name: 'push_back',
        kind: 'function',
        signatures: ['(const_reference x) → void', '(value_type &&x) → void'],
      },
    ],
  ],
  [
    'COMPLETION: get : [#pointer#]get()[# const#]',
    [{ name: 'get', kind: 'function', signatures: ['() const → pointer'] }],
  ],
  [
    'COMPLETION: f : [#void#]f(<#int a#>{#, <#const std::string &s = ""#>#})[# const#]',
    [{ name: 'f', kind: 'function', signatures: ['(int a, const std::string &s = "") const → void'] }],
  ],
  [
    'COMPLETION: printf : [#int#]printf(<#const char *restrict _Nonnull _Nonnull, ...#>)',
    [{ name: 'printf', kind: 'function', signatures: ['(const char *restrict, ...) → int'] }],
  ],
  ['COMPLETION: green : [#Colour#]green', [{ name: 'green', kind: 'variable', signatures: ['Colour'] }]],
  [
    'COMPLETION: vector : vector<<#class Tp#>{#, <#class Allocator#>#}>',
    [{ name: 'vector', kind: 'type', signatures: ['<class Tp, class Allocator>'] }],
  ],
  ['COMPLETION: byte : byte', [{ name: 'byte', kind: 'type', signatures: [] }]],
  ['COMPLETION: A : A::', [{ name: 'A', kind: 'type', signatures: [] }]],
  ['COMPLETION: while', [{ name: 'while', kind: 'keyword', signatures: [] }]],
  [
    'COMPLETION: size : [#std::__2::size_t#]size()',
    [{ name: 'size', kind: 'function', signatures: ['() → std::size_t'] }],
  ],
  // What cannot be written there, or is the library's own affair.
  ['COMPLETION: hidden (Inaccessible) : [#int#]hidden', []],
  ['COMPLETION: operator= : [#A &#]operator=(<#const A &#>)', []],
  ['COMPLETION: operator bool : operator bool()[# const#]', []],
  ['COMPLETION: ~A : [#void#]~A()', []],
  ['COMPLETION: Pattern : [#size_t#]sizeof(<#expression-or-type#>)', []],
  ['COMPLETION: __func__', []],
  ['COMPLETION: _Bool', []],
  ['COMPLETION: <deduction guide for array> : [#std::array<Tp, Size>#](<#std::array<Tp, Size>#>)', []],
  ['COMPLETION: basic_string<_CharT> : basic_string<<#class CharT#>>(<#initializer_list<CharT> il#>)', []],
  ['main.c:3:1: error: expected expression', []],
];

test.each(rows)('%s', (printed, names) => {
  expect(readCodeNames(printed)).toEqual(names);
});

test('a class of the program may have any name', () => {
  expect(readCodeNames('COMPLETION: Pattern : Pattern::\nCOMPLETION: größe : [#int#]größe')).toEqual([
    { name: 'Pattern', kind: 'type', signatures: [] },
    { name: 'größe', kind: 'variable', signatures: ['int'] },
  ]);
});
