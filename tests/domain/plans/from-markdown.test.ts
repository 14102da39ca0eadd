import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roadmapFromMarkdown } from '../../../src/domain/plans/from-markdown';
import { planRoadmap } from '../../../src/domain/plans/planner';
import { plainLine, tameMarkdown } from '../../../src/domain/plans/tame-markdown';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import { planToMarkdown, planToText, roadmapFileName } from '../../../src/domain/plans/to-text';
import { tracksAlone } from '../../support/planning';

const { budget } = readTimeLimit('6 weeks', '2026-11-21');
const input = { topic: 'React', level: 'beginner', depth: 'moderate', budget } as const;
const read = (markdown: string) => roadmapFromMarkdown(tracksAlone, markdown, input);
const topicsOf = (markdown: string) => read(markdown)?.topics.map(({ name, subtopics }) => [name, ...subtopics]);

const REPLY = `# React roadmap

Here is your plan.

## Technologies and topics
- **JavaScript** (8 hours)
  - functions
  - modules
- **Components** (16 hours): props, state
- [Hooks](https://evil.example/hooks) (24 hours)
  - \`useState\` and \`useEffect\`

## Step-by-step guide
1. **Week 1: Groundwork**
   - Write ten functions.
2. **Weeks 2-3: Components**
   - Build a list. See <https://evil.example>.
3. **Weeks 4-6: Hooks**
   - Add state.

## Additional resources
- [Docs](javascript:alert(1))
`;

describe('a usual reply', () => {
  test('gives topics with the hours in its shares, steps with dates, and pages of the catalogue alone', () => {
    const roadmap = read(REPLY);
    expect(roadmap?.topics.map(({ name, hours, subtopics }) => [name, hours, subtopics])).toEqual([
      ['JavaScript', 8, ['functions', 'modules']],
      ['Components', 16, ['props', 'state']],
      ['Hooks', 24, ['useState and useEffect']],
    ]);
    expect(
      roadmap?.steps.map(({ firstWeek, lastWeek, title, items }) => [
        firstWeek,
        lastWeek,
        title,
        items.map(({ text }) => text),
      ]),
    ).toEqual([
      [1, 2, 'Groundwork', ['Write ten functions']],
      [3, 4, 'Components', ['Build a list. See']],
      [5, 6, 'Hooks', ['Add state']],
    ]);
    expect(roadmap?.steps.reduce((sum, { hours }) => sum + hours, 0)).toBe(48);
    expect(roadmap?.resources[0]?.name).toBe('roadmap.sh: react');
    expect(JSON.stringify(roadmap)).not.toMatch(/evil|javascript:/);
  });

  test.each([
    [
      'bold lines for headings',
      '**Technologies and Topics**\n\n- HTML\n- CSS\n\n**Step-by-Step Guide**\n\n1. Begin',
      [['HTML'], ['CSS']],
    ],
    [
      'numbered headings',
      '### 1. Technologies and topics\n1. HTML: tags, forms\n2. CSS\n### 2. Additional resources\n- Books',
      [['HTML', 'tags', 'forms'], ['CSS']],
    ],
    [
      'topics as headings',
      '## Topics\n### HTML\n- tags\n- forms\n### CSS\n- grid\n## Resources\n- x',
      [
        ['HTML', 'tags', 'forms'],
        ['CSS', 'grid'],
      ],
    ],
    ['all in a code fence', '```markdown\n## Technologies and topics\n- HTML\n- CSS\n```', [['HTML'], ['CSS']]],
    [
      'a title of the whole that names the topic',
      '# Learning roadmap for CSS\n## Skills\n* HTML\n* CSS',
      [['HTML'], ['CSS']],
    ],
    ['a colon for a heading', 'Technologies and topics:\n- HTML\n- CSS', [['HTML'], ['CSS']]],
    ['steps alone', '## Step-by-step guide\n1. Week 1: HTML\n2. Week 2: CSS', [['HTML'], ['CSS']]],
    ['quotes around all', '> ## Topics\n> - HTML\n> - CSS', [['HTML'], ['CSS']]],
    ['a topic named twice', '## Topics\n- HTML\n- html\n- CSS', [['HTML'], ['CSS']]],
    ['windows line ends', '## Topics\r\n- HTML\r\n- CSS\r\n', [['HTML'], ['CSS']]],
    ['cut in the middle', '## Technologies and topics\n- HTML\n- **CS', [['HTML'], ['CS']]],
  ])('%s', (_, markdown, expected) => expect(topicsOf(markdown)).toEqual(expected));

  test('a guide that comes first is not taken for the topics', () => {
    const made = read('## Step-by-step guide\n1. Begin\n## Technologies and topics\n- HTML');
    expect(made?.topics.map(({ name }) => name)).toEqual(['HTML']);
  });

  test('topics that there is no time for are listed', () => {
    const short = readTimeLimit('2 hours', '2026-11-21').budget;
    const made = roadmapFromMarkdown(
      tracksAlone,
      `## Topics\n${Array.from({ length: 60 }, (_, n) => `- Topic ${n}`).join('\n')}`,
      {
        ...input,
        budget: short,
      },
    );
    expect(made?.topics).toHaveLength(4);
    expect(made?.leftOut.length).toBeGreaterThan(30);
    expect(made?.topics.reduce((sum, { hours }) => sum + hours, 0)).toBe(2);
  });
});

