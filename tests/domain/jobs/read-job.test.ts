import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postingLines } from '../../../src/domain/jobs/posting-lines';
import { readJob } from '../../../src/domain/jobs/read-job';
import type { JobPosting } from '../../../src/domain/jobs/types';
import { skillByName } from '../../../src/domain/skills/skills-data';
import * as postings from './postings';

/** Skill, line that decided, times named, its group of alternatives. */
type Row = readonly [skill: string, line: number, count: number, anyOf?: string];

const posting = (
  lines: readonly string[],
  title: readonly [string, number] | null,
  years: readonly [number, string, number] | null,
  must: readonly Row[],
  nice: readonly Row[],
): JobPosting => {
  const asked = (need: 'must' | 'nice', rows: readonly Row[]) =>
    rows.map(([skill, line, count, anyOf = null]) => ({
      skill,
      group: skillByName(skill)?.group ?? 'unknown',
      need,
      anyOf,
      quote: lines[line]?.trim() ?? 'no such line',
      line,
      count,
    }));
  return {
    lines,
    title: title && { text: title[0], line: title[1] },
    years: years && { min: years[0], text: years[1], line: years[2] },
    requirements: [...asked('must', must), ...asked('nice', nice)],
    ways: [],
  };
};

describe('whole postings', () => {
  test('a long one with headings and bullets', () => {
    expect(readJob(postings.LINKEDIN)).toEqual(
      posting(
        postings.LINKEDIN.split('\n'),
        ['Senior Frontend Engineer', 0],
        [5, '5+ years', 12],
        [
          ['React', 13, 2],
          ['TypeScript', 13, 2],
          ['JavaScript', 13, 1],
          ['HTML', 14, 1],
          ['CSS', 14, 1],
          ['Web Accessibility', 14, 1],
          ['Unit Testing', 16, 1],
          ['Jest', 16, 1, 'any:jest|vitest'],
          ['Vitest', 16, 1, 'any:jest|vitest'],
          ['Docker', 20, 1],
        ],
        [
          ['Figma', 8, 1],
          ['Design Systems', 8, 1],
          ['CI/CD', 9, 1],
          ['Node.js', 15, 1],
          ['GraphQL', 19, 1],
          ['Next.js', 19, 1],
        ],
      ),
    );
  });

  test('a terse one without headings: what is not called a plus is a must', () => {
    expect(readJob(postings.STARTUP)).toEqual(
      posting(
        postings.STARTUP.split('\n'),
        ['backend engineer', 2],
        [3, 'min 3 yrs', 4],
        [
          ['Go', 2, 1],
          ['PostgreSQL', 2, 1],
          ['Kubernetes', 3, 1],
        ],
        [
          ['Redis', 3, 1],
          ['gRPC', 3, 1],
          ['Rust', 3, 1],
        ],
      ),
    );
  });

  test('a government one', () => {
    expect(readJob(postings.GOVERNMENT)).toEqual(
      posting(
        postings.GOVERNMENT.split('\n'),
        ['Information Technology Specialist (Systems Administration)', 1],
        [2, 'at least two (2) years', 13],
        [
          ['System Administration', 1, 1],
          ['Windows Server', 13, 2],
          ['Linux', 13, 1],
          ['Network Security', 14, 1],
          ['VPN', 14, 1],
          ['CompTIA Security+', 15, 1],
        ],
        [
          ['Active Directory', 5, 1],
          ['PowerShell', 5, 1],
          ['Ansible', 19, 1, 'any:ansible|puppet'],
          ['Puppet', 19, 1, 'any:ansible|puppet'],
          ['ITIL', 20, 1],
        ],
      ),
    );
  });

  test('one for data, with labels and cues in the lists', () => {
    expect(readJob(postings.DATA)).toEqual(
      posting(
        postings.DATA.split('\n'),
        ['Data Analyst', 0],
        [2, '2-4 years', 2],
        [
          ['SQL', 8, 2],
          ['Microsoft Excel', 9, 1],
          ['Power BI', 9, 1, 'any:power bi|tableau'],
          ['Tableau', 9, 1, 'any:power bi|tableau'],
          ['Statistics', 10, 1],
          ['A/B Testing', 10, 1],
          ['Hypothesis Testing', 10, 1],
          ['Git', 14, 1],
        ],
        [
          ['Python', 8, 2],
          ['R', 8, 2],
          ['dbt', 13, 1],
          ['Apache Airflow', 13, 1],
          ['Snowflake', 13, 1],
        ],
      ),
    );
  });

  test('one for devices, pasted as HTML', () => {
    const lines = [
      'Embedded Software Engineer – R&D',
      '',
      'Join our R&D group and bring the next controller from plan C to production.',
      '',
      'Your profile',
      '',
      '• C/C++ (C++17) on microcontrollers, 3+ years',
      '• RTOS, I2C/SPI, CAN bus',
      '• Git & CI/CD',
      '',
      '• Python for test automation is an advantage',
      '',
      'Good to have:',
      '',
      '• Rust',
      '• MATLAB & Simulink',
      '',
      'Why us?',
      '',
      'C-level people who listen, vitamin C in the kitchen.',
    ];
    expect(readJob(postings.EMBEDDED)).toEqual(
      posting(
        lines,
        ['Embedded Software Engineer – R&D', 0],
        [3, '3+ years', 6],
        [
          ['Embedded Systems', 0, 1],
          ['C', 6, 1],
          ['C++', 6, 2],
          ['Microcontrollers', 6, 1],
          ['RTOS', 7, 1],
          ['I2C', 7, 2],
          ['CAN Bus', 7, 1],
          ['Git', 8, 1],
          ['CI/CD', 8, 1],
        ],
        [
          ['Python', 10, 1],
          ['Test Automation', 10, 1],
          ['Rust', 14, 1],
          ['MATLAB', 15, 1],
        ],
      ),
    );
  });

  test('one in a single line', () => {
    expect(readJob(postings.ONE_PARAGRAPH)).toEqual(
      posting(
        [postings.ONE_PARAGRAPH],
        ['DevOps Engineer', 0],
        [4, '4+ years', 0],
        [
          ['DevOps', 0, 1],
          ['Amazon Web Services', 0, 1],
          ['Terraform', 0, 1],
          ['Docker', 0, 1],
          ['Kubernetes', 0, 1],
          ['Bash', 0, 1],
        ],
        [
          ['Microsoft Azure', 0, 1],
          ['Helm', 0, 1],
          ['Jenkins', 0, 1],
        ],
      ),
    );
  });
});

