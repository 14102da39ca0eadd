import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asIn, type Difference, differenceKey, differences } from '../../../src/domain/resume-document/diff';
import {
  LIST_NAMES,
  withEntryAt,
  withHidden,
  withoutEntry,
  withSectionAt,
} from '../../../src/domain/resume-document/edits';
import type { WrittenResume } from '../../../src/domain/resume-document/types';
import { wordDiff } from '../../../src/domain/text/word-diff';
import { anyResume, filled } from './support';

describe('words that changed', () => {
  test.each<[name: string, before: string, after: string, shown: string]>([
    ['nothing', 'Built it.', 'Built it.', 'Built it.'],
    ['a word', 'Responsible for builds.', 'Led builds.', '[-Responsible for-]{+Led+} builds.'],
    ['a word at the end', 'Built a ledger', 'Built a ledger in Go', 'Built a ledger{+ in Go+}'],
    ['from nothing', '', 'New', '{+New+}'],
    ['to nothing', 'Old', '', '[-Old-]'],
    ['a sign', 'Go, Rust', 'Go; Rust', 'Go[-,-]{+;+} Rust'],
    ['a line', 'a\nb\nc', 'a\nc', 'a\n[-b\n-]c'],
  ])('%s', (_, before, after, shown) => {
    const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
    expect(
      wordDiff(before, after)
        .map(({ kind, text }) => marks[kind][0] + text + marks[kind][1])
        .join(''),
    ).toBe(shown);
  });

  test('put together again they are the two texts', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.constantFrom('a', 'b', ' ', '\n', ', ', 'Łódź', '日本'), { maxLength: 40 })
        .map((words) => words.join('')),
    );
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
        expect([without('added'), without('removed')]).toEqual([before, after]);
      }),
    );
  });
});

const version = { ...filled, id: 'version', title: 'For Acme', master: filled.id, job: 'job-1' };
const told = (from: WrittenResume, to: WrittenResume) => differences(from, to).map(differenceKey);

describe('what differs from the master', () => {
  test.each<[name: string, change: WrittenResume, expected: readonly string[]]>([
    ['nothing but whose it is', version, []],
    ['a field', { ...version, intro: 'Other.' }, ['field intro']],
    [
      'a field of an entry',
      { ...version, projects: version.projects.map((entry) => ({ ...entry, desc: 'Other.' })) },
      ['entry-field c desc'],
    ],
    ['an entry that is gone', withoutEntry(version, 'experiences', 'a'), ['entry a']],
    ['one that moved', withEntryAt(version, 'experiences', 'b', 0), ['moved a']],
    ['one that is hidden', withHidden(version, 'b', true), ['hidden b']],
    ['a section that is hidden', withHidden(version, 'projects', true), ['hidden projects']],
    ['the id of what neither has, hidden', withHidden(version, 'gone', true), []],
    ['the order of sections', withSectionAt(version, 'projects', 0), ['order']],
    ['a look', { ...version, template: 'modern', density: 'tight' }, ['look template', 'look density']],
  ])('%s', (_, change, expected) => {
    expect(told(filled, change)).toEqual(expected);
  });

  test('each is taken back alone: it is gone, and the others are as they were', () => {
    const changed = withHidden(withoutEntry({ ...version, name: 'A', intro: 'I' }, 'projects', 'c'), 'b', true);
    const all = differences(filled, changed);
    expect(all.map(differenceKey)).toEqual(['field name', 'field intro', 'entry c', 'hidden b']);
    for (const one of all) {
      const rest = all.filter((other) => other !== one).map(differenceKey);
      expect(told(filled, asIn(changed, filled, one))).toEqual(rest);
      // Taken over into the master it is gone as well, and undone it is back.
      const master = asIn(filled, changed, one);
      expect(told(master, changed)).toEqual(rest);
      expect(asIn(master, filled, one)).toEqual(filled);
    }
  });

  /** As the printed resume: what names a version, and ids hidden of entries that are gone, say nothing. */
  const content = ({ id, title, openedAt, master, job, aside, unread, hidden, order, ...rest }: WrittenResume) => rest;

  const place = fc.nat({ max: 4 });
  const moves = fc.array(fc.tuple(fc.constantFrom(...LIST_NAMES), place, place), { maxLength: 12 });
  const hidden = fc.array(fc.constantFrom('skills', 'projects', 'projects-e0', 'own-e1', 'nobody'), { maxLength: 3 });

  test('of any two resumes, all taken back one after the other, they are the same', () => {
    fc.assert(
      fc.property(anyResume, anyResume, moves, hidden, (master, other, moved, keys) => {
        let resume: WrittenResume = moved.reduce(
          (one, [list, from, to]) => withEntryAt(one, list, one[list][from]?.id ?? '', to),
          keys.reduce((one, key) => withHidden(one, key, true), other),
        );
        let rest: readonly Difference[] = differences(master, resume);
        for (let steps = 0; rest[0] !== undefined && steps < 500; steps += 1) {
          resume = asIn(resume, master, rest[0]);
          const next = differences(master, resume);
          expect(next.map(differenceKey)).not.toEqual(rest.map(differenceKey));
          rest = next;
        }
        expect(rest).toEqual([]);
        expect(content(resume)).toEqual(content(master));
      }),
      { numRuns: 60 },
    );
  });
});
