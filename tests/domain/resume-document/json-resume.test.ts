import { validate } from '@jsonresume/schema';
import sample from '@jsonresume/schema/sample.resume.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withEntryField, withField, withoutEntry } from '../../../src/domain/resume-document/edits';
import {
  type JsonResumeReading,
  LARGEST_FILE,
  readJsonResume,
  toJsonResume,
} from '../../../src/domain/resume-document/json-resume';
import { readSkills, writeSkills } from '../../../src/domain/resume-document/lenses';
import type { WrittenResume } from '../../../src/domain/resume-document/types';
import { anyResume, filled } from './support';

const about = { id: 'r', title: 'Sample', at: '2026-11-20T10:00:00.000Z', entryId: (n: number) => `e${n}` };
const read = (json: unknown): JsonResumeReading => readJsonResume(JSON.stringify(json), about);
function taken(json: unknown): WrittenResume {
  const reading = read(json);
  if (reading.kind === 'refused') throw new Error(reading.reason);
  return reading.resume;
}
const faults = (json: unknown) => {
  let found: unknown = null;
  validate(json, (errors: unknown) => {
    found = errors;
  });
  return found;
};

describe('the official sample', () => {
  test('fills the form', () => {
    const { experiences, projects, achievements, ...resume } = taken(sample);
    expect(resume).toMatchObject({
      name: 'Richard Hendriks',
      cnt: '(912) 555-4321',
      mail: 'richard.hendriks@mail.com',
      prtf: 'http://richardhendricks.example.com',
      lkdn: '',
      skillsl1: 'HTML, CSS, Javascript',
      skillsl2: 'Mpeg, MP4, GIF',
      skillsl3: '',
      clgname: 'University of Oklahoma',
      education: 'Bachelor, Information Technology',
      grdyear: 'Jun 2011',
      grdyear2: 'Jan 2014',
    });
    expect(experiences).toMatchObject([
      { id: 'e1', organization: 'Pied Piper', role: 'CEO/President', duration: 'Dec 2013 – Dec 2014' },
    ]);
    expect(experiences[0]?.responsibilities.split('\n')).toHaveLength(4);
    expect(projects).toMatchObject([
      { project: 'Miss Direction', durn: 'Aug 2016', link: 'http://missdirection.example.com' },
    ]);
    expect(achievements[0]?.text).toBe('Digital Compression Pioneer Award, Techcrunch (Nov 2014): There is no spoon.');
  });

  test('goes in and out equal', () => {
    expect(toJsonResume(taken(sample))).toEqual(sample);
  });

  test('edited, keeps everything the form has no field for, and fits the schema', () => {
    let resume = withField(taken(sample), 'skillsl1', 'HTML, Svelte');
    resume = withField(resume, 'lkdn', 'linkedin.com/in/richard');
    resume = withEntryField(resume, 'experiences', 'e1', 'duration', '2015 – Present');
    resume = withEntryField(resume, 'experiences', 'e1', 'responsibilities', 'Led it.\n- Built it.');
    const out = toJsonResume(withoutEntry(resume, 'achievements', 'e3'));
    expect(faults(out)).toBeNull();
    const { endDate: _, ...work } = sample.work[0] ?? {};
    expect(out).toEqual({
      ...sample,
      basics: {
        ...sample.basics,
        profiles: [...sample.basics.profiles, { network: 'LinkedIn', url: 'https://linkedin.com/in/richard' }],
      },
      work: [{ ...work, startDate: '2015', summary: 'Led it.', highlights: ['Built it.'] }],
      skills: [{ ...sample.skills[0], keywords: ['HTML', 'Svelte'] }, sample.skills[1]],
      awards: [],
    });
  });

  test('names what is kept and not shown', () => {
    const reading = read({ ...sample, education: [...sample.education, ...sample.education], extra: { a: 1 } });
    expect(reading).toMatchObject({
      unshown: ['volunteer', 'publications', 'languages', 'interests', 'references', 'extra', '1 more of education'],
    });
  });
});