describe('a hostile reply', () => {
  const deep = 1000;
  const bomb: readonly (readonly [string, string])[] = [
    ['empty', ''],
    ['blank', ' \n\t\n'],
    ['refused', 'I am sorry, I cannot help with that.'],
    ['one megabyte without a break', 'x'.repeat(1_000_000)],
    ['one megabyte of items', '## Topics\n'.concat('- a topic\n'.repeat(100_000))],
    ['quotes nested 1,000 deep', `## Topics\n${'>'.repeat(deep)} - HTML`],
    ['quotes with spaces nested 1,000 deep', '> '.repeat(deep).concat('x')],
    [
      'lists nested 1,000 deep',
      `## Topics\n${Array.from({ length: deep }, (_, n) => `${'  '.repeat(n)}- item ${n}`).join('\n')}`,
    ],
    ['lists in one line', '- '.repeat(deep).concat('x')],
    ['brackets', `${'['.repeat(50_000)}x${']('.repeat(50_000)}`],
    ['alternating brackets', '[('.repeat(20_000)],
    ['asterisks', '*'.repeat(100_000)],
    ['mixed marks', '*_~'.repeat(30_000)],
    ['backquotes', '`'.repeat(100_000)],
    ['open tags', '<a '.repeat(50_000)],
    ['a table of pipes', '|'.repeat(100_000)],
    [
      'HTML',
      '## Topics\n- <img src=x onerror=alert(1)> HTML\n<script>alert(1)</script>\n- <a href="javascript:alert(1)">CSS</a>',
    ],
  ];
  test.each(bomb)('%s', (_, markdown) => {
    const made = read(markdown);
    const text = JSON.stringify(made);
    expect(text).not.toMatch(/<script|onerror|javascript:/);
    if (made) {
      expect(made.topics.reduce((sum, { hours }) => sum + hours, 0)).toBe(48);
      expect(text.length).toBeLessThan(60_000);
    }
    const tame = tameMarkdown(markdown);
    expect(tame.text.length).toBeLessThan(32_000);
    expect(tame.text.split('\n').length).toBeLessThanOrEqual(600);
    expect(tame.text).not.toMatch(/(> ?){5}/);
    expect(tameMarkdown(tame.text).text).toBe(tame.text);
    planToText({ name: 'x', roadmap: made, reply: markdown, states: {} });
  });

  test('any text never throws, and what comes out names no page', () => {
    const piece = fc.constantFrom(
      '## ',
      '- ',
      '1. ',
      '**',
      '\n',
      '\n',
      'Topics',
      'Guide',
      'Resources',
      '[a](http://x.y)',
      '<b>',
      '`',
      '> ',
      '  ',
      'HTML',
      ':',
      '|',
      'https://evil.example',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
        ),
        (markdown) => {
          const made = read(markdown);
          expect(JSON.stringify(made?.topics ?? '')).not.toMatch(/evil|http:/);
        },
      ),
      { seed: 20261121, numRuns: 500 },
    );
  });

  test('plain words keep their stars', () => {
    expect(plainLine('int *p and a*b, **bold** and _soft_')).toBe('int *p and a*b, bold and soft');
    expect(plainLine('C++ & C# <vector> at https://x.y/z now')).toBe('C++ & C# at now');
  });

  test('a usual reply is not changed', () => {
    expect(tameMarkdown(REPLY)).toEqual({ text: REPLY, cut: false });
  });
});

