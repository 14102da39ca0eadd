import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, visibleText } from '../../../src/domain/c-source/terminal-text';

test.each([
  ['plain\ttext\n', 'plain\ttext\n'],
  ['\u001b[31mred\u001b[0m', 'red'],
  ['\u001b]0;title\u0007after', 'after'],
  ['\u001b[2J\u001b(Bx\u001b[?25l', 'x'],
  ['a\r\nb', 'a\nb'],
  ['a\0b\u0007', 'a\u2400b\u2407'],
  ['\u007f', '\u2421'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
])('%j is seen as %j', (text, seen) => expect(visibleText(text)).toBe(seen));

const all = (blocks: ReturnType<typeof blocksOf>) =>
  blocks.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');

test('nothing is lost, blocks are bounded, and all but the last end with a line where they can', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ stream: fc.constantFrom('stdout' as const, 'stderr' as const), text: fc.string() }), {
        maxLength: 20,
      }),
      (output) => {
        expect(all(blocksOf(output))).toBe(output.map(({ text }) => visibleText(text)).join(''));
      },
    ),
    { seed: 6 },
  );
});

test('1 MB becomes some dozens of blocks, and more of it changes only the last', () => {
  const line = 'a line of some forty characters, more or l\n';
  const text = line.repeat(24_000);
  const blocks = blocksOf([{ stream: 'stdout', text }]);
  expect(blocks.length).toBeGreaterThan(60);
  expect(blocks.length).toBeLessThan(150);
  for (const { pieces, lines } of blocks) {
    expect(lines).toBeLessThanOrEqual(200);
    expect(pieces.at(-1)?.text.endsWith('\n')).toBe(true);
  }
  expect(blocksOf([{ stream: 'stdout', text: text + line }]).slice(0, 120)).toEqual(blocks);
  expect(all(blocks)).toBe(text);
});

test('one line of 1 MB is cut for the eye', () => {
  const blocks = blocksOf([{ stream: 'stdout', text: 'x'.repeat(1_000_000) }]);
  expect(blocks.length).toBe(62);
  expect(all(blocks)).toHaveLength(1_000_000);
});

test('a prompt and what was typed stand on one line of one block', () => {
  expect(
    blocksOf([
      { stream: 'stdout', text: 'Name? ' },
      { stream: 'typed', text: 'Ada\n' },
    ]),
  ).toEqual([
    {
      pieces: [
        { stream: 'stdout', text: 'Name? ' },
        { stream: 'typed', text: 'Ada\n' },
      ],
      lines: 1,
    },
  ]);
});

test.each<[string, string, number[]]>([
  ['200 lines', 'x\n'.repeat(200), [400]],
  ['201 lines', 'x\n'.repeat(201), [400, 2]],
  ['a line that fills a block', `${'x'.repeat(16_383)}\ny\n`, [16_384, 2]],
  ['a line one too long', `${'x'.repeat(16_384)}\ny\n`, [16_384, 3]],
  ['a line without an end that fills a block', 'x'.repeat(16_384), [16_384]],
  ['a line without an end, one too long', 'x'.repeat(16_385), [16_384, 1]],
  ['a short line before a long one', `x\n${'y'.repeat(16_383)}\n`, [2, 16_384]],
  ['nothing', '', []],
])('%s in blocks', (_, text, lengths) =>
  expect(
    blocksOf([{ stream: 'stdout', text }]).map(({ pieces }) =>
      pieces.reduce((sum, piece) => sum + piece.text.length, 0),
    ),
  ).toEqual(lengths),
);

test('lines are counted, one at least', () => {
  const lines = (text: string) => blocksOf([{ stream: 'stdout', text }]).map((block) => block.lines);
  expect([lines('x'), lines('x\n'), lines('x\ny'), lines('x\ny\n')]).toEqual([[1], [1], [1], [2]]);
});
