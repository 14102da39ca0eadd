import { expect, test } from 'vitest';
import { directionOf } from '../../../src/domain/resume-document/direction';
import { emptyResume } from '../../../src/domain/resume-document/edits';

const resume = emptyResume('one', '2026-11-23T00:00:00.000Z');

test.each([
  [{}, 'ltr'],
  [{ name: 'يعقوب', label: '', intro: '' }, 'rtl'],
  [{ name: 'יעל כהן', intro: '10+ years of Go.' }, 'ltr'],
  [{ name: 'Yael Cohen', intro: '– מהנדסת תוכנה' }, 'rtl'],
  [{ intro: 'Engineer', language: 'ar' as const }, 'rtl'],
  [{ intro: 'مهندس', language: 'en' as const }, 'ltr'],
])('%j runs %s', (said, direction) => {
  expect(directionOf({ ...resume, ...said })).toBe(direction);
});
