import { expect, test } from 'vitest';
import type { BulletReview } from '../../../src/domain/report/types';
import { reviewSuggestions } from '../../../src/domain/resume-document/review-suggestions';
import { checked, resumeTexts, stillFits, withSuggestion } from '../../../src/domain/resume-document/suggestions';
import { filled } from './support';

const LONG =
  'Moved the ledger of the bank to a new store over two years of weekends with four colleagues; wrote the plan for each step, the way back from it, and the notes that the people at night read when it failed';
const bullet = (text: string, more: Partial<BulletReview> = {}): BulletReview => ({
  text,
  opening: 'verb',
  openingWords: text.split(' ')[0] ?? '',
  number: '4',
  length: 'good',
  evidence: [],
  ...more,
});
const withDuties = (responsibilities: string) => ({
  ...filled,
  experiences: filled.experiences.map((entry) => (entry.id === 'b' ? { ...entry, responsibilities } : entry)),
});

test('a long line of the report is offered as two with the same words, at its field', () => {
  const resume = withDuties(`- ${LONG}\n- Cut costs`);
  const [cut, ...rest] = reviewSuggestions(resume, [bullet(LONG, { length: 'long' })]);
  expect(cut).toMatchObject({ kind: 'words', place: { entryId: 'b', field: 'responsibilities' }, before: LONG });
  if (!cut) throw new Error('no suggestion');
  const after = withSuggestion(resume, cut, 'new');
  expect(after.experiences.find(({ id }) => id === 'b')?.responsibilities).toBe(
    `- ${LONG.replace('; wrote', '\n- Wrote')}\n- Cut costs`,
  );
  expect(checked([cut], resumeTexts(resume)).offered).toEqual([cut]);
  expect(rest.map(({ kind }) => kind)).toEqual(['advice']);
});

test('the rest is advice, which puts nothing in and goes when the line changes', () => {
  const resume = withDuties('- Handled the invoices\n- Kept the books');
  const [advice, ...more] = reviewSuggestions(resume, [
    bullet('Handled the invoices', { opening: 'weak', openingWords: 'Handled', number: null }),
    bullet('Kept the books'),
    bullet('A line that is there no longer', { number: null }),
  ]);
  expect(more).toEqual([]);
  expect(advice).toMatchObject({ kind: 'advice', words: 'Handled the invoices' });
  expect(advice?.why).toMatch(/^Your report: Replace “Handled”/);
  if (!advice) throw new Error('no advice');
  expect(withSuggestion(resume, advice, 'new')).toBe(resume);
  expect(stillFits(resume, advice)).toBe(true);
  expect(stillFits(withDuties('- Paid the invoices'), advice)).toBe(false);
});

test('the worst lines first, six at most; what the built-in words mend is not said again', () => {
  const lines = ['Responsible for building the search', ...'abcdefgh'.split('').map((one) => `Kept the book ${one}`)];
  const resume = withDuties(lines.map((line) => `- ${line}`).join('\n'));
  const found = reviewSuggestions(
    resume,
    lines.map((line, index) => bullet(line, { number: null, ...(index === 5 ? { opening: 'other' as const } : {}) })),
  );
  expect(found).toHaveLength(6);
  expect(found[0]).toMatchObject({ words: 'Kept the book e' });
  expect(found.some((one) => one.kind === 'advice' && one.words.startsWith('Responsible'))).toBe(false);
});
