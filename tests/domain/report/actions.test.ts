import { describe, expect, test } from 'vitest';
import { composeResult } from '../../../src/domain/report/actions/compose-result';
import type { Block, ResultDocument } from '../../../src/domain/report/actions/result-document';
import { rewriteOf } from '../../../src/domain/report/actions/rewrite';
import { toMarkdown } from '../../../src/domain/report/actions/to-markdown';
import { toSpeech } from '../../../src/domain/report/actions/to-speech';
import type { BulletReview, ResumeReport } from '../../../src/domain/report/types';
import type { ResumeAction } from '../../../src/domain/resume/document';
import { BACKEND_JOB, FRONTEND_JOB, MIDDLING, STRONG, STUDENT, WEAK } from './resumes';
import { reportOn } from './support';

const middling = reportOn(MIDDLING, BACKEND_JOB);
const metaOf = (report: ResumeReport) => ({
  fileName: 'resume.pdf',
  jobTitle: report.job.title,
  createdOn: '2026-11-20',
  rubricVersion: report.rubricVersion,
  fingerprint: report.fingerprint,
});
const headings = ({ blocks }: ResultDocument) => blocks.flatMap((b) => (b.kind === 'heading' ? [b.text] : []));
const items = ({ blocks }: ResultDocument) => blocks.flatMap((b) => (b.kind === 'list' ? b.items : []));
const tables = ({ blocks }: ResultDocument) =>
  blocks.filter((b): b is Extract<Block, { kind: 'table' }> => b.kind === 'table');

describe('golden files', () => {
  test('the report of one resume, byte for byte', async () => {
    await expect(`${JSON.stringify(middling, null, 2)}\n`).toMatchFileSnapshot('golden/middling-report.json.txt');
  });

  test.each<ResumeAction>(['ats-score', 'ats-enhancer', 'resume-feedback', 'keyword-match'])(
    '%s as Markdown and as speech',
    async (action) => {
      const result = composeResult(action, middling);
      await expect(toMarkdown(result, metaOf(middling))).toMatchFileSnapshot(`golden/middling-${action}.md`);
      await expect(`${toSpeech(result)}\n`).toMatchFileSnapshot(`golden/middling-${action}.speech.txt`);
    },
  );
});

describe('ats-score', () => {
  const result = composeResult('ats-score', middling);

  test('is the score and its breakdown, without greeting or advice', () => {
    expect(result.intro).toBeNull();
    expect(tables(result).map(({ caption, rows }) => [caption, rows.length])).toEqual([
      ['Points by area', 8],
      ['Points by check', 25],
    ]);
    const text = JSON.stringify(result);
    for (const { advice } of middling.checks)
      if (advice) expect(text).not.toContain(JSON.stringify(advice).slice(1, -1));
  });

  test('names checks that did not run', () => {
    const rows = tables(composeResult('ats-score', reportOn(STUDENT, FRONTEND_JOB)))[1]?.rows ?? [];
    expect(rows.find(({ cells }) => cells[1] === 'Years of experience')?.cells.slice(2, 4)).toEqual([
      'Not run',
      'none',
    ]);
  });
});

describe('ats-enhancer', () => {
  test('greets by first name, or neutrally', () => {
    expect(composeResult('ats-enhancer', middling).intro).toBe(
      'Hello Marco, here is how your resume reads beside “Senior Backend Engineer”.',
    );
    expect(composeResult('ats-enhancer', reportOn(WEAK, BACKEND_JOB)).intro).toBe(
      'Hello, here is how your resume reads beside “Senior Backend Engineer”.',
    );
  });

  test('orders recommendations by the points they could win', () => {
    const wins = items(composeResult('ats-enhancer', middling)).flatMap(({ text }) => {
      const points = /up to ([\d.]+) point/.exec(text)?.[1];
      return points ? [Number(points)] : [];
    });
    expect(wins).toEqual([10, 6, 5, 3, 3, 2.25, 2, 1]);
  });

  test('has nothing to say about bullets that need nothing', () => {
    expect(headings(composeResult('ats-enhancer', reportOn(STRONG, BACKEND_JOB)))).toEqual(['What to change first']);
  });

  test('rewrites invent no number, employer or skill: brackets stand for them', () => {
    const bullet = (text: string, opening: BulletReview['opening'], openingWords: string): BulletReview => ({
      text,
      opening,
      openingWords,
      number: null,
      length: 'good',
      evidence: [],
    });
    for (const review of [
      bullet('Reduced the build time', 'verb', 'Reduced'),
      bullet('Worked on the migration to Docker', 'weak', 'Worked on'),
      bullet('Mentored juniors', 'verb', 'Mentored'),
      bullet('The build', 'other', 'The'),
    ]) {
      const advice = rewriteOf(review)?.advice ?? '';
      expect(advice.replace(/\[[^\]]*\]/g, '')).not.toMatch(/\d/);
      expect(advice).toMatch(/\[/);
    }
    expect(rewriteOf(bullet('Worked on the migration to Docker', 'weak', 'Worked on'))?.advice).toBe(
      'Replace “Worked on” with the verb for what you did: “[Built, led, fixed …] the migration to Docker”. Add what changed and by how much, e.g. “…, cutting [what] by [number]”.',
    );
    expect(rewriteOf({ ...bullet('Cut costs by 5%', 'verb', 'Cut'), number: '5%' })).toBeNull();
  });
});

