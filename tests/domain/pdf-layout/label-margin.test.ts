import { describe, expect, test } from 'vitest';
import { block, flushRight, read, run } from './set-type';

const WORK = ['Led the team that rebuilt the payment flow', 'and cut failed checkouts by a third within', 'one year.'];
const STUDY = ['BSc Computer Science at the University of Turku,', 'with a thesis on the parsing of minutes.'];
const SKILLS = ['Go, Python, SQL, Docker, Kubernetes and Terraform'];
const NAME = run('Jane Doe', 50, 780, 18);
const right = [...block(WORK, 180, 740), ...block(STUDY, 180, 680), ...block(SKILLS, 180, 630)];
const labels = (dy: number, size = 10) => [
  run('Experience', 50, 740 + dy, size),
  run('Education', 50, 680 + dy, size),
  run('Skills', 50, 630 + dy, size),
];
const EXPECTED = {
  columns: 1,
  texts: ['Jane Doe', 'Experience', ...WORK, 'Education', ...STUDY, 'Skills', ...SKILLS],
};

describe('headings in the left margin', () => {
  test.each([
    ['on the baseline of their text', labels(0)],
    ['a little above it', labels(2, 12)],
    ['a little below it', labels(-5, 12)],
  ])('come before their text in one column: %s', (_, headings) => {
    expect(read([NAME, ...headings, ...right])).toEqual(EXPECTED);
    expect(read([NAME, ...right, ...headings])).toEqual(EXPECTED);
  });

  test('a sidebar with text of its own is a column', () => {
    const sidebar = block(['Skills', 'Python', 'SQL and dbt', 'Airflow', 'Languages', 'Finnish', 'English'], 50, 737);
    const text = [...WORK, ...STUDY, ...WORK, ...STUDY];
    expect(read([...sidebar, ...block(text, 180, 740)]).columns).toBe(2);
  });
});

describe('one column', () => {
  test('a margin of dates beside entries is no column', () => {
    const dates = block(['2019 – 2021', '', '', '2015 – 2019', '', '2011 – 2015'], 50, 735).filter(
      ({ text }) => text !== '',
    );
    expect(read([...dates, ...block([...WORK, ...STUDY, ...SKILLS], 180, 740)]).columns).toBe(1);
  });

  test('dates at the right are no column', () => {
    const dates = flushRight(['2019 – 2021', '', '', '2015 – 2019', '', '2011 – 2015'], 545, 740);
    expect(read([...block([...WORK, ...STUDY, ...SKILLS], 50, 740), ...dates]).columns).toBe(1);
  });
});
