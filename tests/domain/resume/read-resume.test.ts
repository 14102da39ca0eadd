import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isJobTitle, titleWords } from '../../../src/domain/resume/job-titles';
import { readResume } from '../../../src/domain/resume/read-resume';
import { documentOf, EXTREMES, MIDDLING, SPANISH, STRONG, STUDENT, TWO_PAGES, WEAK } from '../report/resumes';

/** A resume's facts, one string each. */
function digest(text: string) {
  const facts = readResume(documentOf(text));
  const { email, phone, linkedin, github, website, location } = facts.contact;
  return {
    name: facts.name?.value ?? null,
    firstName: facts.firstName,
    contact: [email, phone, linkedin, github, website, location].map((found) => found?.value ?? null),
    sections: facts.sections.map(({ kind }) => kind).join(' '),
    entries: facts.entries
      .filter(({ section }) => section === 'experience' || section === 'projects')
      .map(
        (e) =>
          `${e.title?.value ?? '?'} / ${e.organisation?.value ?? '?'} / ${e.dates?.text ?? '?'} / ${e.bullets.length}`,
      ),
    language: facts.language,
  };
}

describe('a resume', () => {
  test('of an experienced engineer', () => {
    expect(digest(STRONG)).toEqual({
      name: "Jane O'Brien-Smith",
      firstName: 'Jane',
      contact: [
        'jane.obrien@example.com',
        '+353 86 123 4567',
        'linkedin.com/in/janeobs',
        'github.com/janeobs',
        null,
        'Dublin, Ireland',
      ],
      sections: 'header summary experience education skills certifications',
      entries: [
        'Senior Backend Engineer / Acme Cloud / Jan 2021 – Present / 4',
        'Software Engineer / Initech Ltd / 03/2018 - 12/2020 / 3',
        'Junior Developer / Hooli / June 2016 – Feb 2018 / 2',
      ],
      language: 'english',
    });
  });

  test('with titles and dates on lines of their own', () => {
    expect(digest(MIDDLING)).toEqual({
      name: 'Marco Rossi',
      firstName: 'Marco',
      contact: ['marco.rossi@example.org', '06 1234 5678', null, null, null, null],
      sections: 'header summary experience education skills',
      entries: [
        'Software Developer / Bluebird Srl / 2019 - 2023 / 4',
        'Junior Developer / Webshop24 / 2017 - 2018 / 2',
      ],
      language: 'english',
    });
  });

  test('of a student', () => {
    expect(digest(STUDENT)).toEqual({
      name: 'Aisha Khan',
      firstName: 'Aisha',
      contact: ['aisha.khan@example.edu', '(555) 010-4477', null, 'github.com/aishakhan', null, null],
      sections: 'header education projects skills achievements',
      entries: ['Campus Eats / React / Jan 2025 – Apr 2025 / 2', 'Study Timer / JavaScript / ? / 2'],
      language: 'english',
    });
  });

  test('that goes on with a job on its second page', () => {
    const facts = readResume(documentOf(TWO_PAGES));
    expect(digest(TWO_PAGES)).toMatchObject({
      name: 'Priya Raman',
      contact: ['priya@raman.dev', '+91 98765 43210', null, null, 'raman.dev', 'Bengaluru, India'],
      entries: [
        'Lead Platform Engineer / Northwind Logistics / Apr 2022 – Present / 4',
        'Site Reliability Engineer / Contoso Pay / Nov 2018 – Mar 2022 / 4',
        'Systems Administrator / Fabrikam / Jul 2014 – Sep 2018 / 3',
        'kube-janitor-lite (open source) / ? / 2020 – 2023 / 2',
      ],
    });
    expect(facts.entries[2]?.dateLine).toMatchObject({ page: 2, line: 0 });
  });

  test('in Spanish', () => {
    expect(digest(SPANISH)).toMatchObject({
      name: 'Lucía Fernández Ortega',
      sections: 'header summary experience education languages',
      entries: [
        'Desarrolladora Backend / Tienda Norte / enero 2020 – actualidad / 3',
        'Programadora / Datos del Sur / marzo 2017 – diciembre 2019 / 1',
      ],
      language: 'other',
    });
  });

  test('in the form of an export with a side column: the name is the largest line of the first page', () => {
    const sized: [string, number][] = [
      ['Contact', 13],
      ['jane@mail.example', 10],
      ['Languages', 13],
      ['English (Native or Bilingual)', 10],
      ['Jane Doe', 26],
      ['Staff Engineer at Acme', 12],
      ['Experience', 16],
      ['Acme', 12],
      ['Staff Engineer', 11],
      ['January 2021 - Present (5 years 11 months)', 10],
      ['Moved 90 services to Kubernetes for the 300 engineers of the company', 10],
    ];
    const lines = sized.map(([text, size]) => ({ text, size }));
    const facts = readResume({ pages: [{ number: 1, columns: 2, images: 0, lines }], links: [] });
    expect(facts.name?.value).toBe('Jane Doe');
    expect(facts.entries.map((e) => [e.title?.value, e.organisation?.value, e.dates?.text])).toEqual([
      ['Staff Engineer', 'Acme', 'January 2021 - Present'],
    ]);
  });

  test('in the form of labels', () => {
    expect(
      digest(
        'Work Experience\nOrganization: Infosys Ltd, Pune\nDesignation: System Engineer\nDuration: July 2019 to till date\nResponsibilities:\n➢ Developed REST APIs for 5 teams',
      ).entries,
    ).toEqual(['System Engineer / Infosys Ltd / July 2019 to till date / 1']);
  });

  test('without any of this is empty, not guessed', () => {
    expect(digest(WEAK)).toMatchObject({
      name: null,
      firstName: null,
      contact: [null, null, null, null, null, null],
      entries: [],
    });
  });

  test.each([
    ['JANE DOE', 'Jane Doe'],
    ['J A N E   D O E', 'Jane Doe'],
    ['Jane Doe | Software Engineer', 'Jane Doe'],
    ['Dr. Jane van der Berg, PhD', 'Jane van der Berg'],
    ['Doe, Jane', 'Jane Doe'],
    ['Name: Jane Doe', 'Jane Doe'],
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['Curriculum Vitae', null],
    ['Software Engineer', null],
    ['Work Experience', null],
    ['Trinity College', null],
    ['I build things', null],
  ])('name in "%s"', (line, name) => {
    expect(readResume(documentOf(`${line}\njane@example.com\n\nSkills\nGo`)).name?.value ?? null).toBe(name);
  });

  test('no text makes it throw', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Experience', '•', 'Jan 2020 –', '- x', '@', '+'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const document = documentOf(lines.join('\n'));
        const facts = readResume(document);
        for (const { lines: own } of facts.bullets)
          for (const { page, line: at, text } of own) expect(document.pages[page - 1]?.lines[at]?.text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('job titles', () => {
  test.each([
    ['Senior Software Engineer', true],
    ['UX Designer', true],
    ['Head of Platform', true],
    ['University of Engineers', false],
    ['Bachelor of Science', false],
    ['Engineered a platform', false],
    ['Acme Cloud', false],
    ['Head Pastry Chef', true],
    ['Registered Nurse', true],
    ['Line Cook', true],
    ['Accountant', true],
    ['Delivery Driver', true],
    ['Driver', true],
    ['Mathematics Teacher', true],
    ['Cashier', true],
    ['Barista', true],
    ['Sales Representative', true],
    ['Social Worker', true],
    ['Krankenpflegerin', true],
    // Things of software that share their name with work.
    ['Kernel Driver', false],
    ['Service Worker', false],
    ['Chat Agent', false],
    ['SQL Server', false],
    ['Kubernetes Operator', false],
    ['Chef School of Lyon', false],
  ])('%s', (phrase, expected) => {
    expect(isJobTitle(phrase)).toBe(expected);
  });

  test.each([
    ['Sr. Front-End Developer (Remote)', ['frontend', 'engineer']],
    ['Full Stack Developer II', ['fullstack', 'engineer']],
    ['SDE-1', ['software', 'engineer']],
    ['ML Engineer', ['machine', 'learning', 'engineer']],
    ['C++ Programmer', ['c++', 'engineer']],
  ])('%s is about %j', (title, words) => {
    expect(titleWords(title)).toEqual(words);
  });
});

describe('all facts of a resume', () => {
  test.each([
    ...Object.entries(EXTREMES),
    ['strong', STRONG] as const,
    ['weak', WEAK] as const,
    ['spanish', SPANISH] as const,
  ])('%s', async (name, text) => {
    const facts = readResume(documentOf(text));
    const file = `golden/${name.replaceAll(' ', '-')}.json.txt`;
    // A line is told by its text alone, or the file would name each line many times.
    const short = (key: string, value: unknown) =>
      key === 'line' || key === 'heading'
        ? ((value as { text?: string } | null)?.text ?? value)
        : key === 'lines'
          ? undefined
          : value;
    await expect(`${JSON.stringify(facts, short, 1)}\n`).toMatchFileSnapshot(file);
  });
});