describe('resume-feedback', () => {
  const result = composeResult('resume-feedback', middling);

  test('goes area by area', () => {
    expect(headings(result)).toEqual([
      'Readability of the file: 12 of 12 points',
      'Contact data: 7 of 10 points',
      'Sections: 10 of 10 points',
      'Dates and gaps: 8 of 10 points',
      'Bullets: 9.75 of 18 points',
      'Length: 3 of 4 points',
      'Skills against the job: 10 of 25 points',
      'Title and years: 8 of 11 points',
    ]);
  });

  test('marks strengths, warnings and what was not checked', () => {
    const tones = new Map(items(result).map(({ text, tone }) => [text.slice(0, 30), tone]));
    expect(tones.get('Your email address was read: m')).toBe('strength');
    expect(tones.get('None of your 6 bullets names a')).toBe('warning');
    const skipped = items(composeResult('resume-feedback', reportOn(STUDENT, FRONTEND_JOB))).filter(({ text }) =>
      text.startsWith('Not checked'),
    );
    expect(skipped).toHaveLength(5);
    expect(skipped.every(({ tone }) => tone === null)).toBe(true);
  });
});

describe('keyword-match', () => {
  test('has a row for each requirement, with need, status, place and count', () => {
    const [table] = tables(composeResult('keyword-match', middling));
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['Go', 'Must have', 'Told in your work', 'page 1, line 14; page 1, line 26', '2'],
      ['PostgreSQL', 'Must have', 'Only listed', 'page 1, line 26', '1'],
      ['Docker', 'Must have', 'Told in your work', 'page 1, line 15; page 1, line 26', '2'],
      ['Kubernetes', 'Must have', 'Missing', 'nowhere', '0'],
      ['Kafka (Apache Kafka)', 'Must have', 'Missing', 'nowhere', '0'],
      ['Terraform', 'Nice to have', 'Missing', 'nowhere', '0'],
      ['AWS (Amazon Web Services)', 'Nice to have', 'Missing', 'nowhere', '0'],
      ['GraphQL', 'Nice to have', 'Missing', 'nowhere', '0'],
    ]);
  });

  test('says so when the job names no skill', () => {
    const result = composeResult('keyword-match', reportOn(STRONG, 'A kind person is wanted.'));
    expect(tables(result)).toEqual([]);
    expect(JSON.stringify(result.blocks)).toContain('there is no match percentage');
  });
});

describe('Markdown', () => {
  test('lets no text of the resume become a link, an image, a tag or a table', () => {
    const nasty = `${STRONG}\n• Built <img src=x onerror=alert(1)> [click](javascript:alert(1)) | a | b | \`code\` ![x](https://evil.example/x.png) for 3 people`;
    const markdown = toMarkdown(composeResult('resume-feedback', reportOn(nasty, BACKEND_JOB)), metaOf(middling));
    expect(markdown).not.toMatch(/(?<!\\)<img/);
    expect(markdown).not.toMatch(/(?<!\\)\]\(/);
    expect(markdown).not.toContain('https://evil');
  });
});

describe('speech', () => {
  test('has no signs in it, and says names as they are said', () => {
    const job = 'Engineer\n\nRequirements\n- C++\n- C#\n- .NET\n- CI/CD\n- Node.js';
    const speech = toSpeech(composeResult('keyword-match', reportOn(STRONG, job)));
    expect(speech).toContain('C plus plus');
    expect(speech).toContain('C sharp');
    expect(speech).toContain('dot net');
    expect(speech).toContain('C I, C D');
    expect(speech).not.toMatch(/[#*_|`<>[\]{}()“”/%+✔⚠…–—]/u);
  });
});