describe('a resume of the form', () => {
  test('goes out as JSON Resume by the official schema, and comes back as it was', () => {
    const out = toJsonResume(filled);
    expect(faults(out)).toBeNull();
    expect(out).toMatchObject({
      basics: { name: 'Ada Łovelace', email: 'ada@example.org', url: 'https://ada.example.org' },
      work: [
        {
          name: 'Initech',
          position: 'Backend Engineer',
          startDate: '2022-01',
          highlights: [expect.any(String), expect.any(String)],
        },
        { name: 'Globex', position: 'Intern', startDate: '2021-05', endDate: '2021-08' },
      ],
      education: [{ studyType: 'B.Tech', area: 'Computer Science', startDate: '2018', endDate: '2022' }],
    });
    const { experiences, projects, achievements, aside: _, ...texts } = taken(out);
    const { experiences: e, projects: p, achievements: a, aside: __, ...expected } = filled;
    expect(texts).toEqual({
      ...expected,
      id: 'r',
      title: 'Sample',
      openedAt: about.at,
      template: 'classic',
      paper: 'a4',
    });
    const words = (entries: readonly { id: string; aside: string }[]) =>
      entries.map(({ id: _, aside: __, ...rest }) => rest);
    expect([words(experiences), words(projects), words(achievements)]).toEqual([words(e), words(p), words(a)]);
  });

  test('whatever is in it, a second export is the same as the first', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const out = toJsonResume(resume);
        expect(toJsonResume(taken({ basics: {}, ...out }))).toEqual({ basics: {}, ...out });
      }),
      { seed: 7, numRuns: 150 },
    );
  });
});

test('any JSON under the sections goes in and out equal', () => {
  const objects = fc.array(
    fc.dictionary(
      fc.constantFrom(
        'name',
        'summary',
        'keywords',
        'startDate',
        'url',
        'title',
        'highlights',
        'duration',
        '__proto__',
        'x',
      ),
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.array(fc.string())) as fc.Arbitrary<unknown>,
    ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      fc.record(
        {
          basics: fc.dictionary(fc.constantFrom('name', 'profiles', 'url', 'email'), fc.jsonValue()),
          work: objects,
          skills: objects,
          education: objects,
          projects: objects,
          awards: objects,
          other: fc.jsonValue(),
        },
        { requiredKeys: ['basics'] },
      ),
      (made) => {
        const json: unknown = JSON.parse(JSON.stringify(made));
        expect(toJsonResume(taken(json))).toEqual(json);
      },
    ),
    { seed: 11, numRuns: 200 },
  );
});

describe('skills', () => {
  const groups = [
    { name: 'Languages', level: 'Good', keywords: ['Go', 'Rust'] },
    { name: 'Data', keywords: ['SQL'] },
    { name: 'Cloud', keywords: ['AWS', 'GCP'] },
    { name: 'Other', keywords: ['Git'] },
  ];
  test.each<[string, Parameters<typeof writeSkills>[0], readonly [string, string, string], unknown]>([
    ['nothing edited: the very same', groups, ['Go, Rust', 'SQL', 'AWS, GCP, Git'], groups],
    [
      'one added to the second',
      groups,
      ['Go, Rust', 'SQL, Redis', 'AWS, GCP, Git'],
      [groups[0], { name: 'Data', keywords: ['SQL', 'Redis'] }, groups[2], groups[3]],
    ],
    ['one taken out of the third and its group', groups, ['Go, Rust', 'SQL', 'AWS, GCP'], groups.slice(0, 3)],
    ['an empty list before a full one keeps its place', [], ['', 'SQL', ''], [{ keywords: [] }, { keywords: ['SQL'] }]],
    [
      'skills that are names only',
      [{ name: 'Go', level: 'Good' }, { name: 'SQL' }],
      ['SQL, Go, C', '', ''],
      [{ name: 'SQL' }, { name: 'Go', level: 'Good' }, { name: 'C' }],
    ],
  ])('%s', (_, before, lists, after) => {
    const written = writeSkills(before, lists);
    expect(written).toEqual(after);
    expect(readSkills(written)).toEqual(lists);
  });
});

describe('what is no JSON Resume is refused', () => {
  test.each<[string, string, string, string?]>([
    ['no JSON', '{"basics": ', 'not-json'],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'not-json'],
    ['nothing', '', 'not-json'],
    ['a list', '[]', 'other-json'],
    ['a word', '"basics"', 'other-json'],
    ['null', 'null', 'other-json'],
    ['another schema', '{"name":"left-pad","version":"1.0.0","dependencies":{}}', 'other-json'],
    ['inherited keys', '{"__proto__":{"basics":{}}}', 'other-json'],
    ['a section of another shape', '{"basics":{},"work":{"name":"x"}}', 'wrong-shape', 'work'],
    ['entries that are texts', '{"skills":["Go"]}', 'wrong-shape', 'skills'],
    ['basics as a list', '{"basics":[]}', 'wrong-shape', 'basics'],
    ['a thousand jobs', JSON.stringify({ work: Array.from({ length: 1000 }, () => ({})) }), 'too-many', 'work'],
    ['depth', `{"basics":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 'too-deep'],
    ['size', `{"basics":{"summary":"${'x'.repeat(LARGEST_FILE)}"}}`, 'too-large'],
  ])('%s', (_, source, reason, at) => {
    expect(readJsonResume(source, about)).toEqual({ kind: 'refused', reason, ...(at ? { at } : {}) });
  });
});
