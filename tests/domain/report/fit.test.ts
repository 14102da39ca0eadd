import { describe, expect, test } from 'vitest';
import { composeResult } from '../../../src/domain/report/actions/compose-result';
import { toSpeech } from '../../../src/domain/report/actions/to-speech';
import { headline, ONE_FIGURE } from '../../../src/domain/report/headline';
import { GOOD } from '../../../src/domain/report/rubric';
import { FIT_LIMITS } from '../../../src/domain/report/score';
import { JOBS, ordered, pairs, RESUMES, secondPairs, thirdPairs } from './fit-set';
import { documentOf } from './resumes';
import { checkOf, reportOn } from './support';

const all = pairs();
const fitOf = ({ report }: (typeof all)[number]) => report.figures?.fit?.value ?? 0;
const textOf = (name: string) => RESUMES.get(name) ?? '';
const jobOf = (name: string) => JOBS.get(name) ?? '';

describe('twelve resumes beside twelve postings', () => {
  test.each(['work', 'aside'] as const)('fit orders the half "%s" as a recruiter does', (half) => {
    const own = all.filter((pair) => pair.half === half);
    expect(own).toHaveLength(72);
    expect(ordered(own, fitOf, 2).share).toBeGreaterThanOrEqual(0.97);
    expect(ordered(own, fitOf, 1).share).toBeGreaterThanOrEqual(0.85);
  });

  test('what fits is green, what does not is not, and no score is green where fit is not', () => {
    for (const { resume, job, tier, report } of all) {
      const fit = report.figures?.fit;
      expect(`${resume} × ${job}: ${tier === 3 ? fit?.level : fit?.level === 'good'}`).toBe(
        `${resume} × ${job}: ${tier === 3 ? 'good' : false}`,
      );
      if (fit?.level !== 'good') expect(report.score).toBeLessThan(GOOD);
    }
  });

  test('form does not look at the job', () => {
    for (const name of RESUMES.keys())
      expect(
        new Set(all.filter(({ resume }) => resume === name).map(({ report }) => report.figures?.form.value)).size,
      ).toBe(1);
  });
});

test('a second set: fit orders it, and what fits is green and nothing else', () => {
  const second = secondPairs();
  expect(second).toHaveLength(64);
  expect(ordered(second, fitOf, 2)).toMatchObject({ of: 98, wrong: [] });
  expect(ordered(second, fitOf, 1).share).toBeGreaterThanOrEqual(0.95);
  const pair = ({ resume, job }: (typeof second)[number]) => `${resume} × ${job}`;
  expect(second.filter(({ report }) => report.figures?.fit?.level === 'good').map(pair)).toEqual(
    second.filter(({ tier }) => tier === 3).map(pair),
  );
});

test('a third set, looked at once: fit orders it, and nothing is green that does not fit', () => {
  const third = thirdPairs();
  expect(third).toHaveLength(36);
  expect(ordered(third, fitOf, 2)).toMatchObject({ of: 50, wrong: [] });
  expect(ordered(third, fitOf, 1)).toMatchObject({ of: 85, wrong: [] });
  for (const { resume, job, tier, report } of third)
    if (report.figures?.fit?.level === 'good') expect(`${resume} × ${job}: ${tier}`).toBe(`${resume} × ${job}: 3`);
});