const needs = (text: string) => {
  const { requirements } = readJob(text);
  const of = (need: 'must' | 'nice') => requirements.filter((r) => r.need === need).map((r) => r.skill);
  return { must: of('must'), nice: of('nice') };
};

describe('the words of a sentence', () => {
  test.each<readonly [sentence: string, must: readonly string[], nice: readonly string[]]>([
    ['Python is required.', ['Python'], []],
    ['Python is a must, Docker a plus.', ['Python'], ['Docker']],
    ['Strong Python required, Kubernetes is a big plus', ['Python'], ['Kubernetes']],
    ['Python (required), SQL (preferred)', ['Python'], ['SQL']],
    ['You must know Python, ideally also Django.', ['Python'], ['Django']],
    ['Must have: Python, SQL. Nice to have: dbt.', ['Python', 'SQL'], ['dbt']],
    ['Familiarity with Terraform is a bonus', [], ['Terraform']],
    ['Bonus points for Rust', [], ['Rust']],
    ['Preferably Kotlin', [], ['Kotlin']],
    ['PHP is not required, and neither is patience with PHP.', [], []],
    ['Experience with Angular is not necessary; SQL is required.', ['SQL'], []],
    ['Rust is not required but we are curious about it.', [], []],
    ['Please know SQL. Manual testing candidates do not apply.', ['SQL'], []],
    ["We don't care about: degrees, Rust, Solana, suits. We need SQL.", ['SQL'], []],
    ['SQL is required. Our office dog is called Docker.', ['SQL'], []],
    ['SQL is required. We are happy if you know Docker, but it is not a condition.', ['SQL'], ['Docker']],
    ['Kubernetes experience is helpful but not required.', [], ['Kubernetes']],
    ['Knowledge of Docker would be an asset', [], ['Docker']],
    ['Experience with a cloud, e.g. AWS or Azure, is a plus.', [], ['Amazon Web Services', 'Microsoft Azure']],
    ['Write scripts in Bash as needed, Ansible preferred', [], ['Bash', 'Ansible']],
    ['We take advantage of Redis', ['Redis'], []],
    ['Needs: AWS or GCP, CI tools such as Jenkins', ['Amazon Web Services', 'Google Cloud Platform', 'Jenkins'], []],
  ])('%s', (sentence, must, nice) => {
    expect(needs(sentence)).toEqual({ must, nice });
  });
});

