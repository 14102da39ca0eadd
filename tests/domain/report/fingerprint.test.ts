import { describe, expect, test } from 'vitest';
import { fingerprintOf } from '../../../src/domain/report/fingerprint';
import { BACKEND_JOB, documentOf, FRONTEND_JOB, STRONG } from './resumes';
import { reportOn } from './support';

describe('FNV-1a 64', () => {
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('of "%s" is the published value', (text, hash) => {
    expect(fingerprintOf(text)).toBe(hash);
  });

  test('reads UTF-8, and a lone surrogate as U+FFFD', () => {
    expect(fingerprintOf('\ud800')).toBe(fingerprintOf('\ufffd'));
    expect(new Set(['é', 'ä', '€', '😀', '😁'].map(fingerprintOf)).size).toBe(5);
  });
});

describe('the fingerprint of a report', () => {
  const base = reportOn(STRONG, BACKEND_JOB);

  test('changes with the resume, the job and the month of an open date', () => {
    const others = [
      reportOn(`${STRONG} `, BACKEND_JOB),
      reportOn(STRONG, FRONTEND_JOB),
      reportOn(STRONG, BACKEND_JOB, '2026-12-01'),
      reportOn(documentOf(STRONG, { columns: 2 }), BACKEND_JOB),
      reportOn(documentOf(STRONG, { links: [{ url: 'https://a.dev', page: 1, text: '' }] }), BACKEND_JOB),
    ].map(({ fingerprint }) => fingerprint);
    expect(new Set([base.fingerprint, ...others]).size).toBe(6);
  });

  test('tells which side changed', () => {
    const other = reportOn(STRONG, FRONTEND_JOB);
    expect(other.resumeFingerprint).toBe(base.resumeFingerprint);
    expect(other.jobFingerprint).not.toBe(base.jobFingerprint);
  });
});
