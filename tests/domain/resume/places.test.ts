import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/domain/resume/read-resume';
import { documentOf } from '../report/resumes';

/** `title / organisation / place` of the first job. */
function job(head: string): string {
  const [entry] = readResume(documentOf(`Experience\n${head}\n• Built a thing`)).entries;
  return [entry?.title, entry?.organisation, entry?.place].map((found) => found?.value ?? '?').join(' / ');
}

describe('title, organisation and place', () => {
  test.each([
    ['Software Engineer, Berlin, Germany\nAcme\n2019 – 2021', 'Software Engineer / Acme / Berlin, Germany'],
    ['Software Engineer, Berlin, Germany   2019 – 2021', 'Software Engineer / ? / Berlin, Germany'],
    ['Acme · Berlin · Remote\nDeveloper · 2019 – 2021', 'Developer / Acme / Berlin'],
    ['Senior Developer — Austin, TX\nDell\n2019 – 2021', 'Senior Developer / Dell / Austin, TX'],
    ['Developer, Smallville, KS\nLuthor   2019 – 2021', 'Developer / Luthor / Smallville, KS'],
    ['Acme\nSmallville, KS\nDeveloper   2019 – 2021', 'Developer / Acme / Smallville, KS'],
    ['Acme, Germany\nDeveloper   2019 – 2021', 'Developer / Acme / Germany'],
    ['Engineer (Berlin), Acme   2019 – 2021', 'Engineer / Acme / Berlin'],
    ['Engineer, Acme (Vienna, Austria)   2019 – 2021', 'Engineer / Acme / Vienna, Austria'],
    ['Software Engineer in Berlin, Acme   2019 – 2021', 'Software Engineer / Acme / ?'],
    ['Engineer, Acme, Full-time   2019 – 2021', 'Engineer / Acme / Full-time'],
    ['Engineer, Worldwide   2019 – 2021', 'Engineer / Worldwide / ?'],
    ['Engineer at Berliner Kindl   2019 – 2021', 'Engineer / Berliner Kindl / ?'],
    ['**Engineer** | Acme | 2019 – 2021', 'Engineer / Acme / ?'],
    ['[2019-2021] Acme: Engineer', 'Engineer / Acme / ?'],
  ])('%s', (head, expected) => {
    expect(job(head)).toBe(expected);
  });

  test('each quote is part of its line', () => {
    const text = 'Experience\nAcme (Vienna, Austria) — Developer (Remote) — 2019 – 2021\nInitech, San Jose, CA 95110\n';
    for (const { title, organisation, place } of readResume(documentOf(text)).entries)
      for (const found of [title, organisation, place]) if (found) expect(found.line?.text).toContain(found.quote);
  });
});