describe('fit', () => {
  test('is never praised in the headline where the musts are not met; both figures are in the export and in speech', () => {
    const chef = reportOn(documentOf(textOf('pastry')), jobOf('frontend'));
    expect(headline(chef)).toMatch(/^A machine reads this resume well\. It shows none of the \d+ must-have skills/);
    expect(headline({ figures: null })).toBe(ONE_FIGURE);
    for (const action of ['ats-score', 'ats-enhancer', 'resume-feedback', 'keyword-match'] as const) {
      const speech = toSpeech(composeResult(action, chef));
      expect(speech).toContain(`Form: ${chef.figures?.form.value} out of 100.`);
      expect(speech).toContain(`Fit with the job: ${chef.figures?.fit?.value} out of 100.`);
    }
  });

  test('a pastry chef is no developer, however well the resume reads', () => {
    const report = reportOn(documentOf(textOf('pastry')), jobOf('frontend'));
    expect(report.figures?.form.level).toBe('good');
    expect(report.figures?.fit).toMatchObject({ level: 'poor' });
    expect(report.figures?.fit?.value).toBe(0);
    expect(report.figures?.fit?.says).toMatch(/^It shows none of the \d+ must-have skills of this job\.$/);
    expect(report.score).toBeLessThan(GOOD);
  });

  test('is not said where nothing that is asked for could be read', () => {
    const none = reportOn(documentOf(textOf('frontend')), 'Head Baker\n\nWe bake bread and look for hands.');
    expect(none.figures).toMatchObject({
      fit: null,
      noFit: 'This posting names no skill that we know, so fit cannot be said.',
    });
    expect(reportOn(documentOf(textOf('frontend')), ' ').figures?.noFit).toBe(
      'There is no job description, so fit cannot be said.',
    );
  });

  test.each([
    ['none of the musts', '- Rust\n- Kotlin\n- Ansible', FIT_LIMITS.noMust],
    ['fewer than half of the musts', '- React\n- Kotlin\n- Ansible', FIT_LIMITS.fewMusts],
    ['fewer than three quarters', '- React\n- TypeScript\n- Kotlin', FIT_LIMITS.someMusts],
  ])('%s: at most a figure that is not green', (_, list, limit) => {
    const { figures } = reportOn(documentOf(textOf('frontend')), `Frontend Developer\n\nRequirements\n${list}`);
    expect(figures?.fit?.ceiling?.limit).toBe(limit);
    expect(figures?.fit?.value).toBeLessThanOrEqual(limit);
    expect(limit).toBeLessThan(GOOD);
  });

  test('is said of most of the job where a must is missing, and never is green below three quarters of them', () => {
    const says = (list: string) =>
      reportOn(documentOf(textOf('frontend')), `Frontend Developer\n\nRequirements\n${list}`).figures?.fit?.says;
    expect(says('- React\n- TypeScript\n- Git\n- Kotlin')).toBe(
      'It answers most of this job: it shows 3 of 4 must-have skills.',
    );
    expect(says('- React\n- TypeScript')).toBe('It answers this job: it shows 2 of 2 must-have skills.');
    for (const { resume, job, report } of all) {
      const { match, figures } = report;
      if (match && match.must.met * 4 < match.must.of * 3)
        expect(`${resume} × ${job}: ${figures?.fit?.level}`).not.toContain('good');
    }
  });

  test('alternatives count once, as the strongest of them', () => {
    const report = reportOn(documentOf(textOf('devops')), jobOf('devops'));
    expect(report.skills.filter(({ status }) => status === 'missing').map(({ skill }) => skill)).toContain(
      'Microsoft Azure',
    );
    expect(report.figures?.fit?.says).toBe('It answers this job: it shows 8 of 8 must-have skills.');
  });

  test('ways of working are listed, and are no gaps', () => {
    const report = reportOn(documentOf(textOf('frontend')), jobOf('android'));
    expect(report.ways.join(' ').toLowerCase()).toContain('problem solving');
    expect(report.skills.map(({ skill }) => skill)).not.toContain('PHP');
  });

  test('a skill is shown by what cannot be used without it, and the report says by what', () => {
    const report = reportOn(
      documentOf(textOf('qa').replace(/Software testing|Quality assurance/gi, 'Checks')),
      'QA Engineer\n\nRequirements\n- Software testing\n- Test automation\n- Kotlin',
    );
    expect(report.skills.map(({ skill, status }) => [skill, status])).toEqual([
      ['Software Testing', 'evidenced'],
      ['Test Automation', 'evidenced'],
      ['Kotlin', 'missing'],
    ]);
    expect(checkOf(report, 'skills-must').says).toMatch(/Software testing \(shown by [^)]+\)/);
    const speech = toSpeech(composeResult('keyword-match', report));
    expect(speech).toContain('but not the word that the posting searches for');
    const markdown = JSON.stringify(composeResult('keyword-match', report));
    expect(markdown).toMatch(/Told in your work: shown by [A-Z]/);
  });

  test('the tool is not shown by its practice, nor the framework by its language', () => {
    const report = reportOn(
      documentOf(textOf('qa')),
      'QA Engineer\n\nRequirements\n- XCTest\n- Spring Boot\n- Cassandra',
    );
    expect(report.skills.map(({ status }) => status)).toEqual(['missing', 'missing', 'missing']);
  });

  test('a title that is a mere rank has the field of the others', () => {
    const chef = reportOn(documentOf(textOf('pastry')), jobOf('frontend'));
    expect(checkOf(chef, 'role-title')).toMatchObject({ points: 0 });
    expect(checkOf(chef, 'role-title').says).toContain('Pastry Chef');
    const alone = reportOn(
      documentOf(textOf('pastry').replace(/Pastry Chef|Head Pastry Chef|Pastry Cook/g, 'Apprentice')),
      jobOf('frontend'),
    );
    expect(checkOf(alone, 'role-title')).toMatchObject({ points: 1.5 });
  });

  test('a job of another title that names the skills says something of the field', () => {
    const resume = (line: string) =>
      documentOf(
        `Ada Hill\nAccountant\nada@example.com\n\nExperience\n\nAccountant, Acme, York\nJanuary 2019 – Present\n• ${line}\n• Closed the books of four companies in three days`,
      );
    const asks = 'BI Analyst\n\nRequirements\n- SQL\n- Power BI';
    const shown = checkOf(reportOn(resume('Moved 60 reports to Power BI and wrote their SQL'), asks), 'role-title');
    expect(shown).toMatchObject({ status: 'partial', points: 1.5 });
    expect(shown.says).toBe(
      'None of your titles is in the field of “BI Analyst”, but your job as “Accountant” names the skills that it asks for.',
    );
    expect(checkOf(reportOn(resume('Moved 60 reports to paper'), asks), 'role-title')).toMatchObject({ points: 0 });
  });

  test('years of another field do not count', () => {
    const years = reportOn(documentOf(textOf('changer')), jobOf('analyst')).checks.find(
      ({ id }) => id === 'role-years',
    );
    expect(years).toMatchObject({ status: 'failed', points: 0 });
    expect(years?.says).toMatch(/^None of your dated jobs is in the field/);
  });
});