describe('what is ruled out is left out', () => {
  test.each<readonly [sentence: string, skills: readonly string[]]>([
    ['No PHP.', []],
    ['This is not a Java role, we use Kotlin.', ['Kotlin']],
    ['no PHP, Perl or Java; Python only', ['Python']],
    ['We don’t use Angular', []],
    ['You do not need to know React', []],
    ['No prior experience with Kafka is needed', []],
    ['Python instead of Java', ['Python']],
    ['Not only Java but also Kotlin', ['Java', 'Kotlin']],
    ['including but not limited to Docker', ['Docker']],
    ['We are not afraid of SQL', ['SQL']],
    ['No Java here.\nJava is needed for the old system.', ['Java']],
  ])('%s', (sentence, skills) => {
    expect(readJob(sentence).requirements.map((r) => r.skill)).toEqual(skills);
  });
});

describe('the heading above', () => {
  test.each<readonly [heading: string, need: 'must' | 'nice']>([
    ['Requirements', 'must'],
    ['REQUIREMENTS:', 'must'],
    ['**Minimum Qualifications**', 'must'],
    ['## What you’ll need', 'must'],
    ['Must have', 'must'],
    ['✅ Must-haves', 'must'],
    ['Skills & Experience', 'must'],
    ['Who you are', 'must'],
    ['What we’re looking for', 'must'],
    ['Essential criteria', 'must'],
    ['🙌 You’re a great fit if you', 'must'],
    ['Extra points for', 'nice'],
    ['What awaits you', 'nice'],
    ['Nice to have', 'nice'],
    ['Nice-to-haves:', 'nice'],
    ['Good to have', 'nice'],
    ['Preferred Qualifications', 'nice'],
    ['Bonus', 'nice'],
    ['Bonus points if you have', 'nice'],
    ['Plus', 'nice'],
    ['Desirable skills', 'nice'],
    ['Responsibilities', 'nice'],
    ['What you’ll do', 'nice'],
    ['Tech stack', 'nice'],
  ])('%s → %s', (heading, need) => {
    // The first list makes the posting one that lists its requirements.
    expect(readJob(`Requirements\n- COBOL\n\n${heading}\n- Docker`).requirements).toContainEqual({
      skill: 'Docker',
      group: 'devops',
      need,
      anyOf: null,
      quote: '- Docker',
      line: 4,
      count: 1,
    });
  });

  test('gives way to the words of the sentence', () => {
    expect(needs('Nice to have\n- Docker\n- Git is required')).toEqual({ must: ['Git'], nice: ['Docker'] });
    expect(needs('Requirements\n- Docker\n- Git preferred')).toEqual({ must: ['Docker'], nice: ['Git'] });
  });

  test.each([
    'About us',
    'About Brightlane',
    'Benefits & perks',
    'What we offer',
    'Why Brightlane?',
    'The package',
    'What we have for you',
    'How to apply',
  ])('“%s”, on the employer, asks for nothing, whatever its words', (heading) => {
    const text = `Requirements\n- Git\n\n${heading}\nOur engineers must love Docker, and communication is required.`;
    expect(needs(text)).toEqual({ must: ['Git'], nice: [] });
    expect(readJob(text).ways).toEqual([]);
  });

  test('on the employer asks for what it is built with', () => {
    expect(needs('About us\nOur platform is written in Go.\n\nRequirements\n- Git')).toEqual({
      must: ['Git'],
      nice: ['Go'],
    });
  });

  test('keeps the strongest need and the line that gave it', () => {
    expect(readJob('Nice to have\nDocker\n\nRequirements\nDocker, Git').requirements).toEqual([
      { skill: 'Docker', group: 'devops', need: 'must', anyOf: null, quote: 'Docker, Git', line: 4, count: 2 },
      { skill: 'Git', group: 'devops', need: 'must', anyOf: null, quote: 'Docker, Git', line: 4, count: 1 },
    ]);
  });

  test('with its list on the same line holds to the next blank line', () => {
    expect(needs('Plus: Docker\nHelm charts\n\nPython')).toEqual({ must: ['Python'], nice: ['Docker', 'Helm'] });
  });
});

