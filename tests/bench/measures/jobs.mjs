import { readFileSync } from 'node:fs';
import { medianOf, required } from '../support/figures.mjs';

const JOBS = 500;
const NEEDS = 40;
const RESUMES = 5;
const TOPICS = 180;
const CHALLENGES = 120;
const ANSWERS = 300;
const RUNS = 7;
const FIRST_DAY = Date.UTC(2026, 0, 1, 9);

const dayOf = (n) => new Date(FIRST_DAY + n * 3_600_000).toISOString();
const many = (count, make) => Array.from({ length: count }, (_, n) => make(n));
/** A document as an earlier release stored it, to be filled in. */
const sample = (collection) =>
  JSON.parse(readFileSync(`tests/fixtures/stored/${collection}.v1.json`, 'utf8')).documents[0].value;

const jobOf = (n, skills) => ({
  ...sample('jobs'),
  id: `job-${String(n).padStart(3, '0')}`,
  title: `Developer ${n}`,
  status: ['saved', 'applied', 'interview', 'offer', 'closed'][n % 5],
  posting: `Developer ${n}\n\nRequirements\n${skills.map((skill) => `- ${skill}`).join('\n')}\n`.repeat(
    n === 0 ? 1 : 3,
  ),
  interviews: [],
  requirements: skills.map((skill) => ({
    ...{ id: `skill-${skill.toLowerCase()}`, skill, words: skill, need: 'must', quote: `- ${skill}`, touched: false },
  })),
  createdAt: dayOf(JOBS - n),
});

/** A backup as the app exports it, with everything that a matrix is made from. */
function backupOf({ readContent }, skills) {
  const topics = readContent('ways')
    .filter(({ kind }) => kind === 'topic')
    .slice(0, TOPICS);
  const trackOf = ({ id }) => id.slice(0, id.indexOf('/'));
  const answer = sample('trainerAnswers');
  const documents = {
    jobs: many(JOBS, (n) => jobOf(n, n === 0 ? skills : skills.slice(n % 30, (n % 30) + 8))),
    resumeDocuments: many(RESUMES, (n) => ({
      ...sample('resumeDocuments'),
      id: `resume-${n}`,
      title: `Resume ${n}`,
      skillsl1: skills.slice(n * 8, n * 8 + 8).join(', '),
    })),
    trackProgress: [...new Set(topics.map(trackOf))].map((id) => ({
      id,
      topics: Object.fromEntries(
        topics
          .filter((topic) => trackOf(topic) === id)
          .map((topic, n) => [topic.id, { status: 'learning', at: dayOf(n) }]),
      ),
    })),
    challengeProgress: many(CHALLENGES, (n) => ({
      ...sample('challengeProgress'),
      ...{ id: `challenge-${n + 1}`, title: `Challenge ${n + 1}` },
    })),
    trainerSessions: many(ANSWERS / 10, (n) => ({ ...sample('trainerSessions'), id: `trainer-${n}` })),
    trainerAnswers: many(ANSWERS, (n) => ({
      ...answer,
      ...{ id: `trainer-${Math.floor(n / 10)}.${n % 10}`, session: `trainer-${Math.floor(n / 10)}`, index: n % 10 },
      evaluation: { ...answer.evaluation, score: 8 },
      evaluatedText: `I moved nine services to ${skills[n % NEEDS]} and measured what it brought. ${answer.evaluatedText}`,
    })),
  };
  const collections = Object.entries(documents).map(([name, values]) => [
    name,
    { version: 1, documents: values.map((value) => ({ id: value.id, updatedAt: FIRST_DAY, value })) },
  ]);
  return JSON.stringify({
    format: 'elevate-backup',
    formatVersion: 1,
    appVersion: '0.0.0',
    exportedAt: dayOf(0),
    collections: Object.fromEntries(collections),
    ...{ quarantine: [], conflicts: [], files: [] },
  });
}

/** As many facts as the backup has, each naming two of the skills. */
function factsOf(skills) {
  const two = (n) => [skills[n % NEEDS], skills[(n * 7 + 3) % NEEDS]];
  return {
    resumes: many(RESUMES, (n) => ({
      ...{ source: 'resume', id: `resume-${n}`, title: `Resume ${n}`, at: null },
      marks: skills.map((skill) => ({ skill, quote: `Built a service with ${skill}.`, page: null, told: n % 2 === 0 })),
    })),
    solved: many(CHALLENGES, (n) => ({ id: String(n), title: `Challenge ${n}`, at: dayOf(n), skills: two(n) })),
    answers: many(ANSWERS, (n) => ({
      ...{ session: `s${Math.floor(n / 10)}`, question: n % 10, role: 'Developer', at: dayOf(n), skills: two(n) },
      ...{ text: 'I moved nine services and measured what it brought. '.repeat(12), score: 5 + (n % 6) },
    })),
    topics: many(TOPICS, (n) => ({
      ...{ id: `track/${n}`, name: `Topic ${n}`, track: 'Track', status: 'done', at: dayOf(n), skills: two(n) },
    })),
    tasks: [],
    blocks: [],
  };
}

