import fc from 'fast-check';
import { emptyEntry, emptyResume } from '../../../src/domain/resume-document/edits';
import type { EntryField, ListName, ResumeLists, WrittenResume } from '../../../src/domain/resume-document/types';

const one = (...items: string[]) => fc.constantFrom(...items);
const some = (arb: fc.Arbitrary<string>) => fc.option(arb, { nil: '', freq: 2 });

const ROLES = [
  'Backend Engineer',
  'Senior Frontend Developer',
  'Data Analyst',
  'QA Tester',
  'Engineering Manager',
  'Site Reliability Engineer',
  'Software Engineering Intern',
];
const EMPLOYERS = [
  'Initech',
  'Globex',
  'Müller & Söhne GmbH',
  'Acme, Inc.',
  'Łódź Robotics',
  'Bank of Kigali',
  '中村商店',
  'Umbrella Labs',
];
const PLACES = ['Berlin, Germany', 'Austin, TX', 'Remote', 'São Paulo, Brazil', 'Graz'];
const DATES = [
  'Jan 2022 – Present',
  'Mar 2019 – Jun 2021',
  '2016 – 2018',
  'May 2021 – Aug 2021',
  'Sep 2015 – Dec 2015',
];
const LINKS = ['https://example.org/work', 'https://rota.example.org', 'example.com/notes'];
const VERBS = ['Built', 'Led', 'Cut', 'Wrote', 'Moved', 'Measured', 'Taught'];
const THINGS = [
  'a ledger in Go',
  'the search of the shop',
  'twelve services to Kubernetes',
  'the nightly build from 12 to 4 minutes',
  'a team of five',
  'the café’s café menu',
  'a plan with Zoë and Håkon',
];

const bullet = fc
  .tuple(one(...VERBS), one(...THINGS), one('.', ', used by 40 teams.', ''))
  .map((parts) => `${parts[0]} ${parts[1]}${parts[2]}`);
const bullets = fc
  .array(bullet, { minLength: 1, maxLength: 5 })
  .map((list) => list.map((text) => `- ${text}`).join('\n'));
const sentence = one(
  'Maker of measuring devices for small breweries.',
  'An exchange for used bicycles.',
  'Plans shifts for hospitals of any size.',
);
const list = (...items: string[]) =>
  fc.uniqueArray(one(...items), { minLength: 1, maxLength: 4 }).map((found) => found.join(', '));
const skills = list('Go', 'Rust', 'PostgreSQL', 'Docker', 'Kubernetes', 'TypeScript', 'C++', 'Node.js');
const year = fc.integer({ min: 1995, max: 2026 }).map(String);
const date = fc.oneof(
  year,
  fc.tuple(one('Jan', 'May', 'Dec'), year).map(([month, y]) => `${month} ${y}`),
);

const entries = <L extends ListName>(
  name: L,
  fields: Partial<Record<EntryField<L>, fc.Arbitrary<string>>>,
  maxLength = 3,
) =>
  fc
    .array(fc.record(fields as Record<string, fc.Arbitrary<string>>), { maxLength })
    .map(
      (all) => all.map((entry, n) => ({ ...emptyEntry(name, `${name}-${n}`), ...entry })) as unknown as ResumeLists[L],
    );

const lists: { readonly [L in ListName]: fc.Arbitrary<ResumeLists[L]> } = {
  profiles: entries(
    'profiles',
    { network: one('Mastodon', 'Kaggle', 'Stack Overflow'), username: one('ada', 'ada_l', '12345') },
    2,
  ),
  skillGroups: fc.constant([]),
  schools: fc.constant([]),
  experiences: fc.oneof(
    entries('experiences', {
      role: one(...ROLES),
      organization: one(...EMPLOYERS),
      place: some(one(...PLACES)),
      duration: some(one(...DATES)),
      link: some(one(...LINKS)),
      about: some(sentence),
      responsibilities: bullets,
    }),
    entries('experiences', {
      role: one(...ROLES),
      organization: one(...EMPLOYERS),
      duration: one(...DATES),
      responsibilities: sentence,
    }),
  ),
  projects: entries('projects', {
    project: one('Rota', 'Tiny Ledger', 'Bird Counter 3000', 'elevate-cli'),
    durn: some(one(...DATES)),
    link: some(one(...LINKS)),
    desc: fc.oneof(bullets, sentence),
    keywords: some(skills),
    roles: some(one('Maintainer', 'Author, Reviewer')),
  }),
  achievements: fc.oneof(
    entries('achievements', { text: one('Won the city hackathon of 2021', 'Ran a marathon, twice', 'First in class') }),
    entries('achievements', {
      text: one('Prize for young makers', 'Dean’s list'),
      awarder: one('City of Graz', 'DTU'),
      date,
      summary: some(sentence),
    }),
  ),
  volunteer: entries('volunteer', {
    role: one('Teacher', 'Mentor'),
    organization: one('Code Club', 'Turku Food Bank'),
    duration: one(...DATES),
    link: some(one(...LINKS)),
    responsibilities: some(bullets),
  }),
  certificates: entries('certificates', {
    name: one('CKA', 'AWS Solutions Architect'),
    issuer: one('CNCF', 'Amazon Web Services'),
    date: some(date),
    link: some(one(...LINKS)),
  }),
  publications: entries('publications', {
    name: one('On Ledgers', 'Counting birds, with few cameras'),
    publisher: one('ACM', 'Journal of Birds'),
    date: some(date),
    link: some(one(...LINKS)),
    summary: some(sentence),
  }),
  languages: entries('languages', {
    language: one('English', 'Deutsch', 'हिन्दी', 'Português'),
    fluency: one('native speaker', 'C1', 'basic knowledge'),
  }),
  interests: entries('interests', {
    name: one('Chess', 'Wildlife'),
    keywords: some(list('Ferrets', 'Unicorns', 'Blitz')),
  }),
  references: entries('references', {
    name: one('Jane Doe', 'Dr. Håkon Berg'),
    reference: one('She shipped what she promised.', 'I would hire him again at once.'),
  }),
  own: entries('own', { heading: one('Leadership', 'Additional Information', 'Memberships'), text: bullets }, 1),
};

