import type { TextRun } from '../../../src/domain/pdf-layout/text-run';
import { block, byRow, flushRight, run } from './set-type';

/** One page of a resume as runs. Every second page was set aside. */
export interface Page {
  readonly name: string;
  readonly runs: readonly TextRun[];
}

const PROSE = [
  'Led the team that rebuilt the payment flow and cut failed checkouts',
  'by a third within one year, while hiring four new engineers of whom',
  'two now run services of their own and one leads the whole platform',
  'Wrote the guide to incident reviews that every team now follows',
  'Moved forty services to containers without an hour of downtime',
  'Taught the course on testing to sixty people in five offices',
  'Set up the alerts by which the team hears of faults before users',
  'Replaced the nightly export by a stream that is two minutes behind',
  'Measured the load of each service and planned its growth by it',
];
const HALF = [
  'Led the team that rebuilt payments',
  'and cut failed checkouts by a third',
  'within one year while hiring four.',
  'Wrote the guide to the reviews that',
  'every team in the company follows.',
  'Moved forty services to containers',
  'without an hour of downtime for all.',
  'Taught the testing course to sixty.',
  'Set up alerts that come before users',
  'and the rota for all eight engineers.',
];
const OTHER_HALF = [
  'Maintains a parser that two papers',
  'use to read the minutes of councils',
  'and wrote its tests against files.',
  'Speaks about it at meetings of press',
  'and helps readers find what counts',
  'in the places where they live now.',
  'Studied mathematics in Turku, with',
  'a thesis on the shape of minutes and',
  'on how far a grammar can follow them',
  'when nobody wrote them for machines.',
];
const NAME = run('Marisol Okonkwo', 50, 800, 20);
const HEADS = ['Engineer, Acme', 'Developer, Hooli', 'Intern, Initech'];
const SKILLS = ['Skills', 'Python', 'SQL and dbt', 'Airflow', 'Git', 'Tableau', 'Docker', 'Terraform', 'Linux'];

/** Three jobs, each a head and three lines of text, from `x`. */
const jobs = (x: number, top = 720, heads: readonly string[] = HEADS) =>
  heads.flatMap((head, i) => [
    run(head, x, top - i * 70, 11),
    ...block(PROSE.slice(i * 3, i * 3 + 3), x, top - 16 - i * 70),
  ]);
const atHeads = (texts: readonly string[], right = 545, dy = 0, size = 10) =>
  texts.flatMap((text, i) => flushRight([text], right, 720 + dy - i * 70, 14, size));
const placesBelow = (texts: readonly string[]) => texts.flatMap((text, i) => flushRight([text], 545, 709 - i * 70));

