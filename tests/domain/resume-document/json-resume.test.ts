import { validate } from '@jsonresume/schema';
import sample from '@jsonresume/schema/sample.resume.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIST_NAMES, withEntryField, withField, withoutEntry } from '../../../src/domain/resume-document/edits';
import {
  adopted,
  type JsonResumeReading,
  LARGEST_FILE,
  readJsonResume,
  toJsonResume,
} from '../../../src/domain/resume-document/json-resume';
import { TEXT_FIELDS, type WrittenResume } from '../../../src/domain/resume-document/types';
import { fromVersion1 } from '../../../src/domain/resume-document/version-1';
import stored from '../../fixtures/stored/resumeDocuments.v1.json';
import { anyResume, filled, whole } from './support';

const about = { id: 'r', title: 'Sample', at: '2026-11-20T10:00:00.000Z', entryId: (n: number) => `e${n}` };
const read = (json: unknown): JsonResumeReading => readJsonResume(JSON.stringify(json), about);
function taken(json: unknown): WrittenResume {
  const reading = read(json);
  if (reading.kind === 'refused') throw new Error(reading.reason);
  return reading.resume;
}
/** The words of a resume, whatever its ids are. */
function plain(resume: WrittenResume): unknown {
  const words = (entries: readonly { id: string; aside: string }[]) =>
    entries.map(({ id: _, aside: __, ...rest }) => rest);
  return {
    ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, resume[field]])),
    ...Object.fromEntries(LIST_NAMES.map((list) => [list, words(resume[list])])),
  };
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
    expect(resume).toMatchObject({
      label: 'Programmer',
      city: 'San Francisco',
      country: 'US',
      skillsn1: 'Web Development',
      skillsv1: 'Master',
    });
    expect(achievements).toMatchObject([
      {
        text: 'Digital Compression Pioneer Award',
        awarder: 'Techcrunch',
        date: 'Nov 2014',
        summary: 'There is no spoon.',
      },
    ]);
    expect(resume.profiles).toMatchObject([
      { network: 'Twitter', username: 'neutralthoughts' },
      { network: 'SoundCloud' },
    ]);
    expect(resume.volunteer).toMatchObject([{ organization: 'CoderDojo', role: 'Teacher' }]);
    expect(resume.languages).toMatchObject([{ language: 'English', fluency: 'Native speaker' }]);
    expect(resume.references).toMatchObject([{ name: 'Erlich Bachman' }]);
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

  test('one character of an award changes that award’s title alone', () => {
    const resume = taken(sample);
    const [award] = resume.achievements;
    if (!award) throw new Error('no award');
    const edited = withEntryField(resume, 'achievements', award.id, 'text', `${award.text}!`);
    expect(toJsonResume(edited)).toEqual({
      ...sample,
      awards: [{ ...sample.awards[0], title: 'Digital Compression Pioneer Award!' }],
    });
  });

  test('names what is kept and not shown, inside shown sections too', () => {
    const [school] = sample.education;
    const [job] = sample.work;
    const reading = read({
      ...sample,
      education: [school, { ...school, minor: 'Art' }],
      work: [{ ...job, salary: '1', empty: [] }],
      basics: { ...sample.basics, image: 'https://example.org/me.png' },
      extra: { a: 1 },
    });
    expect(reading).toMatchObject({
      unshown: ['work: salary', 'education: minor', 'extra', 'basics: image (a picture elsewhere is not fetched)'],
      resume: { schools: [{ clgname: 'University of Oklahoma' }] },
    });
  });

  test('the names of older versions are understood and said', () => {
    const old = {
      basics: { website: 'https://a.example' },
      work: [{ company: 'Initech', website: 'https://i.example' }],
    };
    expect(read(old)).toMatchObject({
      renamed: ['basics: website → url', 'work: company → name', 'work: website → url'],
      resume: { prtf: 'https://a.example', experiences: [{ organization: 'Initech', link: 'https://i.example' }] },
    });
    expect(read(sample)).toMatchObject({ renamed: [] });
    // A name of today wins, and the old one is kept.
    const both = { work: [{ company: 'Old', name: 'New' }] };
    expect(toJsonResume(taken(both))).toEqual(both);
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
    expect(plain(taken(out))).toEqual(plain(filled));
  });

  test('with every field of every list filled: nothing is lost, and the order, what is hidden and the look come back', () => {
    const { id: firstJob = '' } = whole.experiences[1] ?? {};
    const { id: own = '' } = whole.own[0] ?? {};
    const resume: WrittenResume = {
      ...whole,
      order: ['skills', own, 'about'],
      hidden: ['languages', firstJob],
      template: 'elegant',
      accent: 'teal',
      density: 'tight',
    };
    const out = toJsonResume(resume);
    expect(faults(out)).toBeNull();
    const back = taken(out);
    expect(plain(back)).toEqual(plain(resume));
    expect(back).toMatchObject({ template: 'elegant', accent: 'teal', density: 'tight', font: 'own' });
    expect(back.order).toEqual(['skills', back.own[0]?.id, 'about']);
    expect(back.hidden).toEqual(['languages', back.experiences[1]?.id]);
    expect(toJsonResume(back)).toEqual(out);
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
          volunteer: objects,
          certificates: objects,
          references: objects,
          sections: fc.oneof(objects, fc.jsonValue()),
          meta: fc.dictionary(fc.constantFrom('version', 'elevate'), fc.jsonValue()),
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
    { name: 'Data', keywords: ['SQL, PL/SQL'] },
    { name: 'Cloud', keywords: ['AWS', 'GCP'] },
    { name: 'Other', keywords: ['Git'] },
  ];
  const lists = ({ skillsl1, skillsl2, skillsl3 }: WrittenResume) => [skillsl1, skillsl2, skillsl3];
  test.each<[string, readonly object[], Partial<WrittenResume>, readonly object[]]>([
    ['nothing edited: the very same', groups, {}, groups],
    [
      'one added to the first',
      groups,
      { skillsl1: 'Go, Rust, C' },
      [{ ...groups[0], keywords: ['Go', 'Rust', 'C'] }, ...groups.slice(1)],
    ],
    [
      'the name of the second',
      groups,
      { skillsn2: 'Stores' },
      [groups[0] ?? {}, { ...groups[1], name: 'Stores' }, ...groups.slice(2)],
    ],
    [
      'an empty list before a full one keeps its place',
      [],
      { skillsl2: 'SQL' },
      [{ keywords: [] }, { keywords: ['SQL'] }],
    ],
    [
      'names alone are one list',
      [{ name: 'Go' }, { name: 'SQL', x: 1 }],
      { skillsl1: 'SQL, Go, C' },
      [{ name: 'SQL', x: 1 }, { name: 'Go' }, { name: 'C' }],
    ],
  ])('%s', (_, before, change, after) => {
    const resume = { ...taken({ basics: {}, skills: before }), ...change };
    const out = toJsonResume(resume);
    expect(out.skills).toEqual(after);
    expect(lists(taken(out))).toEqual(lists(resume));
  });

  test('names with a level are groups of their own, further ones too', () => {
    const named = ['Go', 'SQL', 'C', 'Rust'].map((name) => ({ name, level: 'Good' }));
    const resume = taken({ skills: named });
    expect(resume).toMatchObject({ skillsn1: 'Go', skillsv1: 'Good', skillsl1: '', skillGroups: [{ name: 'Rust' }] });
    expect(toJsonResume(resume)).toEqual({ skills: named });
  });
});

