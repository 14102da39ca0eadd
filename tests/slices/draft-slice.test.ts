import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResumeDraft } from '../../machines/contracts/resume';
import {
  adviceKept,
  type DraftState,
  draftChanged,
  draftDropped,
  draftReceived,
  draftSlice,
  emptyDraft,
  wholeDraft,
} from '../../src/features/resume-assistant/draft-slice';
import { BACKEND_JOB, documentOf, MIDDLING, STRONG } from '../domain/report/resumes';
import { reportOn } from '../domain/report/support';

const { reducer } = draftSlice;
const file = { key: 'file-1', name: 'cv.pdf', size: 2048, kept: true };
const document = documentOf(MIDDLING);
const report = reportOn(MIDDLING, BACKEND_JOB);
const advice = { text: 'Name a result.', finish: 'stop' as const, error: null };
const whole: ResumeDraft = { step: 'result', file, document, jobDescription: BACKEND_JOB, action: 'ats-score', report };

const kept = reducer(reducer(emptyDraft, draftChanged(whole)), adviceKept(advice));

/** Which parts are the very same objects. */
const same = (before: DraftState, after: DraftState) =>
  (Object.keys(before) as (keyof DraftState)[]).filter((part) => before[part] === after[part]);

test('keeps the flow in parts, each under the file it was made from', () => {
  expect(kept).toEqual({
    main: { step: 'result', file, jobDescription: BACKEND_JOB, action: 'ats-score' },
    document: { flow: 'file-1', value: document },
    report: { flow: 'file-1', value: report },
    advice,
  });
  expect(wholeDraft(kept)).toEqual(whole);
});

describe('what did not change keeps its reference, so that only the rest is written', () => {
  test.each<[string, ResumeDraft, (keyof DraftState)[]]>([
    ['nothing', { ...whole }, ['main', 'document', 'report', 'advice']],
    ['a keystroke', { ...whole, jobDescription: `${BACKEND_JOB}.` }, ['document', 'report', 'advice']],
    ['a step', { ...whole, step: 'action' }, ['document', 'report', 'advice']],
    ['an action', { ...whole, action: 'keyword-match' }, ['document', 'report', 'advice']],
    ['an equal document, read again', { ...whole, document: documentOf(MIDDLING) }, ['main', 'report', 'advice']],
    ['a new report: its advice goes', { ...whole, report: { ...report } }, ['main', 'document']],
    ['no report: its advice goes', { ...whole, report: null }, ['main', 'document']],
  ])('%s', (_, next, untouched) => {
    expect(same(kept, reducer(kept, draftChanged(next)))).toEqual(untouched);
  });

  test('a file of the same content under another key is another flow', () => {
    const next = reducer(kept, draftChanged({ ...whole, file: { ...file, key: 'file-2' } }));
    expect(same(kept, next)).toEqual([]);
    expect(next).toMatchObject({ document: { flow: 'file-2' }, report: { flow: 'file-2' }, advice: null });
  });

  const change = fc.record(
    {
      step: fc.constantFrom('upload', 'job', 'action', 'result'),
      jobDescription: fc.constantFrom('', 'Go', BACKEND_JOB),
      action: fc.constantFrom(null, 'ats-score', 'keyword-match'),
      document: fc.constantFrom(null, document, documentOf(STRONG)),
      report: fc.constantFrom(null, report),
      file: fc.constantFrom(null, file, { ...file, key: 'file-2' }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<ResumeDraft>>;

  test('whatever happens, a part is new exactly when it holds something new, and the whole comes back', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let state: DraftState = emptyDraft;
        let draft: ResumeDraft = { ...whole, step: 'upload', document: null, report: null };
        for (const next of changes) {
          draft = { ...draft, ...next };
          const before = state;
          state = reducer(state, draftChanged(draft));
          expect(wholeDraft(state)).toEqual(draft);
          for (const part of ['main', 'document', 'report'] as const)
            if (before[part] !== state[part]) expect(state[part]).not.toEqual(before[part]);
          expect(reducer(state, draftChanged(draft))).toEqual(state);
          expect(same(state, reducer(state, draftChanged(draft)))).toHaveLength(4);
        }
      }),
    );
  });
});

describe('parts of two flows are never mixed', () => {
  test('a document and a report of another file are not taken', () => {
    const main = { step: 'action' as const, file: { ...file, key: 'file-2' }, jobDescription: '', action: null };
    const mixed = reducer(kept, draftReceived({ main }));
    expect(wholeDraft(mixed)).toEqual({ ...main, document: null, report: null });
  });

  test('nothing was begun without a main part', () => {
    expect(wholeDraft(emptyDraft)).toBeNull();
    expect(wholeDraft({ ...kept, main: null })).toBeNull();
  });
});

test('what comes in replaces its parts and no others; dropped is empty', () => {
  expect(same(kept, reducer(kept, draftReceived({ advice: null })))).toEqual(['main', 'document', 'report']);
  expect(reducer(kept, draftDropped())).toBe(emptyDraft);
});