/** The same content as other programs lay it out; the words are the same. */
const LAYOUTS: readonly (readonly [string, (text: string) => string])[] = [
  [
    'capital headings',
    (text) =>
      text.replace(/^(Summary|Profile|Experience|Work experience|Projects|Education|Skills|Certificates)$/gm, (h) =>
        h.toUpperCase(),
      ),
  ],
  ['hyphens for bullets', (text) => text.replace(/^• /gm, '- ')],
  ['asterisks for bullets', (text) => text.replace(/^• /gm, '* ')],
  ['wide blank lines', (text) => text.replace(/\n{2,}/g, '\n\n\n')],
  ['no blank lines', (text) => text.replace(/\n{2,}/g, '\n')],
  [
    'headings with a colon',
    (text) => text.replace(/^(Summary|Profile|Experience|Projects|Education|Skills)$/gm, '$1:'),
  ],
  ['indented bullets', (text) => text.replace(/^• /gm, '    • ')],
];

describe('the same content', () => {
  test.each(LAYOUTS)('has the same fit with %s', (_, layout) => {
    for (const name of ['frontend', 'java', 'devops', 'security', 'pastry'])
      for (const job of ['frontend', 'java', 'devops', 'security']) {
        const fitIn = (text: string) => reportOn(documentOf(text), jobOf(job)).figures?.fit?.value;
        expect(`${name} × ${job}: ${fitIn(layout(textOf(name)))}`).toBe(`${name} × ${job}: ${fitIn(textOf(name))}`);
      }
  });
});
