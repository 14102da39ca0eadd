import fc from 'fast-check';
import { emptyResume } from '../../../src/domain/resume-document/edits';
import { TEXT_FIELDS, type WrittenResume } from '../../../src/domain/resume-document/types';

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
      id: 'a',
      organization: 'Initech',
      role: 'Backend Engineer',
      duration: 'Jan 2022 – Present',
      responsibilities: 'Built a ledger in Go.\nCut the build from 12 to 4 minutes.',
      aside: '',
    },
    {
      id: 'b',
      organization: 'Globex',
      role: 'Intern',
      duration: 'May 2021 – Aug 2021',
      responsibilities: 'Wrote the search.',
      aside: '',
    },
  ],
  projects: [
    {
      id: 'c',
      project: 'Rota',
      durn: 'two weekends in 2023',
      desc: 'Plans shifts.',
      link: 'https://rota.example.org',
      aside: '',
    },
  ],
  achievements: [{ id: 'd', text: 'Won the city hackathon of 2021', aside: '' }],
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

/** Any text in every field. */
export const anyResume: fc.Arbitrary<WrittenResume> = fc
  .record({
    texts: texts(TEXT_FIELDS),
    experiences: entries(['organization', 'role', 'duration', 'responsibilities'] as const),
    projects: entries(['project', 'durn', 'desc', 'link'] as const),
    achievements: entries(['text'] as const),
  })
  .map(({ texts: fields, ...lists }) => ({ ...emptyResume('any', AT), ...fields, ...lists }));
