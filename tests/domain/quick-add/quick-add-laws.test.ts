import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuickAdd } from '../../../src/domain/quick-add/read-quick-add';
import { titleAsTyped } from '../../../src/domain/quick-add/title-as-typed';
import { phrases } from './phrases';
import { phrasesAside } from './phrases-aside';
import { context } from './quick-add-context';

const all = [...phrases, ...phrasesAside].map(({ text }) => text);
const words = [...new Set(all.flatMap((text) => text.split(' ')))];
/** Lines of the words of the tables in any order, with odd marks between. */
const lines = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...words) }, fc.string({ maxLength: 6, unit: 'grapheme' })), {
    maxLength: 14,
  })
  .map((parts) => parts.join(' '));
const texts = fc.oneof(lines, fc.string({ maxLength: 200, unit: 'grapheme' }), fc.constantFrom(...all));
const locales = fc.constantFrom('en-GB', 'en-US', 'de-DE', 'ja-JP', 'ar-EG', 'fa-IR', 'no such locale');

test('the spans are the text, cut without a gap', () => {
  fc.assert(
    fc.property(texts, locales, (text, locale) => {
      const { spans } = readQuickAdd(text, { ...context, locale });
      expect(spans.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
      expect(spans.every(({ from, to }) => from < to)).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

test('every word of the text is in the title or in a mark, and what is not sure stays in the title', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { spans, title } = readQuickAdd(text, context);
      const kept = spans.filter(({ kind }) => kind === 'title' || kind === 'unsure');
      for (const { from, to } of kept)
        for (const word of text.slice(from, to).split(/[\s,;()]+/)) expect(title).toContain(word);
    }),
    { numRuns: 800 },
  );
});

test('a title that is typed again is the same title and nothing else', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { title } = readQuickAdd(text, context);
      const again = readQuickAdd(titleAsTyped(title, context), context);
      expect(again).toMatchObject({
        title,
        due: null,
        dueTime: null,
        estimate: null,
        repeat: '',
        labels: [],
        list: null,
      });
      expect(again.priority).toBe('none');
    }),
    { numRuns: 1500 },
  );
});

test('what is kept is always a day, a time and a length that exist', () => {
  fc.assert(
    fc.property(texts, locales, fc.integer({ min: 0, max: 6 }), (text, locale, weekStart) => {
      const { due, dueTime, estimate } = readQuickAdd(text, { ...context, locale, weekStart });
      if (due !== null) expect(new Date(`${due}T00:00:00Z`).toISOString().slice(0, 10)).toBe(due);
      if (dueTime !== null) expect(dueTime).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      if (dueTime !== null) expect(due).not.toBeNull();
      if (estimate !== null) expect(estimate > 0 && Number.isInteger(estimate)).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

test.each([
  ['words', 'mock interview Fri 3pm #northwind 45m !high every Monday '],
  ['quotes', '“"`'],
  ['backslashes', '\\'],
  ['stops', '.,;:'],
  ['blanks', ' \t\n'],
  ['numbers', '12/12 3-4 '],
  ['and', 'Mon, '],
  ['every', 'every daily '],
  ['digits', '1'],
])('10,000 characters of %s are read without freezing', (_, piece) => {
  const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
  const begun = performance.now();
  const { spans } = readQuickAdd(text, context);
  expect(performance.now() - begun).toBeLessThan(400);
  expect(spans.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
});

test('any 10,000 characters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 10_000, maxLength: 10_000, unit: 'binary' }), (text) => {
      readQuickAdd(text, context);
    }),
    { numRuns: 20 },
  );
});
