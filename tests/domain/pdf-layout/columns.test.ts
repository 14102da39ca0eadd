import { describe, expect, test } from 'vitest';
import type { TextRun } from '../../../src/domain/pdf-layout/text-run';
import { block, byRow, flushRight, read, run } from './set-type';

const PROSE = [
  'Led the team that rebuilt the payment flow',
  'and cut failed checkouts by a third within',
  'one year while hiring four new engineers,',
  'two of whom now run services of their own.',
  'Wrote the guide to incident reviews which',
  'every team in the company follows today.',
];
const MORE = [
  'Maintains a parser that two newspapers use',
  'to read the minutes of forty town councils',
  'and wrote its tests against real documents.',
  'Speaks about it at meetings of journalists',
  'and helps readers find the votes that count',
  'in the places where they and others live.',
];
const SKILLS = ['Skills', 'Python', 'SQL and dbt', 'Airflow', 'Git', 'Tableau'];

interface Layout {
  readonly name: string;
  readonly runs: readonly TextRun[];
  readonly columns: 1 | 2;
  readonly texts: readonly string[];
}

const left = block(PROSE, 50, 700);
const rightOnGrid = block(MORE, 310, 700);
const rightOffGrid = block(MORE, 310, 694);
const heading = run('Marisol Okonkwo, Staff Engineer in Gothenburg and elsewhere', 150, 760, 14);
const footer = run('References and the full list of publications are sent to you on request', 100, 560);
const sidebar = block(SKILLS, 40, 697, 16, 9);
const main = block([...PROSE, ...MORE], 200, 700);
const JOBS = [
  'Acme Corp, Engineer',
  'Built the billing service',
  'Beta Ltd, Intern',
  'Wrote tests',
  'Gamma, Volunteer',
  'Taught',
];
const DATES = ['2019–2021', '', 'Mar 2018 – Sep 2018', '', '2015', ''];