describe('years of experience', () => {
  test.each<readonly [text: string, years: { min: number; text: string } | null]>([
    ['5+ years of experience', { min: 5, text: '5+ years' }],
    ['30+ years of experience', { min: 30, text: '30+ years' }],
    ['31+ years of experience', null],
    ['3-5 years building web apps', { min: 3, text: '3-5 years' }],
    ['3 – 5 yrs in a similar position', { min: 3, text: '3 – 5 yrs' }],
    ['2 to 4 years with SQL', { min: 2, text: '2 to 4 years' }],
    ['at least two years of Python', { min: 2, text: 'at least two years' }],
    ['Minimum of 3 yrs', { min: 3, text: 'Minimum of 3 yrs' }],
    ['three (3) years of professional experience', { min: 3, text: 'three (3) years' }],
    ['10 or more years in industry', { min: 10, text: '10 or more years' }],
    ['1.5 years of relevant work', { min: 1.5, text: '1.5 years' }],
    ['0-1 years of experience', { min: 0, text: '0-1 years' }],
    ['8+ years preferred\n4+ years of Java required', { min: 4, text: '4+ years' }],
    ['8+ years preferred', { min: 8, text: '8+ years' }],
    ['In our 10 years in business we grew', null],
    ['401k after 1 year', null],
    ['stock vests over 4 years', null],
    ['We have over 20 years of experience in payments', null],
    ['a 4 years degree', null],
    ['1-2 years contract', null],
    ['raised $5 years ago', null],
    ['Benefits\nsabbatical at 5+ years', null],
    ['you are 18 years old', null],
    ['no number here', null],
  ])('%s → %o', (text, expected) => {
    const years = readJob(text).years;
    expect(years && { min: years.min, text: years.text }).toEqual(expected);
  });
});

describe('the title', () => {
  test.each<readonly [text: string, title: { text: string; line: number } | null]>([
    ['Senior React Developer\nAcme', { text: 'Senior React Developer', line: 0 }],
    ['Acme Ltd.\n\n# Data Scientist (m/f/d)', { text: 'Data Scientist (m/f/d)', line: 2 }],
    ['About us\nSoftware for farms.\nJob title: QA Engineer', { text: 'QA Engineer', line: 2 }],
    ['Pastry Chef\nWe bake.', { text: 'Pastry Chef', line: 0 }],
    ['We are looking for a registered nurse to join the ward.', { text: 'registered nurse', line: 0 }],
    ['Position: Junior Analyst | Berlin', { text: 'Junior Analyst', line: 0 }],
    ['We are looking for a Senior Go Engineer to join our team.', { text: 'Senior Go Engineer', line: 0 }],
    ['Acme is hiring an iOS developer who cares!', { text: 'iOS developer', line: 0 }],
    ['We need help.', null],
    ['Requirements\nSQL', null],
    ['You will work with engineers, designers and managers.', null],
  ])('%s → %o', (text, title) => {
    expect(readJob(text).title).toEqual(title);
  });

  test('makes its skills musts', () => {
    expect(needs('Go Engineer\n\nRequirements\nSQL')).toEqual({ must: ['Go', 'SQL'], nice: [] });
  });
});

