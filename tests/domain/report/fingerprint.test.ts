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

  test.each([
    '\u007f',
    '\u0080',
    '\u07ff',
    '\u0800',
    '\ud7ff',
    '\ue000',
    '\uffff',
    '\u{10000}',
    '\u{10ffff}',
    'Ünïcödé 🧭 €',
  ])('of %j is that of its bytes', (text) => {
    let hash = 0xcbf29ce484222325n;
    for (const byte of new TextEncoder().encode(text))
      hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    expect(fingerprintOf(text)).toBe(hash.toString(16).padStart(16, '0'));
  });

  test('reads UTF-8, and a lone surrogate as U+FFFD', () => {
    for (const lone of ['\ud800', '\udbff', '\udc00', '\udfff'])
      expect(fingerprintOf(lone)).toBe(fingerprintOf('\ufffd'));
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
