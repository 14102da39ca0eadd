import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readContent, roomAt } from '../../src/content/schema/read';
import { rooms } from '../../src/content/schema/rooms';
import { ContentError } from '../../src/content/schema/source';

/** A copy of the content, to spoil one file of at a time. */
const root = mkdtempSync(join(tmpdir(), 'content-'));
const content = join(root, 'src/content');
// Challenges have a test of their own, challenge-files.test.ts; copying a thousand files takes its time.
cpSync('src/content', content, { recursive: true, filter: (path) => !/[\\/](schema|challenges)$/.test(path) });
afterAll(() => rmSync(root, { recursive: true }));

/** What is said of a file once it is changed; the copy is whole again afterwards. */
function saidOf(file: string, change: (text: string) => string): readonly string[] {
  const path = join(content, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, 'the change changes nothing').not.toBe(before);
  const room = roomAt(file);
  if (!room) throw new RangeError(`No room reads ${file}.`);
  try {
    writeFileSync(path, after);
    room.read(join(content, room.place), root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  } finally {
    writeFileSync(path, before);
  }
}

const instead =
  (from: string, to: string) =>
  (text: string): string =>
    text.replace(from, to);
const without = (pattern: RegExp) => (text: string) => text.replace(pattern, '');

const CARD = 'cards/android/kotlin-basics.md';
const LINES = readFileSync(join('src/content', CARD), 'utf8').split('\n');
/** Which line of the card has its terms; those of other entries follow. */
const TERMS = LINES.findIndex((line) => line.startsWith('terms:')) + 1;
const AFTER_LAST = LINES.length;
const TRACK = 'tracks/frontend.yaml';
const ROLE = 'roles/sde-1.yaml';
const GUIDE = 'guides/github.yaml';
const BANK = 'questions/technical.yaml';

type Row = readonly [what: string, file: string, change: (text: string) => string, said: string];

describe('a file that does not fit is named with its line and what to mend', () => {
  test.each<Row>([
    ['no front matter', CARD, instead('---\n', ''), `${CARD}:1: begin with front matter between two lines "---"`],
    [
      'front matter that is not YAML',
      CARD,
      instead('terms: [', 'terms: [['),
      `${CARD}:${TERMS + 1}: Flow sequence in block collection must be sufficiently indented and end with a ]`,
    ],
    ['a missing entry', CARD, without(/^title: .*\n/m), `${CARD}:2: title: is missing`],
    [
      'a misspelt entry',
      CARD,
      instead('terms:', 'term:'),
      `${CARD}:${TERMS}: term: there is no such entry; is it misspelt?`,
    ],
    [
      'a number for a text',
      CARD,
      instead("'Kotlin basics: null safety, collections, lambdas'", '7'),
      `${CARD}:2: title: has to be text; put it in quotes`,
    ],
    [
      'a text for a list',
      CARD,
      instead('sources: [android.resources, android.roadmap]', 'sources: mdn'),
      `${CARD}:${TERMS + 2}: sources: has to be a list`,
    ],
    ['an empty text', CARD, instead('How does null safety work in Kotlin?', "''"), `${CARD}:4: asked.0: is empty`],
    [
      'one way of asking',
      CARD,
      without(/(?<=asked:\n)( {2}- .*\n){3}/),
      `${CARD}:3: asked: has to be two to five ways of asking`,
    ],
    [
      'six ways of asking',
      CARD,
      instead('asked:\n', 'asked:\n  - One?\n  - Two?\n'),
      `${CARD}:3: asked: has to be two to five ways of asking`,
    ],
    [
      'a heard way of three letters',
      CARD,
      instead('heard:\n', 'heard:\n  - why\n'),
      `${CARD}:9: heard.0: has to be 4 to 300`,
    ],
    [
      'a heard way of a page',
      CARD,
      instead('heard:\n', `heard:\n  - ${'so '.repeat(101)}why\n`),
      `${CARD}:9: heard.0: has to be 4 to 300`,
    ],
    [
      'more than a hundred heard ways',
      CARD,
      instead('heard:\n', `heard:\n${'abcdefghijklmnopqrstuvwxyz'.replace(/./g, '  - why is it $&\n')}`),
      `${CARD}:8: heard: has to be at most 100 ways of asking`,
    ],
    [
      'a heard way that is one of the asked',
      CARD,
      instead('heard:\n', 'heard:\n  - how does null safety work in kotlin?\n'),
      `${CARD}:9: heard.0: src/content/${CARD} has the same way of asking`,
    ],
    [
      'an answer that is too short',
      CARD,
      (text) => `${text.split('---\n').slice(0, 2).join('---\n')}---\n\nShort.\n`,
      `${CARD}:${TERMS + 5}: the answer has 1 words; 50 to 170 fit, code not counted`,
    ],
    [
      'an answer that is too long',
      CARD,
      (text) => `${text}${'word '.repeat(120)}`,
      'words; 50 to 170 fit, code not counted',
    ],
    ['an open code block', CARD, (text) => `${text}\`\`\`\n`, 'a code block is not closed'],
    ['HTML', CARD, (text) => `${text}<b>x</b>\n`, `${CARD}:${AFTER_LAST}: HTML is not shown; put it in backquotes`],
    [
      'a link',
      CARD,
      (text) => `${text}[x](y)\n`,
      `${CARD}:${AFTER_LAST}: an answer has no links; name the page under "sources"`,
    ],
    [
      'a card that leads nowhere',
      CARD,
      instead('android/kotlin-classes', 'android/kotlin'),
      `${CARD}:${TERMS + 3}: next.0: there is no card "android/kotlin"`,
    ],
    [
      'a card that leads to itself',
      CARD,
      instead('android/kotlin-classes', 'android/kotlin-basics'),
      `${CARD}:${TERMS + 3}: next.0: a card cannot lead to itself`,
    ],
    [
      'no card that leads on',
      CARD,
      instead('next: [android/kotlin-classes, android/coroutines-and-flow, android/compose]', 'next: []'),
      `${CARD}:${TERMS + 3}: next: has to be at least one card that leads on`,
    ],
    [
      'an unknown source',
      CARD,
      instead('android.resources', 'android.book'),
      `${CARD}:${TERMS + 2}: sources.0: no page is called "android.book"`,
    ],
    [
      'the same question on two cards',
      CARD,
      instead('How do I filter a list in Kotlin?', 'What is a data class in Kotlin?'),
      `cards/android/kotlin-classes.md:4: asked.0: android/kotlin-basics has the same way of asking`,
    ],
    [
      'an alias for a skill',
      CARD,
      instead('skills: [Kotlin]', 'skills: [Kotlin, golang]'),
      `${CARD}:${TERMS + 1}: skills.1: the vocabulary has no skill "golang"; the nearest: Go, `,
    ],
    [
      'a misspelt skill',
      TRACK,
      instead('skills: [Computer Networking, ', 'skills: [Computer Netwroking, '),
      `${TRACK}:69: topics.internet-basics.skills.0: the vocabulary has no skill "Computer Netwroking"; the nearest: Computer Networking, `,
    ],
    [
      'a skill in small letters',
      ROLE,
      instead('skills: [Ownership,', 'skills: [ownership,'),
      'questions.2.skills.0: the vocabulary has no skill "ownership"; the nearest: Ownership, ',
    ],
    [
      'a skill that is a number',
      CARD,
      instead('[Kotlin]', '[7]'),
      `${CARD}:${TERMS + 1}: skills.0: has to be text; put it in quotes`,
    ],
    ['a skill twice', CARD, instead('[Kotlin]', '[Kotlin, Kotlin]'), `${CARD}:${TERMS + 1}: skills: has a skill twice`],
    ['a card without the entry', CARD, without(/^skills: .*\n/m), `${CARD}:2: skills: is missing`],
    [
      'a card about a field that names no skill',
      CARD,
      instead('[Kotlin]', '[]'),
      `${CARD}:${TERMS + 1}: skills: has to name at least one skill of the vocabulary`,
    ],
    [
      'six skills of a card',
      CARD,
      instead('[Kotlin]', '[Kotlin, Java, C, C++, Go, Rust]'),
      `${CARD}:${TERMS + 1}: skills: has more than 5 skills`,
    ],
    [
      'nine skills of a topic',
      TRACK,
      instead('[Computer Networking, HTTP, DNS]', '[HTTP, DNS, TLS, SSH, DHCP, C, C++, Go, Rust]'),
      `${TRACK}:69: topics.internet-basics.skills: has more than 8 skills`,
    ],
    [
      'a topic that names no skill',
      TRACK,
      instead('[Computer Networking, HTTP, DNS]', '[]'),
      `${TRACK}:69: topics.internet-basics.skills: has to name at least one skill of the vocabulary`,
    ],
    [
      'a technical question that names no skill',
      ROLE,
      instead('skills: [Hash Tables, Data Structures, DSA]', 'skills: []'),
      'questions.4.skills: has to name at least one skill of the vocabulary',
    ],
    [
      'hours that are none',
      TRACK,
      instead('hours: 6', 'hours: 0'),
      `${TRACK}:52: topics.internet-basics.hours: has to be more than 0`,
    ],
    [
      'a topic with one part',
      TRACK,
      instead('[HTTP, DNS, hosting, browsers, how the internet works]', '[HTTP]'),
      `${TRACK}:68: topics.internet-basics.subtopics: has to be two or more`,
    ],
    ['a topic twice', TRACK, instead('  html:', '  internet-basics:'), `${TRACK}:71: Map keys must be unique`],
    [
      'a page that nobody knows',
      TRACK,
      instead("pages: [mdn, 'roadmap.sh: frontend']", 'pages: [mdm]'),
      `${TRACK}:70: topics.internet-basics.pages.0: neither this track nor references.yaml has a page "mdm"`,
    ],
    [
      'a page twice',
      TRACK,
      instead("pages: [mdn, 'roadmap.sh: frontend']", 'pages: [mdn, mdn]'),
      `${TRACK}:70: topics.internet-basics.pages.1: "mdn" is there twice`,
    ],
    [
      'an address without https',
      TRACK,
      instead('https://roadmap.sh/frontend', 'roadmap.sh/frontend'),
      `${TRACK}:7: links.roadmap.url: has to be an address that begins with https://`,
    ],
    [
      'a kind that there is not',
      TRACK,
      instead('kind: resource', 'kind: book'),
      `${TRACK}:22: more.0.kind: has to be one of: resource, certification, video`,
    ],
    [
      'a file that the order does not list',
      'tracks/order.yaml',
      without(/- ios\n/),
      'tracks/order.yaml:2: "ios" is not listed, although there is src/content/tracks/ios.yaml',
    ],
    [
      'a name in the order without a file',
      'roles/order.yaml',
      instead('- sde-1', '- sde-0'),
      'roles/order.yaml:2: 0: there is no file "sde-0.yaml" beside this one',
    ],
    [
      'a name in the order twice',
      'guides/order.yaml',
      instead('- github', '- linkedin'),
      'guides/order.yaml:3: 1: "linkedin" is listed twice',
    ],
    [
      'a category that there is not',
      ROLE,
      instead('category: behavioral', 'category: personal'),
      `${ROLE}:7: questions.0.category: has to be one of: behavioral, technical, situational`,
    ],
    [
      'a missing word of a list',
      ROLE,
      without(/ {4}difficulty: easy\n/),
      `${ROLE}:6: questions.0.difficulty: is missing`,
    ],
    [
      'another opening',
      ROLE,
      instead('question: Tell me about yourself.', 'question: Who are you?'),
      `${ROLE}:10: questions.0.question: the opening question is always "Tell me about yourself."`,
    ],
    [
      'a question without an end',
      ROLE,
      instead('question: Tell me about yourself.', 'question: Tell me about yourself'),
      `${ROLE}:10: questions.0.question: has to end with a question mark or a full stop`,
    ],
    [
      'an outline that is too short',
      ROLE,
      (text) => text.replace(/outline: >-\n( {6}.*\n)+/, 'outline: Begin with your current role.\n'),
      'questions.0.outline: has 5 words; 50 to 110 fit',
    ],
    [
      'a form with a capital',
      ROLE,
      instead('[current, currently', '[Current, currently'),
      `${ROLE}:12: questions.0.concepts.current role or study.0: has to be in small letters`,
    ],
    [
      'the label as a form',
      ROLE,
      instead('key skills: [skills', 'key skills: [key skills'),
      'questions.0.concepts.key skills: the label itself is a form already',
    ],
    [
      'fewer questions than are asked',
      ROLE,
      instead('description:', 'questionCount: 20\ndescription:'),
      'questions: has to be at least 20, as many as are asked',
    ],
    [
      'one follow-up',
      ROLE,
      (text) => text.replace(/(followUps:\n {6}- .*\n) {6}- .*\n/, '$1'),
      'questions.0.followUps: has to be two questions',
    ],
    [
      'a question of another role',
      ROLE,
      (text) =>
        text.replace(
          /(topic: (?!Tell)[\s\S]*?question: )(>-\n {6})?.*/,
          '$1Tell me about a feature you own in an app. How is it built, and how do you know it works for people?',
        ),
      'says nearly the same as src/content/roles/',
    ],
    [
      'a role that has the name of another',
      ROLE,
      instead('title: SDE-1', 'title: SDE-2'),
      'src/content/roles/sde-1.yaml has the name "sde-2" already',
    ],
    [
      'a consideration that is not in the file',
      BANK,
      (text) => text.replace(/considerations: \[[^,]+,/, 'considerations: [nothing,'),
      '"nothing" is not among the considerations',
    ],
    [
      'a pattern without its skill',
      'questions/patterns/any.yaml',
      (text) => text.replaceAll('{skill}', 'it'),
      'question: has to have {skill} where the name of the skill goes',
    ],
    [
      'three tips',
      GUIDE,
      (text) => text.replace(/(tips:\n)( {6}- title: .*\n( {8}.*\n| {10}.*\n)+){2}/, '$1'),
      'tips.0.tips: has to be four or five tips',
    ],
    [
      'a page that the guide does not have',
      GUIDE,
      instead('read: GitHub Skills', 'read: GitHub Skill'),
      'read: no page of "docs" is named "GitHub Skill"',
    ],
    [
      'a text that is no sentence',
      GUIDE,
      (text) => text.replace(/^summary: '?Show/m, (start) => start.replace('S', 's')),
      `${GUIDE}:2: summary: has to be whole sentences`,
    ],
    [
      'an id twice',
      'events.yaml',
      instead('id: mlh', 'id: devpost'),
      'events.yaml:8: 0.links.1.id: "devpost" is there twice',
    ],
    [
      'a card of events that the app does not know',
      'events.yaml',
      instead('Stay Updated', 'News'),
      'title: has to be one of: Find Hackathons, Stay Updated, Start Coding Prep, For UI/UX',
    ],
    [
      'a handle without its sign',
      'communities.yaml',
      instead("handle: '@", "handle: '"),
      'handle: has to begin with @',
    ],
    [
      'a reference without words',
      'references.yaml',
      instead('words: [html, css, javascript, dom]', 'words: []'),
      'mdn.words: ',
    ],
  ])('%s', (_, file, change, said) => {
    expect(saidOf(file, change).join('\n')).toContain(said);
  });

  test.each([
    ['a card on a general matter', 'cards/career/open-source.md', '[Open Source, GitHub]'],
    ['a behavioural question', ROLE, '[Ownership, Growth Mindset]'],
  ])('%s may name no skill', (_, file, skills) => {
    expect(saidOf(file, instead(skills, '[]'))).toEqual([]);
  });

  test('every fault of every file is named at once', () => {
    const said = saidOf(CARD, (text) => text.replace('terms:', 'term:').replace('title:', 'titel:'));
    expect(said).toHaveLength(3);
  });

  test('a card that no other leads to', () => {
    const lonely = join(content, 'cards/android/lonely.md');
    try {
      writeFileSync(
        lonely,
        readFileSync(join(content, CARD), 'utf8').replace(/^asked:\n( {2}- .*\n)+/m, 'asked:\n  - Aa?\n  - Bb?\n'),
      );
      const [room] = rooms.filter(({ place }) => place === 'cards');
      expect(() => room?.read(join(content, 'cards'), root)).toThrow(
        'src/content/cards/android/lonely.md:2: no card leads here; add it to "next" of a card near it',
      );
    } finally {
      rmSync(lonely);
    }
  });

  // All of it is read, which takes long where the machine is busy.
  test('the whole content fits', { timeout: 240_000 }, () => {
    for (const room of rooms)
      expect(room.read(join(process.cwd(), 'src/content', room.place), process.cwd()).size).toBeGreaterThan(0);
  });
});

describe('without Vite', () => {
  test('scripts read the same content', () => {
    expect(readContent('tracks/all').map(({ id }) => id)).toContain('frontend');
    expect(readContent('roles/sde-1')[0]?.id).toBe('sde-1-01');
    expect(readContent('cards', root)).toEqual(readContent('cards'));
  });

  test('a name that means nothing is refused', () => {
    expect(() => readContent('roles/nobody')).toThrow(new RangeError('There is no content "roles/nobody".'));
    expect(() => readContent('roles/topics')).toThrow(RangeError);
  });
});
