import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FlowBlock, paginate } from '../../../src/domain/resume-document/paginate';

const LINE = 14;
const PAGE = 50 * LINE;

/** Blocks one under the other, each of so many lines. */
function flow(blocks: readonly { lines: number; keep: FlowBlock['keep']; gap?: number }[]): FlowBlock[] {
  let y = 0;
  return blocks.map(({ lines, keep, gap = 0 }) => {
    y += gap;
    const placed = Array.from({ length: lines }, (_, n) => ({ top: y + n * LINE, bottom: y + (n + 1) * LINE }));
    y += lines * LINE;
    return { lines: placed, keep };
  });
}
const job = (bullets: number, lines = 2) => [
  { lines: 1, keep: 'heading' as const, gap: 10 },
  { lines: 1, keep: 'heading' as const },
  ...Array.from({ length: bullets }, (_, n) => ({
    lines,
    keep: n === 0 && bullets > 1 ? ('soft' as const) : ('free' as const),
  })),
];
const heading = { lines: 1, keep: 'heading' as const, gap: 16 };

const resumes = fc
  .array(
    fc.array(fc.record({ bullets: fc.integer({ min: 1, max: 16 }), lines: fc.integer({ min: 1, max: 7 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((sections) =>
    flow(sections.flatMap((jobs) => [heading, ...jobs.flatMap(({ bullets, lines }) => job(bullets, lines))])),
  );

const flat = (blocks: readonly FlowBlock[]) =>
  blocks.flatMap(({ lines, keep }, block) =>
    lines.map((place, line) => ({ ...place, block, line, keep, of: lines.length })),
  );

/** The lines of each page. */
function pagesOf(blocks: readonly FlowBlock[], height = PAGE) {
  const starts = [0, ...paginate(blocks, height).map(({ y }) => y), Number.POSITIVE_INFINITY];
  return starts.slice(1).map((end, n) => flat(blocks).filter(({ top }) => top >= (starts[n] ?? 0) && top < end));
}

test('every line is on one page, in order, and fits there', () => {
  fc.assert(
    fc.property(resumes, (blocks) => {
      const pages = pagesOf(blocks);
      expect(pages.flat()).toEqual(flat(blocks));
      for (const page of pages)
        expect((page.at(-1)?.bottom ?? 0) - (page[0]?.top ?? 0)).toBeLessThanOrEqual(PAGE + 0.01);
    }),
    { numRuns: 40 },
  );
});

test('no page but the last is left half empty, no heading ends one, and two lines at least of a paragraph are together', () => {
  fc.assert(
    fc.property(resumes, (blocks) => {
      for (const page of pagesOf(blocks).slice(0, -1)) {
        const last = page.at(-1);
        expect(last?.keep).not.toBe('heading');
        expect((last?.bottom ?? 0) - (page[0]?.top ?? 0)).toBeGreaterThanOrEqual(PAGE / 2);
        if (!last || last.line === last.of - 1) continue;
        expect(last.of).toBeGreaterThanOrEqual(4);
        expect(last.line).toBeGreaterThanOrEqual(1);
        expect(last.of - 1 - last.line).toBeGreaterThanOrEqual(2);
      }
    }),
    { numRuns: 40 },
  );
});

test('the head of an entry takes its first two bullets to the next page', () => {
  const blocks = flow([{ lines: 45, keep: 'free' }, ...job(6)]);
  expect(paginate(blocks, PAGE)).toEqual([{ block: 1, line: 0, y: 45 * LINE + 10 }]);
});

test('a job of 14 bullets breaks inside', () => {
  const blocks = flow([{ lines: 12, keep: 'free' }, ...job(14, 3)]);
  const [first] = pagesOf(blocks);
  expect(first?.at(-1)?.bottom).toBeGreaterThan(PAGE * 0.9);
});

test('a line that is higher than a page ends nothing in a circle', () => {
  const blocks: FlowBlock[] = [
    { lines: [{ top: 0, bottom: 900 }], keep: 'heading' },
    { lines: [{ top: 900, bottom: 1800 }], keep: 'free' },
  ];
  expect(paginate(blocks, PAGE)).toEqual([{ block: 1, line: 0, y: 900 }]);
  expect(paginate([], PAGE)).toEqual([]);
});
