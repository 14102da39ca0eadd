import fc from 'fast-check';
import { ENTRY_FIELDS, emptyEntry, emptyResume, LIST_NAMES } from '../../../src/domain/resume-document/edits';
import { type ResumeLists, TEXT_FIELDS, type WrittenResume } from '../../../src/domain/resume-document/types';

const AT = '2026-11-20T10:00:00.000Z';

/** A resume with something in every field. */
export const filled: WrittenResume = {
  ...emptyResume('resume-1', AT, 'For backends'),
  name: 'Ada Łovelace',
  lkdn: 'https://linkedin.com/in/ada',
  gthb: 'https://github.com/ada',
  prtf: 'https://ada.example.org',
  cnt: '+1 415 555 0132',
  mail: 'ada@example.org',
  intro: 'Backend engineer with four years of services in Go.',
  skillsl1: 'Go, Rust',
  skillsl2: 'PostgreSQL',
  skillsl3: 'Docker, Kubernetes',
  clgname: 'Delhi Technological University',
  education: 'B.Tech, Computer Science',
  grdyear: '2018',
  grdyear2: '2022',
  experiences: [
    {
      ...emptyEntry('experiences', 'a'),
      organization: 'Initech',
      role: 'Backend Engineer',
      duration: 'Jan 2022 – Present',
      responsibilities: 'Built a ledger in Go.\nCut the build from 12 to 4 minutes.',
    },
    {
      ...emptyEntry('experiences', 'b'),
      organization: 'Globex',
      role: 'Intern',
      duration: 'May 2021 – Aug 2021',
      responsibilities: 'Wrote the search.',
    },
  ],
  projects: [
    {
      ...emptyEntry('projects', 'c'),
      project: 'Rota',
      durn: 'two weekends in 2023',
      desc: 'Plans shifts.',
      link: 'https://rota.example.org',
    },
  ],
  achievements: [{ ...emptyEntry('achievements', 'd'), text: 'Won the city hackathon of 2021' }],
};

const words = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    '2018 – 2022',
    'Jan 2020 – Present',
    '- Built it\n- Led it',
    'مرحبا بالعالم',
    '<script>alert(1)</script>',
    'a, b,, c',
    'example.org/x',
    'Sentence.\n- Bullet\nAnother.',
  ),
);
const texts = <F extends string>(fields: readonly F[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, words])) as Record<F, typeof words>);
const entries = <F extends string>(fields: readonly F[]) =>
  fc
    .array(texts(fields), { maxLength: 4 })
    .map((list) => list.map((entry, n) => ({ ...(entry as Record<F, string>), id: `e${n}`, aside: '' })));

/** A resume with something in every field of every list. */
export const whole: WrittenResume = {
  ...filled,
  label: 'Backend Engineer',
  address: '1 Analytical Way',
  postcode: '10115',
  city: 'Berlin',
  region: 'Berlin',
  country: 'DE',
  skillsn1: 'Languages',
  skillsv1: 'advanced',
  score: '8.7 CGPA',
  courses: 'Compilers\nDB1101 - Basic SQL',
  clglink: 'https://dtu.example.org',
  ...(Object.fromEntries(
    LIST_NAMES.map((list) => {
      const written = filled[list] as readonly Readonly<Record<string, string>>[];
      const more = Object.fromEntries((ENTRY_FIELDS[list] as readonly string[]).map((name) => [name, wordsFor(name)]));
      return [list, [...written, { ...more, id: `${list}-1`, aside: '' }]];
    }),
  ) as unknown as ResumeLists),
};

function wordsFor(field: string): string {
  if (field === 'link') return 'https://example.org/there';
  if (field === 'duration' || field === 'durn') return 'Mar 2019 – Jun 2020';
  if (field === 'grdyear' || field === 'grdyear2' || field === 'date') return '2019';
  if (field === 'keywords' || field === 'roles') return `One ${field}, another`;
  if (field === 'education') return 'Bachelor, Mathematics';
  if (field === 'responsibilities' || field === 'desc' || field === 'text')
    return '- Did one thing\n- Did another thing';
  return `Some ${field}`;
}

/** Any text in every field. */
export const anyResume: fc.Arbitrary<WrittenResume> = fc
  .record({
    texts: texts(TEXT_FIELDS.filter((field) => field !== 'photo')),
    lists: fc.record(Object.fromEntries(LIST_NAMES.map((list) => [list, entries(ENTRY_FIELDS[list])]))),
  })
  .map(({ texts: fields, lists }) => ({
    ...emptyResume('any', AT),
    ...fields,
    ...(Object.fromEntries(
      Object.entries(lists).map(([list, all]) => [list, all.map((entry) => ({ ...entry, id: `${list}-${entry.id}` }))]),
    ) as unknown as ResumeLists),
  }));