function matrixInNode({ matrix }, skills) {
  const facts = factsOf(skills);
  const job = jobOf(0, skills);
  return many(RUNS * 3, () => {
    const start = performance.now();
    const { rows } = matrix(job, facts);
    const elapsed = performance.now() - start;
    if (rows.length !== NEEDS || rows.some(({ strength }) => strength === 'gap'))
      throw new Error('not the whole matrix');
    return elapsed;
  }).slice(RUNS);
}

const DAY = 86_400_000;
const PLANNED_WEEKS = 8;

/** Study for twenty gaps into eight weeks of a calendar that has four events a day. */
function planInNode({ planFor, dayIndex, clockFor }) {
  const clock = clockFor('Europe/Berlin', {});
  const first = Date.UTC(2026, 0, 5);
  const wall = (instant) => new Date(instant).toISOString().slice(0, 19);
  const template = {
    ...{
      uid: 'x',
      sequence: 0,
      text: 'Meeting',
      allDay: false,
      zone: 'Europe/Berlin',
      recurrence: '',
      recurrenceId: '',
    },
    ...{ taskId: null, about: '', doneAt: null, source: '', changedAt: dayOf(0) },
  };
  const wanted = many(20, (n) => ({ id: `w${n}`, name: `Skill ${n}`, note: 'Must', minutes: 240, chosen: true }));
  const partsOf = ({ id, name, minutes }) => [{ id, name, minutes, verb: 'Learn', about: null }];
  const window = { from: '08:00', to: '21:00' };
  const limits = {
    ...{ by: wall(first + PLANNED_WEEKS * 7 * DAY).slice(0, 10), hours: '12', weekdays: window, weekend: window },
    each: many(7, () => '2'),
  };
  return many(RUNS * 3, (run) => {
    // New events each time: nothing is known of them.
    const events = Object.fromEntries(
      many(PLANNED_WEEKS * 7 * 4, (n) => {
        const start = first + Math.floor(n / 4) * DAY + (9 + (n % 4) * 3) * 3_600_000;
        return [`e${run}-${n}`, { ...template, id: `e${run}-${n}`, start: wall(start), end: wall(start + 3_600_000) }];
      }),
    );
    const start = performance.now();
    const { blocks, fault } = planFor({
      ...{ wanted, events, clock, partsOf, now: first, today: '2026-01-05' },
      ...{ index: dayIndex(events, clock), limits },
    });
    const elapsed = performance.now() - start;
    if (fault !== null || blocks.length < 70) throw new Error('not the whole plan');
    return elapsed;
  }).slice(RUNS);
}

/** `/jobs` with 500 jobs, and the matrix of one that asks for 40 skills. */
export const name = 'jobs';
export async function run({ lab, modules }) {
  const skills = modules.SKILLS.slice(0, NEEDS).map((skill) => skill.name);
  const board = [];
  const table = [];
  const matrices = [];
  const home = [];
  await lab.during('/settings?tab=data', {}, async (visit) => {
    const { page } = visit;
    await page.getByLabel('Backup file').setInputFiles({
      ...{ name: 'backup.json', mimeType: 'application/json' },
      buffer: Buffer.from(backupOf(modules, skills)),
    });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('The backup was merged.', { exact: true }).waitFor();
    await page.goto(new URL('/jobs', page.url()).href, { waitUntil: 'networkidle' });
    for (let n = 0; n < RUNS; n += 1) {
      const tab = page.getByRole('tab', { name: 'Table' });
      const row = { selector: 'tbody th', text: 'Developer 0' };
      table.push((await visit.timed('mousedown', row, () => tab.click())).elapsed);
      await page.waitForTimeout(500);
      const job = page.getByRole('link', { name: 'Developer 0', exact: true });
      const mark = { selector: 'li h3', text: skills[0] };
      matrices.push((await visit.timed('click', mark, () => job.click())).elapsed);
      await page.waitForTimeout(500);
      const back = page.getByRole('link', { name: 'All jobs' });
      board.push(
        (await visit.timed('click', { selector: '[data-job] a', text: 'Developer 0' }, () => back.click())).elapsed,
      );
      await page.waitForTimeout(500);
      const away = page.getByRole('link', { name: 'Home', exact: true });
      const today = { selector: 'h2', text: 'Your week' };
      home.push((await visit.timed('click', today, () => away.click())).elapsed);
      await page.waitForTimeout(500);
      await page.goBack();
      await page.locator('[data-job] a').first().waitFor();
    }
  });
  // The first of each fetches what is drawn.
  const warm = (samples) => samples.slice(1);
  return [
    medianOf(`${JOBS} jobs: board shown`, warm(board), 'ms', required(200), 'click to painted first card'),
    medianOf(`${JOBS} jobs: table shown`, warm(table), 'ms', required(200), 'mousedown to painted first row'),
    medianOf('matrix of 40 requirements, Node', matrixInNode(modules, skills), 'ms', required(30), '605 facts'),
    medianOf('study planned backwards over 8 weeks', planInNode(modules), 'ms', required(50), '224 events, 20 gaps'),
    medianOf('Home with 500 jobs, 300 answers', warm(home), 'ms', required(200), 'click to painted panels'),
    medianOf('matrix of 40 requirements, on screen', warm(matrices), 'ms', required(100), 'click to painted rows'),
  ];
}