describe('any text', () => {
  const nothing: JobPosting = { lines: [], title: null, years: null, requirements: [], ways: [] };

  test('empty and blank ones ask for nothing', () => {
    expect(readJob('')).toEqual(nothing);
    expect(readJob(' \n\r\n\u00a0\n')).toEqual(nothing);
    expect(readJob('🚀🔥✨')).toEqual({ ...nothing, lines: ['🚀🔥✨'] });
  });

  test('another language still names its skills', () => {
    expect(needs('Wir suchen jemanden mit Erfahrung in Python, Docker und SQL.')).toEqual({
      must: ['Python', 'Docker', 'SQL'],
      nice: [],
    });
    expect(needs('必須：Python、Go。歓迎：AWS')).toEqual({ must: ['Python', 'Go', 'Amazon Web Services'], nice: [] });
  });

  test('entities and tags become text; unknown ones stay', () => {
    expect(readJob('R&amp;D &lt;b&gt;C#&lt;/b&gt;&#160;&bogus; &#99999999; a < b <vector>').lines).toEqual([
      'R&D C# &bogus; &#99999999; a < b <vector>',
    ]);
  });

  test('every part points at its line, each skill once, musts first', () => {
    const part = fc.constantFrom(
      ...['Requirements', 'Nice to have:', 'Python', 'Go', 'a plus', 'required', 'no ', '5+ years', '\n', '\n\n', ', '],
      ...['<li>', '&amp;', '• ', 'Engineer', '. ', 'We are hiring a ', 'Benefits', ': ', 'SQL or ', '🚀', '“'],
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 40 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const { lines, title, years, requirements } = readJob(given);
        if (title) expect(lines[title.line]).toContain(title.text);
        if (years) expect(lines[years.line]).toContain(years.text);
        for (const { line, quote } of requirements) expect(lines[line]?.trim()).toBe(quote);
        expect(new Set(requirements.map((r) => r.skill)).size).toBe(requirements.length);
        expect(requirements.map((r) => r.need)).toEqual(requirements.map((r) => r.need).sort());
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['<p ', '&#', '1 years ', 'no Java, ', 'a. ', 'a plus ', 'looking for a ', '- ', ': ', '\n', '🚀'])(
    'one megabyte of %j is read to its end',
    (part) => {
      const { lines, requirements } = readJob(part.repeat(Math.ceil(1_000_000 / part.length)));
      expect(requirements.every(({ line, quote }) => lines[line]?.trim() === quote)).toBe(true);
    },
  );
});

test.each([
  ['A &amp; B &lt;3', ['A & B <3']],
  ['&#65;&#x42;', ['AB']],
  ['a&#31;b&#0;c', ['a b c']],
  ['a&#x110000;b&#xD800;c&#xDFFF;d', ['a b c d']],
  ['&#x10FFFF;&#xE000;&#xD7FF;', ['\u{10FFFF}\uE000\uD7FF']],
  ['&unknown;', ['&unknown;']],
  ['&lt;p&gt;one&lt;/p&gt;&lt;p&gt;R&amp;amp;D&lt;/p&gt;', ['one', '', 'R&D']],
  ['\n\none\n\n\ntwo\n\n', ['one', '', 'two']],
  ['one  ', ['one']],
])('the lines of %j', (text, lines) =>
  expect(postingLines(text).filter((line, index) => line !== '' || index > 0)).toEqual(lines),
);