const LAYOUTS: readonly Layout[] = [
  { name: 'one column', runs: block(PROSE, 50, 700), columns: 1, texts: PROSE },
  {
    name: 'two columns, drawn one after the other',
    runs: [...left, ...rightOffGrid],
    columns: 2,
    texts: [...PROSE, ...MORE],
  },
  {
    name: 'two columns on different baselines, drawn row by row',
    runs: byRow([...left, ...rightOffGrid]),
    columns: 2,
    texts: [...PROSE, ...MORE],
  },
  {
    name: 'two columns on the same baselines, drawn row by row',
    runs: byRow([...left, ...rightOnGrid]),
    columns: 2,
    texts: [...PROSE, ...MORE],
  },
  {
    name: 'a heading and a footer across two columns',
    runs: byRow([heading, ...left, ...rightOffGrid, footer]),
    columns: 2,
    texts: [heading.text, ...PROSE, ...MORE, footer.text],
  },
  {
    name: 'a heading across that cuts two pairs of columns',
    runs: byRow([...left, ...rightOnGrid, footer, ...block(MORE, 50, 530), ...block(PROSE, 310, 530)]),
    columns: 2,
    texts: [...PROSE, ...MORE, footer.text, ...MORE, ...PROSE],
  },
  {
    name: 'short headings at the left over two pairs of columns',
    runs: byRow([
      run('EXPERIENCE', 50, 722),
      ...left,
      ...rightOnGrid,
      run('PROJECTS', 50, 596),
      ...block(MORE, 50, 578),
      ...block(PROSE, 310, 578),
    ]),
    columns: 2,
    texts: ['EXPERIENCE', ...PROSE, ...MORE, 'PROJECTS', ...MORE, ...PROSE],
  },
  {
    name: 'a narrow sidebar at the left',
    runs: [...main, ...sidebar],
    columns: 2,
    texts: [...SKILLS, ...PROSE, ...MORE],
  },
  {
    name: 'a narrow sidebar at the left, drawn row by row',
    runs: byRow([...main, ...sidebar]),
    columns: 2,
    texts: [...SKILLS, ...PROSE, ...MORE],
  },
  {
    name: 'a narrow sidebar on the same baselines, drawn after the main part',
    runs: [...main, ...block(SKILLS, 40, 700)],
    columns: 2,
    texts: [...SKILLS, ...PROSE, ...MORE],
  },
  {
    name: 'a sidebar beside a main part with right-aligned dates',
    runs: [...sidebar, ...block(JOBS, 200, 700, 14.5), ...flushRight(DATES, 550, 700, 14.5)],
    columns: 2,
    texts: [...SKILLS, ...JOBS.map((job, i) => (DATES[i] ? `${job} ${DATES[i]}` : job))],
  },
  {
    name: 'a name above the main part, right of a sidebar that starts lower',
    runs: [run('Tobias Ferreira', 200, 760, 20), ...sidebar, ...main],
    columns: 2,
    texts: ['Tobias Ferreira', ...SKILLS, ...PROSE, ...MORE],
  },
  {
    name: 'right-aligned dates, drawn row by row',
    runs: byRow([...block(JOBS, 50, 700), ...flushRight(DATES, 545, 700)]),
    columns: 1,
    texts: JOBS.map((job, i) => (DATES[i] ? `${job} ${DATES[i]}` : job)),
  },
  {
    name: 'right-aligned dates of one width, drawn after all titles',
    runs: [
      ...block(JOBS, 50, 700),
      ...flushRight(
        DATES.map((date, i) => (date ? `20${i + 10}–20${i + 12}` : '')),
        545,
        700,
      ),
    ],
    columns: 1,
    texts: JOBS.map((job, i) => (DATES[i] ? `${job} 20${i + 10}–20${i + 12}` : job)),
  },
  {
    name: 'right-aligned dates and places, set smaller and a little higher',
    runs: byRow([
      ...block(JOBS, 50, 700),
      ...flushRight(['2019–2021', 'Berlin', '2018', 'Turku', '2015', 'Porto'], 545, 701, 14, 9),
    ]),
    columns: 1,
    texts: [
      'Acme Corp, Engineer 2019–2021',
      'Built the billing service Berlin',
      'Beta Ltd, Intern 2018',
      'Wrote tests Turku',
      'Gamma, Volunteer 2015',
      'Taught Porto',
    ],
  },
  {
    name: 'labels at the left of running text',
    runs: byRow([
      ...['Languages', 'Platforms', 'Practices', 'Spoken'].map((label, i) => run(label, 50, 700 - i * 28)),
      ...block([...PROSE, 'Swedish, English', 'and some German'], 150, 700),
    ]),
    columns: 1,
    texts: [
      `Languages ${PROSE[0]}`,
      `${PROSE[1]}`,
      `Platforms ${PROSE[2]}`,
      `${PROSE[3]}`,
      `Practices ${PROSE[4]}`,
      `${PROSE[5]}`,
      'Spoken Swedish, English',
      'and some German',
    ],
  },
  {
    name: 'dates at the left of each entry',
    runs: byRow([...block(['2019–2021', '2018', '2015–2017', '2012'], 50, 700), ...block(PROSE.slice(0, 4), 150, 700)]),
    columns: 1,
    texts: ['2019–2021', '2018', '2015–2017', '2012'].map((date, i) => `${date} ${PROSE[i]}`),
  },
  {
    name: 'headings that stand out to the left of their sections',
    runs: byRow([
      ...['WORK', 'STUDY', 'TALKS'].map((title, i) => run(title, 50, 720 - i * 70)),
      ...[0, 1, 2].flatMap((i) => block(PROSE.slice(0, 3), 110, 702 - i * 70)),
    ]),
    columns: 1,
    texts: ['WORK', 'STUDY', 'TALKS'].flatMap((title) => [title, ...PROSE.slice(0, 3)]),
  },
  {
    name: 'bullets set as pieces of their own',
    runs: byRow(PROSE.flatMap((text, i) => [run('•', 60, 700 - i * 14), run(text, 74, 700 - i * 14)])),
    columns: 1,
    texts: PROSE.map((text) => `• ${text}`),
  },
  {
    name: 'a table of skills in three columns',
    runs: byRow([
      ...block(['Linux', 'Ansible', 'Bash', 'Python'], 50, 700),
      ...block(['Terraform', 'Kubernetes', 'PostgreSQL', 'HAProxy'], 220, 700),
      ...block(['Prometheus', 'Grafana', 'Fluent Bit', 'Vault'], 390, 700),
    ]),
    columns: 1,
    texts: [
      'Linux Terraform Prometheus',
      'Ansible Kubernetes Grafana',
      'Bash PostgreSQL Fluent Bit',
      'Python HAProxy Vault',
    ],
  },
  {
    name: 'a table of skills under two columns',
    runs: [
      ...left,
      ...rightOffGrid,
      run('Instruments', 50, 596, 13),
      ...byRow([
        ...block(['Lathe', 'Laser', 'Load cell'], 50, 576),
        ...block(['Mill', 'Flow meter', 'Camera'], 220, 576),
        ...block(['Wrench', 'Logger', 'Scope'], 390, 576),
      ]),
    ],
    columns: 2,
    texts: [...PROSE, ...MORE, 'Instruments', 'Lathe Mill Wrench', 'Laser Flow meter Logger', 'Load cell Camera Scope'],
  },
  {
    name: 'three columns of running text',
    runs: [0, 1, 2].flatMap((i) => block(PROSE, 40 + i * 175, 700 - i * 5, 14, 7.5)),
    columns: 2,
    texts: [...PROSE, ...PROSE, ...PROSE],
  },
];

describe('readingOrder of', () => {
  test.each(LAYOUTS)('$name', ({ runs, columns, texts }) => {
    expect(read(runs)).toEqual({ columns, texts });
  });

  test('two columns is the same in any stream order when the baselines differ', () => {
    const runs = [heading, ...left, ...rightOffGrid, footer];
    const shuffled = [...runs].sort((a, b) => a.text.localeCompare(b.text));
    expect(read(shuffled)).toEqual(read(runs));
  });
});