const school = {
  clgname: one('Delhi Technological University', 'Universität Graz', 'Turku College of Music'),
  education: one('B.Tech, Computer Science', 'Bachelor, Mathematics', 'MSc Physics'),
  score: some(one('8.7 CGPA', '1st class')),
  courses: some(one('Compilers\nDatabases', 'DB1101 - Basic SQL', 'Logic, modal\nSets')),
};
const years = fc
  .oneof(fc.tuple(year, year), fc.tuple(fc.constant(''), year))
  .map(([grdyear, grdyear2]) => ({ grdyear, grdyear2 }));

const skillsFields = fc.oneof(
  fc.tuple(skills, skills, skills).map(([skillsl1, skillsl2, skillsl3]) => ({ skillsl1, skillsl2, skillsl3 })),
  fc
    .record({
      skillsv1: some(one('advanced', 'beginner')),
      skillsl1: skills,
      skillsl2: skills,
      further: fc.array(skills, { maxLength: 2 }),
    })
    .map(({ further, ...fields }) => ({
      ...fields,
      ...{ skillsn1: 'Languages', skillsn2: 'Databases', skillsn3: 'Tools', skillsl3: 'Git, Docker' },
      skillGroups: further.map((keywords, n) => ({
        ...emptyEntry('skillGroups', `g${n}`),
        name: `Group ${n}`,
        level: 'good',
        keywords,
      })),
    })),
);

/**
 * Resumes of ordinary words, each field filled as people fill it. What plain text cannot tell apart is not in here and
 * has tests of its own: see *what plain text does not say*.
 */
export const ordinaryResume: fc.Arbitrary<WrittenResume> = fc
  .record({
    texts: fc.record({
      name: one('Ada Lovelace', 'Zoë Müller', 'Håkon Berg', 'Priya Raman'),
      label: some(one(...ROLES)),
      mail: one('ada@example.org', 'zoe.mueller+jobs@example.co.uk'),
      cnt: some(one('+1 415 555 0132', '+49 30 901820')),
      lkdn: some(one('https://linkedin.com/in/ada', 'linkedin.com/in/zoe-m', 'ada-l')),
      gthb: some(one('https://github.com/ada', 'ada')),
      prtf: some(one('https://ada.example.org', 'ada.dev')),
      intro: some(one('Backend engineer with four years of services in Go.', 'I build ledgers.\nI also teach.')),
    }),
    where: fc.constantFrom<Partial<WrittenResume>>(
      {},
      { city: 'Berlin', country: 'Germany' },
      { address: '1 Analytical Way', postcode: '10115', city: 'Berlin', region: 'Brandenburg', country: 'Germany' },
      { city: 'Austin', region: 'TX' },
    ),
    skills: skillsFields,
    school: fc.record(school),
    years,
    schools: fc.array(fc.tuple(fc.record(school), years), { maxLength: 2 }),
    lists: fc.record(lists),
  })
  .map(({ texts, where, skills: groups, school: first, years: span, schools, lists: all }) => ({
    ...emptyResume('ordinary', '2026-11-20T10:00:00.000Z'),
    ...all,
    ...texts,
    ...where,
    ...first,
    ...span,
    schools: schools.map(([fields, both], n) => ({ ...emptyEntry('schools', `s${n}`), ...fields, ...both })),
    ...groups,
  }));