export const ONE: readonly Page[] = [
  {
    name: 'dates at the right of each head',
    runs: [NAME, ...byRow([...jobs(50), ...atHeads(['2019 – 2021', 'Mar 2018 – Sep 2018', '2015'])])],
  },
  {
    name: 'dates at the right and places below them, off the grid, drawn last',
    runs: [
      NAME,
      ...jobs(50).map((r) => ({ ...r, width: Math.min(r.width, 330) })),
      ...atHeads(['2019 – 2021', 'Mar 2018 – Sep 2018', '2015'], 545, 1),
      ...placesBelow(['Berlin, Germany', 'Turku, Finland', 'Porto, Portugal']),
    ],
  },
  {
    name: 'a column of places at the right, from one left edge',
    runs: [
      NAME,
      ...byRow([
        ...jobs(50).map((r) => ({ ...r, width: Math.min(r.width, 340) })),
        ...['Berlin, Germany', 'Turku, Finland', 'Porto, Portugal'].map((text, i) => run(text, 460, 720 - i * 70)),
      ]),
    ],
  },
  {
    name: 'places without years at the right, from one left edge, drawn last and smaller',
    runs: [
      NAME,
      ...jobs(50).map((r) => ({ ...r, width: Math.min(r.width, 340) })),
      ...['Berlin, Germany', 'Turku, Finland', 'Porto, Portugal'].map((text, i) => run(text, 460, 723 - i * 70, 8)),
    ],
  },
  {
    name: 'skills in two columns of a table, drawn cell by cell in rows',
    runs: [
      NAME,
      ...jobs(50),
      run('Skills', 50, 500, 13),
      ...byRow([
        ...block(['Python and pandas', 'PostgreSQL', 'Docker and Podman', 'Terraform', 'Linux'], 50, 480),
        ...block(['Airflow and dbt', 'Git', 'Kubernetes', 'Ansible', 'Grafana'], 300, 480),
      ]),
    ],
  },
  {
    name: 'skills in two columns of a table, drawn column by column',
    runs: [
      NAME,
      ...jobs(50),
      run('Skills', 50, 500, 13),
      ...block(['Python and pandas', 'PostgreSQL', 'Docker and Podman', 'Terraform', 'Linux'], 50, 480),
      ...block(['Airflow and dbt', 'Git', 'Kubernetes', 'Ansible', 'Grafana'], 300, 480),
    ],
  },
  {
    name: 'contacts at the right of the name, on a grid of their own',
    runs: [
      NAME,
      run('Staff Engineer', 50, 780, 12),
      run('Payments, data, teams', 50, 764, 10),
      ...flushRight(
        ['marisol@example.com', '+46 70 555 01 72', 'linkedin.com/in/marisol', 'Gothenburg, Sweden'],
        545,
        806,
        12,
        9,
      ),
      ...jobs(50),
    ],
  },
  {
    name: 'contacts at the right of the name, from one left edge',
    runs: [
      NAME,
      run('Staff Engineer', 50, 780, 12),
      run('Payments, data, teams', 50, 764, 10),
      ...block(
        ['marisol@example.com', '+46 70 555 01 72', 'linkedin.com/in/marisol', 'Gothenburg, Sweden'],
        420,
        806,
        12,
        9,
      ),
      ...jobs(50),
    ],
  },
  {
    name: 'headings in a margin at the left',
    runs: [
      NAME,
      ...['Experience', 'Education', 'Skills'].map((text, i) => run(text, 50, 720 - i * 70, 11)),
      ...jobs(160),
    ],
  },
  {
    name: 'labels of skills at the left of their lists',
    runs: [
      NAME,
      ...jobs(50),
      run('Skills', 50, 500, 13),
      ...byRow(
        ['Languages', 'Platforms', 'Practices', 'Spoken', 'Tools'].flatMap((label, i) => [
          run(label, 50, 480 - i * 16),
          run(
            [
              'Python, SQL, Go, TypeScript and some Rust',
              'AWS, GCP, Kubernetes and bare metal',
              'Reviews, pairing, tests before code',
              'Swedish, English, German',
              'Git, Grafana, Terraform, Ansible',
            ][i] ?? '',
            140,
            480 - i * 16,
          ),
        ]),
      ),
    ],
  },
  {
    name: 'dates in a margin at the left, on their own baselines',
    runs: [
      NAME,
      ...['2019 – 2021', '2018', '2015 – 2017'].map((text, i) => run(text, 50, 717 - i * 70, 9)),
      ...jobs(140),
    ],
  },
  {
    name: 'two references side by side at the end',
    runs: [
      NAME,
      ...jobs(50),
      run('References', 50, 500, 13),
      ...block(['Ada Byron', 'Head of Payments, Acme', 'ada@example.com'], 50, 480),
      ...block(['Alan Mill', 'Director, Hooli', 'alan@example.com'], 310, 480),
    ],
  },
];

export const TWO: readonly Page[] = [
  {
    name: 'running text on both sides, drawn in turn',
    runs: [NAME, ...block(HALF, 50, 740), ...block(OTHER_HALF, 310, 735)],
  },
  {
    name: 'running text on both sides, drawn row by row',
    runs: [NAME, ...byRow([...block(HALF, 50, 740), ...block(OTHER_HALF, 310, 735)])],
  },
  {
    name: 'running text on both sides of one grid',
    runs: [NAME, ...byRow([...block(HALF, 50, 740), ...block(OTHER_HALF, 310, 740)])],
  },
  {
    name: 'a sidebar of skills at the left',
    runs: [...block(SKILLS, 40, 737, 17, 9), run('Marisol Okonkwo', 190, 800, 20), ...jobs(190, 740)],
  },
  {
    name: 'a sidebar of skills and a profile at the right',
    runs: [
      NAME,
      ...block([...HALF, ...OTHER_HALF], 50, 740),
      ...block(
        ['Profile', 'Builds what lasts', 'and says so early', ...SKILLS, 'Languages', 'Swedish', 'English'],
        420,
        737,
        17,
        9,
      ),
    ],
  },
  {
    name: 'a sidebar with contacts, skills and languages over the whole page, drawn row by row',
    runs: byRow([
      ...block(
        ['Contact', 'marisol@example.com', '+46 70 555 01 72', ...SKILLS, 'Languages', 'Swedish', 'English'],
        40,
        737,
        18,
        9,
      ),
      ...jobs(210, 740),
      ...jobs(210, 520, ['Teacher, Umbrella', 'Tutor, Soylent', 'Trainee, Stark']),
    ]),
  },
];