describe('a resume that was kept by version 1', () => {
  const kept = stored.documents.map(({ id, value }) => fromVersion1(value, id));
  const byVersion1 = (json: object): WrittenResume => {
    // Version 1 kept the whole file aside, its entries with those of the three lists that it had.
    const { work = [], awards = [], ...rest } = json as { work?: object[]; awards?: object[] };
    const entry = (from: object, n: number, fields: object) => ({
      id: `e${n}`,
      aside: JSON.stringify(from),
      ...fields,
    });
    return fromVersion1(
      {
        ...{ id: 'r', title: 'Old', openedAt: about.at, template: 'plain', paper: 'a4', name: 'Edited name' },
        ...Object.fromEntries(['lkdn', 'gthb', 'prtf', 'cnt', 'mail', 'intro', 'grdyear2'].map((field) => [field, ''])),
        ...{ skillsl1: 'HTML, CSS, Javascript', skillsl2: 'Mpeg, MP4, GIF', skillsl3: '' },
        ...{ clgname: 'University of Oklahoma', education: 'Bachelor, Information Technology', grdyear: 'Jun 2011' },
        experiences: work.map((from, n) =>
          entry(from, n, {
            organization: 'Pied Piper',
            role: 'CEO',
            duration: 'Dec 2013 – Dec 2014',
            responsibilities: 'Mine',
          }),
        ),
        projects: [],
        achievements: awards.map((from, n) =>
          entry(from, 10 + n, { text: 'Digital Compression Pioneer Award, Techcrunch (Nov 2014): There is no spoon.' }),
        ),
        aside: JSON.stringify({ ...rest, work: [], awards: [] }),
      },
      'r',
    );
  };

  test('has empty fields where it had none', () => {
    expect(kept.length).toBeGreaterThan(0);
    for (const resume of kept) expect(resume).toMatchObject({ label: '', schools: [], order: [], master: null });
  });

  test('gets, when it is opened, what it had kept aside: words that were edited stay', () => {
    const before = byVersion1(sample);
    expect(before.unread).toBe(true);
    const after = adopted(before, (n) => `new-${n}`);
    expect(after).toMatchObject({
      unread: false,
      name: 'Edited name',
      label: 'Programmer',
      city: 'San Francisco',
      skillsn1: 'Web Development',
      volunteer: [{ organization: 'CoderDojo' }],
      experiences: [{ role: 'CEO', responsibilities: 'Mine', place: 'Palo Alto, CA' }],
      achievements: [{ text: 'Digital Compression Pioneer Award', awarder: 'Techcrunch' }],
    });
    expect(adopted(after, String)).toBe(after);
  });

  test('whose third list held all further groups has them apart again', () => {
    const skills = ['A', 'B', 'C', 'D'].map((name) => ({ name, keywords: [`${name}1`, `${name}2`] }));
    const before = { ...byVersion1({ skills }), skillsl1: 'A1, A2', skillsl2: 'B1, B2' };
    expect(adopted({ ...before, skillsl3: 'C1, C2, D1, D2' }, String)).toMatchObject({
      skillsl3: 'C1, C2',
      skillGroups: [{ name: 'D', keywords: 'D1, D2' }],
    });
    expect(adopted({ ...before, skillsl3: 'C1, D2' }, String)).toMatchObject({ skillsl3: 'C1, D2', skillGroups: [] });
  });

  test('goes out whole without being opened', () => {
    expect(toJsonResume(byVersion1(sample))).toMatchObject({
      volunteer: sample.volunteer,
      languages: sample.languages,
      references: sample.references,
      awards: sample.awards,
    });
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
