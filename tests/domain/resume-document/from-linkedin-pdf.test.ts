import { expect, test } from 'vitest';
import { readingOrder } from '../../../src/domain/pdf-layout/reading-order';
import type { ResumeDocument } from '../../../src/domain/resume/document';
import { run } from '../pdf-layout/set-type';
import { lostWords, read } from './read-support';

const LETTER = { width: 612, height: 792 };
/** The profile as LinkedIn prints it: a narrow column at the left, and the rest beside it. Text, size, space below. */
type Set = readonly (readonly [text: string, size: number, leading?: number])[];
const column = (set: Set, x: number, top: number) => {
  let y = top;
  return set.map(([text, size, leading = size * 1.4]) => {
    const placed = run(text, x, y, size, { width: text.length * size * 0.45 });
    y -= leading;
    return placed;
  });
};
const sidebar: Set = [
  ['Contact', 13, 22],
  ['+1 415 555 0132 (Mobile)', 10.5],
  ['jane@example.org', 10.5, 20],
  ['www.linkedin.com/in/jane-doe', 10.5],
  ['(LinkedIn)', 10.5],
  ['janedoe.dev (Personal)', 10.5, 30],
  ['Top Skills', 13, 22],
  ['Kubernetes', 10.5],
  ['Go', 10.5],
  ['PostgreSQL', 10.5, 30],
  ['Languages', 13, 22],
  ['English (Native or Bilingual)', 10.5],
  ['German (Limited Working)', 10.5, 30],
  ['Certifications', 13, 22],
  ['Certified Kubernetes Admin', 10.5, 30],
  ['Honors-Awards', 13, 22],
  ['Prize for Young Makers', 10.5],
];
const main: Set = [
  ['Jane Doe', 26, 34],
  ['Platform Engineer at Initech', 12],
  ['Austin, Texas, United States', 12, 34],
  ['Summary', 15.75, 24],
  ['I keep platforms running for people who ship every day, and I', 12],
  ['write down how it is done.', 12, 34],
  ['Experience', 15.75, 26],
  ['Initech', 12],
  ['Platform Engineer', 11.5],
  ['January 2022 - Present (3 years 11 months)', 10.5],
  ['Austin, Texas, United States', 10.5, 20],
  ['Moved twelve services to Kubernetes.', 10.5, 34],
  ['Globex Corporation', 12],
  ['Software Engineer', 11.5],
  ['May 2019 - December 2021 (2 years 8 months)', 10.5],
  ['Berlin, Germany', 10.5, 34],
  ['Education', 15.75, 26],
  ['University of Texas at Austin', 12],
  ['Bachelor of Science, Computer Science · (2015 - 2019)', 10.5],
];

const document: ResumeDocument = {
  pages: [
    {
      number: 1,
      images: 0,
      ...readingOrder([...column(sidebar, 22, 730), ...column(main, 224, 730), run('Page 1 of 1', 280, 20, 9)], LETTER),
    },
  ],
  links: [],
};

test('LinkedIn’s PDF: both columns, each heading in its fields', () => {
  const { resume, unplaced, doubts } = read(document);
  expect(resume).toMatchObject({
    name: 'Jane Doe',
    label: 'Platform Engineer at Initech',
    city: 'Austin',
    region: 'Texas',
    country: 'United States',
    cnt: '+1 415 555 0132',
    mail: 'jane@example.org',
    lkdn: 'www.linkedin.com/in/jane-doe',
    prtf: 'janedoe.dev',
    intro: 'I keep platforms running for people who ship every day, and I write down how it is done.',
    skillsl1: 'Kubernetes, Go, PostgreSQL',
    languages: [
      { language: 'English', fluency: 'Native or Bilingual' },
      { language: 'German', fluency: 'Limited Working' },
    ],
    certificates: [{ name: 'Certified Kubernetes Admin' }],
    achievements: [{ text: 'Prize for Young Makers' }],
    clgname: 'University of Texas at Austin',
    education: 'Bachelor of Science, Computer Science',
    grdyear: '2015',
    grdyear2: '2019',
  });
  expect(resume.experiences).toMatchObject([
    {
      organization: 'Initech',
      role: 'Platform Engineer',
      duration: 'January 2022 - Present',
      place: 'Austin, Texas, United States',
      responsibilities: 'Moved twelve services to Kubernetes.',
    },
    {
      organization: 'Globex Corporation',
      role: 'Software Engineer',
      duration: 'May 2019 - December 2021',
      place: 'Berlin, Germany',
    },
  ]);
  expect({ unplaced, doubts }).toEqual({ unplaced: [], doubts: [] });
  // Its headings are the fields' own; how long a job was follows from its dates; page numbers and what LinkedIn says of a contact are no words of the resume.
  const said = /^(?:\d+|years?|months?|page|of|mobile|personal|linkedin|www|com|in|top|skills|honors|awards)$/;
  expect(lostWords(document).filter((word) => !said.test(word))).toEqual([]);
});