describe('written out', () => {
  test.each([
    ['React', 'react-learning-roadmap.txt'],
    ['C++', 'c++-learning-roadmap.txt'],
    ['docker and kubernetes', 'docker-and-kubernetes-learning-roadmap.txt'],
    ['../../etc/passwd', 'etc-passwd-learning-roadmap.txt'],
    ['  <b>', 'b-learning-roadmap.txt'],
    ['🚀', 'my-learning-roadmap.txt'],
    ['学习 日本語', '学习-日本語-learning-roadmap.txt'],
    ['x'.repeat(5000), `${'x'.repeat(60)}-learning-roadmap.txt`],
  ])('%s', (topic, name) => expect(roadmapFileName(topic, 'txt')).toBe(name));

  test('text and Markdown hold every part, and the states', () => {
    const roadmap = planRoadmap(tracksAlone, input);
    const states = { 'frontend/html': 'done', 'frontend/css': 'learning' } as const;
    const text = planToText({ name: 'React', roadmap, reply: null, states });
    for (const part of ['Technologies and topics', 'Step-by-step guide', 'Milestones', 'Additional resources'])
      expect(text).toContain(`${part}\n${'-'.repeat(part.length)}`);
    expect(text).toContain('[x] HTML, 2 hours');
    expect(text).toContain('[~] CSS, 5 hours');
    const markdown = planToMarkdown({ name: 'React', roadmap, reply: null, states });
    expect(markdown).toContain('- [x] **HTML**, 2 hours (done)');
    expect(markdown).toContain('- [ ] **CSS**, 5 hours (learning)');
    expect(markdown).toContain('](https://roadmap.sh/react)');
    expect(roadmapFromMarkdown(tracksAlone, markdown, input)?.topics.map(({ hours }) => hours)).toEqual(
      roadmap.topics.map(({ hours }) => hours),
    );
  });

  test('what is not read of a very long reply is said', () => {
    const written = { name: 'React', roadmap: null, reply: 'word '.repeat(200_000), states: {} };
    for (const out of [planToText(written), planToMarkdown(written)]) {
      expect(out.length).toBeLessThan(31_000);
      expect(out).toMatch(/\(The reply is longer than this; the rest is left out\.\)\n$/);
    }
  });

  test('a reply alone is written without its links', () => {
    const written = { name: 'React', roadmap: null, reply: REPLY, states: {} };
    for (const out of [planToText(written), planToMarkdown(written)]) {
      expect(out).toContain('Components');
      expect(out).not.toMatch(/evil|javascript:/);
    }
  });

  test('marks in a name stay words', () => {
    const roadmap = planRoadmap(tracksAlone, { ...input, topic: 'knots <script>[x](javascript:alert(1))' });
    expect(planToMarkdown({ name: '[x](javascript:1)', roadmap, reply: null, states: {} })).toContain(
      '# \\[x\\](javascript:1)',
    );
  });
});

test.each([
  ['- x', '- x'],
  ['- - x', '- - x'],
  ['- - - x', '- - x'],
  ['- 1. - - x', '- 1. x'],
  ['*******', '******'],
])('tamed, %j is %j', (text, tame) => expect(tameMarkdown(text).text.trim()).toBe(tame));
