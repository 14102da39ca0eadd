import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsOf } from '../../../src/platform/compiler/command-lines';
import { describeFault } from '../../../src/platform/compiler/faults';
import { readTar } from '../../../src/platform/compiler/files';
import { readLines } from '../../../src/platform/compiler/line-table';
import { createOutput } from '../../../src/platform/compiler/output-batches';
import { leadingIncludes, preambleKey } from '../../../src/platform/compiler/preamble';
import { createTypedInput } from '../../../src/platform/compiler/typed-input';
import { writeTar } from '../../tools/toolchain/trim-sysroot';

describe('headers at the head of a source', () => {
  it.each([
    { source: '#include <iostream>\n#include <vector>\n\nint main() {}', headers: ['<iostream>', '<vector>'] },
    { source: '// first\n/* a\n b */ #include <map> // maps\n#  include <set>\r\nint x;', headers: ['<map>', '<set>'] },
    { source: '#define NDEBUG\n#include <cassert>', headers: [] },
    { source: '#include <map>\nusing namespace std;\n#include <set>', headers: ['<map>'] },
    { source: '#include "own.h"\n#include <map>', headers: [] },
    { source: '#include <map> int x;', headers: [] },
    { source: '/* never ends\n#include <map>', headers: [] },
    { source: '', headers: [] },
  ])('$source', ({ source, headers }) => {
    expect(leadingIncludes(source)).toEqual(headers);
  });

  it('belong to a language standard', () => {
    const source = '#include <map>\n';
    const key = (language: 'c' | 'cpp', standard: 'C17' | 'C++17' | 'C++20') =>
      preambleKey({ source, language, standard });
    expect(key('c', 'C17')).toBeNull();
    expect(key('cpp', 'C++17')).not.toBe(key('cpp', 'C++20'));
  });
});

describe('what a source needs', () => {
  it.each([
    ['int main(void) { printf("%d", 1); }', { longJumps: false, longDouble: false, streams: false }],
    ['long   double x;', { longJumps: false, longDouble: true, streams: false }],
    ['scanf("%10Lf", p)', { longJumps: false, longDouble: true, streams: false }],
    ['std::cin >> n;', { longJumps: false, longDouble: false, streams: true }],
    ['if (setjmp(here)) {}', { longJumps: true, longDouble: false, streams: false }],
  ])('%s', (source, needs) => expect(needsOf(source)).toEqual(needs));
});

describe('archives', () => {
  it('give back what was put in', () => {
    const name = fc
      .array(fc.stringMatching(/^[a-z_+]{1,40}$/), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join('/'))
      .filter((path) => path.length < 200);
    const files = fc.array(fc.tuple(name, fc.uint8Array({ maxLength: 1500 }))).map((entries) => new Map(entries));
    fc.assert(
      fc.property(files, (given) => {
        const found = [...readTar(writeTar(given))].map((entry) => [entry.name, [...entry.bytes]]);
        expect(new Map(found as [string, number[]][])).toEqual(new Map([...given].map(([n, b]) => [n, [...b]])));
      }),
      { seed: 7, numRuns: 60 },
    );
  });
  it.each([0, 1, 511, 513, 1500])('cut to %i bytes are read as far as they go', (length) => {
    const archive = writeTar(new Map([['a', new Uint8Array(700)]]));
    expect([...readTar(archive.subarray(0, length))].length).toBeLessThanOrEqual(1);
  });
});

describe('output of a program', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const collect = (clock: () => number) => {
    const posted: [string, string][] = [];
    return { posted, output: createOutput((stream, text) => posted.push([stream, text]), clock) };
  };

  it('goes out at once, so that a program that spins afterwards loses nothing', () => {
    const { posted, output } = collect(() => 0);
    output.write('stdout', bytes('a'));
    output.write('stderr', bytes('b'));
    expect(posted).toEqual([
      ['stdout', 'a'],
      ['stderr', 'b'],
    ]);
  });

  it('keeps a character together whose bytes come apart', () => {
    const { posted, output } = collect(() => 0);
    const [first, ...rest] = bytes('é');
    output.write('stdout', Uint8Array.of(first ?? 0));
    output.write('stdout', Uint8Array.from(rest));
    expect(posted).toEqual([['stdout', 'é']]);
  });

  it('is put together when it floods, in order and whole', () => {
    let now = 0;
    const { posted, output } = collect(() => now);
    for (let line = 0; line < 50_000; line++) {
      now += 0.01;
      output.write('stdout', bytes(`${line}\n`));
    }
    output.flush();
    expect(posted.length).toBeLessThan(3000);
    expect(posted.map(([, text]) => text).join('')).toBe(Array.from({ length: 50_000 }, (_, n) => `${n}\n`).join(''));
  });
});

describe('typed input', () => {
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

  it('waits once for each read that finds nothing, and ends', async () => {
    let waits = 0;
    const input = createTypedInput(() => {
      waits += 1;
    });
    const first = input.read(3);
    expect(waits).toBe(1);
    input.add('hello\n');
    expect(text(await first)).toBe('hel');
    expect(text(await input.read(100))).toBe('lo\n');
    expect(waits).toBe(1);
    const last = input.read(1);
    expect(waits).toBe(2);
    input.add('');
    input.close();
    input.add('too late');
    expect((await last).byteLength).toBe(0);
    expect((await input.read(5)).byteLength).toBe(0);
  });
});

describe('faults in words', () => {
  const fault = (kind: Parameters<typeof describeFault>[0]['kind'], text: string, more = {}) =>
    describeFault({ kind, text, lastError: '', exhausted: false, ...more });

  it.each([
    ['trap', 'Maximum call stack size exceeded', 'Stack overflow'],
    ['trap', 'too much recursion', 'Stack overflow'],
    ['trap', 'memory access out of bounds', 'Segmentation fault'],
    ['trap', 'index out of bounds', 'Segmentation fault'],
    ['trap', 'Out of bounds memory access (evaluating "x")', 'Segmentation fault'],
    ['trap', 'null function or function signature mismatch', 'Call through a bad function pointer'],
    ['trap', 'indirect call to null', 'Call through a bad function pointer'],
    ['trap', 'divide by zero', 'division by zero'],
    ['trap', 'unreachable', 'Aborted'],
    ['trap', 'something new', 'Stopped by the browser: something new'],
    ['abort', 'abort() was called', 'Aborted'],
    [
      'library',
      '/usr/include/c++/v1/x:1: assertion !empty() failed: front() called on an empty vector\n',
      'front() called on an empty vector',
    ],
    [
      'exception',
      "instance of 'std::__2::basic_string<char, std::__2::char_traits<char>, std::__2::allocator<char>>'",
      "instance of 'std::string'",
    ],
  ] as const)('%s: %s', (kind, text, message) => {
    const words = fault(kind, text);
    expect(words.message).toBe(message);
    expect(words.explanation).toMatch(/^[A-Z].*\.$/s);
  });

  it('names the signal that a program sent itself', () => {
    const lastError = 'x\nProgram recieved fatal signal: Floating point exception\n';
    expect(fault('abort', '', { lastError }).message).toBe('Floating point exception');
  });

  it('says that memory ran out where a null pointer comes from that', () => {
    const text = "store to null pointer of type 'int'";
    expect(fault('check', text, { exhausted: true }).explanation).toMatch(/256 MB/);
    expect(fault('check', text).explanation).not.toMatch(/256 MB/);
  });
});

describe('line tables', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['a header alone', Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)],
    ['a section that is cut', Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, 200, 12, 0x2e)],
  ])('%s gives no place', (_, wasm) => expect(readLines(wasm, ['main.c'])(10)).toBeNull());
});
