import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFinder, type Findable } from '../../../src/domain/find/finder';
import { shown } from '../../../src/domain/find/shown';

const thing = (name: string, more: Partial<Findable> = {}): Findable => ({
  key: name,
  name,
  words: [],
  kind: 0,
  at: '',
  ...more,
});
const names = (things: readonly Findable[], query: string, recent: readonly string[] = []) =>
  createFinder(things)
    .find(query, recent)
    .map(({ key }) => key);

describe('what is found, and in which order', () => {
  test.each<[string, string, readonly Findable[], readonly string[]]>([
    [
      'the beginning of a word before its inside before a typo',
      'port',
      [thing('Pert charts'), thing('Reports'), thing('A port')],
      ['A port', 'Reports', 'Pert charts'],
    ],
    [
      'a name that is the query before everything',
      'resume',
      [thing('Resume form'), thing('Resume', { kind: 3 })],
      ['Resume', 'Resume form'],
    ],
    ['the kinds in their order', 'go', [thing('Go on', { kind: 2 }), thing('Going', { kind: 1 })], ['Going', 'Go on']],
    [
      'within a kind whole words first',
      'java',
      [thing('JavaScript'), thing('The Java VM')],
      ['The Java VM', 'JavaScript'],
    ],
    [
      'within a kind names before further words',
      'docker',
      [thing('A pipeline', { words: ['Docker'] }), thing('In Docker')],
      ['In Docker', 'A pipeline'],
    ],
    [
      'then by what a thing is mainly about',
      'docker',
      [thing('A', { words: ['Linux', 'Docker'] }), thing('B', { words: ['Docker', 'Linux'] })],
      ['B', 'A'],
    ],
    [
      'a name that begins with it before one that has it later',
      'sql',
      [thing('Advanced SQL'), thing('SQL joins')],
      ['SQL joins', 'Advanced SQL'],
    ],
    [
      'then the newest',
      'task',
      [thing('Task one', { at: '2026-01-01' }), thing('Task two', { at: '2026-02-01' })],
      ['Task two', 'Task one'],
    ],
    ['then the name', 'task', [thing('Task b'), thing('Task a')], ['Task a', 'Task b']],
    [
      'every word has to be there',
      'git stash',
      [thing('Git'), thing('Git stash'), thing('Stash of git')],
      ['Git stash', 'Stash of git'],
    ],
    ['in any order', 'stash git', [thing('Git stash')], ['Git stash']],
    ['by its other words', 'k8s', [thing('Containers', { words: ['Kubernetes', 'k8s'] })], ['Containers']],
    ['partly by its name, partly by others', 'deploy k8s', [thing('Deploying', { words: ['k8s'] })], ['Deploying']],
    ['with a typo', 'kuberentes', [thing('Kubernetes')], ['Kubernetes']],
    ['while one still types, with a typo', 'kuberent', [thing('Kubernetes')], ['Kubernetes']],
    ['no typo in three letters', 'gti', [thing('Git')], []],
    ['one of the words has a typo', 'binray search', [thing('Binary search'), thing('Search')], ['Binary search']],
    ['written without its sign', 'nodejs', [thing('Node.js streams')], ['Node.js streams']],
    ['without accents', 'resume', [thing('Résumé')], ['Résumé']],
    ['inside a script without blanks', '准备', [thing('面试准备')], ['面试准备']],
    ['one letter of such a script', '准', [thing('面试准备')], ['面试准备']],
    ['one Latin letter only where a word begins', 'b', [thing('ab'), thing('ba')], ['ba']],
    ['no word is no query', '*+?', [thing('a')], []],
    ['an empty query', '', [thing('a')], []],
    ['nothing there', 'zzzz', [thing('a')], []],
  ])('%s', (_, query, things, keys) => {
    expect(names(things, query)).toEqual(keys);
    expect(names([...things].reverse(), query)).toEqual(keys);
  });

  test('what was opened lately comes before the order of kinds, after a better hit', () => {
    const things = [thing('Go home', { kind: 0 }), thing('Going', { kind: 5 }), thing('Cargo', { kind: 1 })];
    expect(names(things, 'go')).toEqual(['Go home', 'Going', 'Cargo']);
    expect(names(things, 'go', ['Cargo', 'Going'])).toEqual(['Going', 'Go home', 'Cargo']);
  });

  test('typos are not guessed at when enough is found without them', () => {
    const typed = Array.from({ length: 10 }, (_, n) => thing(`Data ${n}`));
    expect(names([...typed.slice(1), thing('Date')], 'data')).toContain('Date');
    expect(names([...typed, thing('Date')], 'data')).not.toContain('Date');
  });

  test('answers hostile queries', () => {
    const finder = createFinder([thing('a+b (c) [d] \\e $f ^g'), thing('x'.repeat(100_000))]);
    for (const query of [
      '('.repeat(10_000),
      'a'.repeat(10_000),
      'a '.repeat(10_000),
      '(a+)+$',
      '\\',
      '\u0000',
      '‮a',
      '__proto__',
    ])
      expect(Array.isArray(finder.find(query, []))).toBe(true);
    expect(finder.find('[d] (c)', [])).toHaveLength(1);
    expect(names([thing('constructor'), thing('toString')], 'constructor')).toEqual(['constructor']);
    expect(createFinder([]).find('a', [])).toEqual([]);
  });

  const word = fc.string({ unit: fc.constantFrom(...'abcdeé+1 /'), maxLength: 9 });
  const many = fc.uniqueArray(
    fc.record({
      key: fc.uuid(),
      name: word,
      words: fc.array(word, { maxLength: 2 }),
      kind: fc.nat({ max: 4 }),
      at: fc.constantFrom('', '2026-01-01', '2026-02-01'),
    }),
    { selector: ({ key }) => key, maxLength: 12 },
  );

  test('is the same whatever the order, and each once', () => {
    fc.assert(
      fc.property(many, word, fc.array(word, { maxLength: 4 }), (things, query, before) => {
        const finder = createFinder([...things].reverse());
        for (const other of before) finder.find(other, []);
        const found = finder.find(query, []);
        expect(found).toEqual(createFinder(things).find(query, []));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  test('each thing is found by its name, first where no other has it', () => {
    fc.assert(
      fc.property(many, fc.nat(), (things, pick) => {
        const sought = things[pick % Math.max(1, things.length)];
        if (!sought || !/[a-z1]/.test(sought.name)) return;
        expect(createFinder(things).find(sought.name, [])).toContainEqual(sought);
        const [first] = createFinder(things).find(sought.name, [sought.key]);
        expect(first).toEqual(sought);
      }),
    );
  });

  test('a longer query finds nothing that its beginning did not, typos apart', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(many, letters, letters, (things, start, end) => {
        const found = createFinder(things).find(`${start} ${end}`, []);
        const before = createFinder(things).find(start, []);
        for (const hit of found) expect(before).toContainEqual(hit);
      }),
    );
  });
});

describe('what is shown of it', () => {
  const hits = (kinds: string) => [...kinds].map((kind, at) => thing(`${kind}${at}`, { kind: Number(kind) }));
  const rows = (kinds: string, ...limits: [number, number]) =>
    shown(hits(kinds), ...limits).map(({ things }) => things.map(({ name }) => name).join(' '));

  test.each<[string, string, [number, number], readonly string[]]>([
    ['nothing', '', [5, 2], []],
    ['by kind, that of the best hit first', '2121', [9, 9], ['20 22', '11 13']],
    ['no more rows than that', '11111111', [5, 2], ['10 11 12 13 14']],
    ['a few of each kind before more of one', '11111112', [4, 2], ['10 11 12', '27']],
    ['the few alone may fill it', '1234', [3, 2], ['10', '21', '32']],
  ])('%s', (_, kinds, limits, groups) => {
    expect(rows(kinds, ...limits)).toEqual(groups);
  });
});
