import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/domain/resume/read-resume';
import { headingKind, readSections } from '../../../src/domain/resume/sections';
import { joinSpacedLetters, textLines } from '../../../src/domain/resume/text-lines';
import { documentOf } from '../report/resumes';

const kinds = (text: string) => readSections(textLines(documentOf(text))).map((section) => section.kind);

describe('headings', () => {
  test.each([
    ['Experience', 'experience'],
    ['WORK EXPERIENCE', 'experience'],
    ['Professional Experience:', 'experience'],
    ['E X P E R I E N C E', 'experience'],
    ['W O R K  E X P E R I E N C E', 'experience'],
    ['W O R K E X P E R I E N C E', 'experience'],
    ['1. Employment History', 'experience'],
    ['▪ Education & Training ▪', 'education'],
    ['Education and Certifications', 'education'],
    ['EDUCATION / CERTIFICATIONS', 'education'],
    ['Technical Skills', 'skills'],
    ['Skills & Tools', 'skills'],
    ['Areas of expertise', 'skills'],
    ['TOOLS', 'skills'],
    ['Programming Languages', 'skills'],
    ['Certiﬁcations', 'certifications'],
    ['Awards & Honors', 'achievements'],
    ['Personal Projects (selected)', 'projects'],
    ['About me', 'summary'],
    ['Languages', 'languages'],
    ['Hobbies and Interests', 'interests'],
    ['References', 'other'],
    ['Berufserfahrung', 'experience'],
    ['Formación académica', 'education'],
    ['Compétences', 'skills'],
    ['Selected Experience', 'experience'],
    ['RELEVANT EXPERIENCE', 'experience'],
    ['Recent Roles', 'experience'],
    ['Career History', 'experience'],
    ['Other Relevant Experience', 'experience'],
    ['Experience Details', 'experience'],
    ['Work Experience & Internships', 'experience'],
    ['Technical Proficiencies', 'skills'],
    ['Open Source', 'projects'],
    ['Selected Open Source Work', 'projects'],
    ['Leadership', 'other'],
    ['Additional Education', 'education'],
    ['E XPERIENCE', 'experience'],
    ['W ORK E XPERIENCE', 'experience'],
    ['Selected', null],
    ['Other', null],
    ['Details', null],
    ['Acme Experience Platform', null],
    ['Experienced engineer', null],
    ['Skills and other nice things', null],
    ['', null],
    ['• •', null],
  ])('%s', (words, kind) => {
    expect(headingKind(words)).toBe(kind);
  });

  test('a spelt-out word is joined only when nearly all of it is single letters', () => {
    expect(joinSpacedLetters('S K I L L S')).toBe('SKILLS');
    expect(joinSpacedLetters('J A N E   D O E')).toBe('JANE DOE');
    expect(joinSpacedLetters('Plan B is a go')).toBeNull();
    expect(joinSpacedLetters('C R')).toBeNull();
  });
});

describe('sections', () => {
  test('begin at headings, in the order of the text', () => {
    expect(kinds('Jane Doe\nSUMMARY\nx\nEXPERIENCE\ny\nEducation\nz\nTECHNICAL SKILLS\nGo')).toEqual([
      'header',
      'summary',
      'experience',
      'education',
      'skills',
    ]);
  });

  test.each([
    [
      'a sentence that ends with the word',
      'Experience\n• Shared what I know with 5 years of\nexperience\n',
      ['header', 'experience'],
    ],
    ['a bullet', 'Experience\n• Projects\n', ['header', 'experience']],
    ['a bullet with its mark on the line above', 'Experience\n•\nProjects\n', ['header', 'experience']],
    [
      'the end of a sentence',
      'Experience\n• Shared what I know of testing and\nLeadership\n',
      ['header', 'experience'],
    ],
    ['a group of a job', 'Experience\nEngineer, Acme     2019 – 2021\nTools     Jira, Git', ['header', 'experience']],
    ['groups of skills in columns', 'Skills\nLanguages     Go, SQL\nTools     Git', ['header', 'skills']],
    ['a label of a job', 'Experience\nEngineer, Acme\nSkills: Go, SQL\n• Built it', ['header', 'experience']],
    ['groups of the skills', 'Skills\nLanguages: Go, SQL\nCertifications: CKA', ['header', 'skills']],
  ])('do not begin at %s', (_, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test('begin at a heading with text behind its colon, and keep that text', () => {
    const sections = readSections(textLines(documentOf('Jane\nSkills: Go, SQL\nInterests: chess')));
    expect(sections.map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])).toEqual([
      ['header', ['Jane']],
      ['skills', ['Skills: Go, SQL']],
      ['interests', ['Interests: chess']],
    ]);
  });

  test('begin at a label in the margin, which shares its line with the first text', () => {
    const text = `Jane Doe
EXPERIENCE     Acme Corp, Engineer     2019 – 2021
               • Built the search
               Initech, Developer     2016 – 2019
EDUCATION      BSc, Trent University     2012 – 2016
SKILLS         Go, SQL
LANGUAGES      French`;
    expect(kinds(text)).toEqual(['header', 'experience', 'education', 'skills', 'languages']);
    const { entries, bullets } = readResume(documentOf(text));
    expect(entries.map((e) => [e.section, e.title?.value, e.organisation?.value, e.dates?.text])).toEqual([
      ['experience', 'Engineer', 'Acme Corp', '2019 – 2021'],
      ['experience', 'Developer', 'Initech', '2016 – 2019'],
      ['education', 'BSc', 'Trent University', '2012 – 2016'],
    ]);
    expect(bullets.map(({ text: words }) => words)).toEqual(['Built the search']);
    for (const { dates, dateLine } of entries) expect(dateLine?.text.slice(dates?.from, dates?.to)).toBe(dates?.text);
  });

  test('a small heading counts when it is set larger than the text', () => {
    const lines = [
      { text: 'jane doe', size: 18 },
      { text: 'experience', size: 13 },
      { text: 'Engineer at Acme, where many things were built and kept running', size: 10 },
    ];
    const document = { pages: [{ number: 1, columns: 1 as const, images: 0, lines }], links: [] };
    expect(readSections(textLines(document)).map(({ kind }) => kind)).toEqual(['header', 'experience']);
  });
});
