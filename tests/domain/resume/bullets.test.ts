import { describe, expect, test } from 'vitest';
import { openingOf } from '../../../src/domain/resume/action-verbs';
import { readResume } from '../../../src/domain/resume/read-resume';
import { documentOf } from '../report/resumes';

const bullets = (text: string) =>
  readResume(documentOf(`Experience\nEngineer, Acme   2020 – 2021\n${text}`)).bullets.map((b) => b.text);

describe('bullets', () => {
  test.each(['•', '-', '–', '*', '▪', '◦', 'o', '●', '➢', '✓', '\uf0b7', '1.', '2)'])('begin with %s', (mark) => {
    expect(bullets(`${mark} Built a thing\n${mark} Led a team`)).toEqual(['Built a thing', 'Led a team']);
  });

  test('may have their mark on a line of its own', () => {
    expect(bullets('•\nBuilt a thing\n•\nLed a team')).toEqual(['Built a thing', 'Led a team']);
  });

  test.each([
    ['a small letter goes on', '• Built a thing with\nmany parts', ['Built a thing with many parts']],
    ['a comma goes on', '• Built a thing in Go,\nKafka and SQL', ['Built a thing in Go, Kafka and SQL']],
    ['an "and" goes on', '• Built a thing with Go and\nPostgreSQL', ['Built a thing with Go and PostgreSQL']],
    [
      'a long line without an end goes on',
      '• Built a thing that moves more data than anyone thought it could move in\nGermany',
      ['Built a thing that moves more data than anyone thought it could move in Germany'],
    ],
    ['a full stop ends it', '• Built a thing.\nAcme Labs', ['Built a thing.']],
    [
      'a job title ends it',
      '• Built a thing for all of the people of the support team\nJunior Developer at Webshop',
      ['Built a thing for all of the people of the support team'],
    ],
    [
      'a date ends it',
      '• Built a thing for all of the people of the support team\nWebshop 2018 – 2019',
      ['Built a thing for all of the people of the support team'],
    ],
    [
      'a sentence with a verb needs no mark',
      'Built a double-entry ledger for 120 people',
      ['Built a double-entry ledger for 120 people'],
    ],
    ['a sentence has five words', 'Built a ledger for everyone', ['Built a ledger for everyone']],
    ['four are none', 'Built a ledger today', []],
    ['a name in capitals is no sentence', 'Building Management System App', []],
    ['a dash inside a line is no mark', 'Engineer - Acme', []],
  ])('%s', (_, text, expected) => {
    expect(bullets(text)).toEqual(expected);
  });
});

describe('how a bullet begins', () => {
  test.each([
    ['Built a service', 'verb', 'Built'],
    ['Reduced costs by 5%', 'verb', 'Reduced'],
    ['Led', 'verb', 'Led'],
    ['Shipping features weekly', 'verb', 'Shipping'],
    ['Debugged the kernel', 'verb', 'Debugged'],
    ['Simplified the build', 'verb', 'Simplified'],
    ['Wrote docs', 'verb', 'Wrote'],
    ['Conﬁgured a router', 'verb', 'Conﬁgured'],
    ['Successfully led a team', 'verb', 'Successfully led'],
    ['I built a robot', 'verb', 'I built'],
    ['Co-founded a club', 'verb', 'Co-founded'],
    ['“Designed” a poster', 'verb', 'Designed'],
    ['Responsible for the build', 'weak', 'Responsible for'],
    ['Was responsible for it', 'weak', 'Was responsible for'],
    ['Worked on the frontend', 'weak', 'Worked on'],
    ['Helped', 'weak', 'Helped'],
    ['Familiar with Go', 'weak', 'Familiar with'],
    ['The build was slow', 'other', 'The'],
    ['React and Redux', 'other', 'React'],
    ['100% coverage', 'other', ''],
    ['', 'other', ''],
  ])('%s', (text, kind, words) => {
    expect(openingOf(text)).toEqual({ kind, words });
  });
});

describe('the first word', () => {
  const kind = (text: string) => openingOf(text).kind;
  test.each(
    'began brought built bought chose cut drove drew found got gave grew held kept led made oversaw rebuilt rewrote ran sold set spoke sped spent split stood took taught thought undertook won wrote'.split(
      ' ',
    ),
  )('%s is an action', (verb) => expect(kind(`${verb} the thing`)).toBe('verb'));
  test.each(['begun', 'driven', 'grown', 'overseen', 'rewritten', 'written'])('%s, too', (verb) =>
    expect(kind(`${verb} with care`)).toBe('verb'),
  );
  test.each([
    'Shipped',
    'shipping',
    'Carried',
    'carries',
    'Fixes',
    'Pushes',
    'Buzzed',
    'Planned',
    'Deployed',
    'Used',
    'using',
    'Co-led',
    'Re-built',
    'Self-taught',
    'Successfully led',
    'I built',
    '“Built',
  ])('%s', (words) => expect(kind(`${words} things`)).toBe(words === 'Buzzed' ? 'other' : 'verb'));
  test.each([
    ['Was responsible for Go', 'weak', 'Was responsible for'],
    ['Responsible for Go', 'weak', 'Responsible for'],
    ['Worked on Go', 'weak', 'Worked on'],
    ['Worked hard', 'weak', 'Worked'],
    ['Helped with Go', 'weak', 'Helped with'],
    ['Took part in Go', 'weak', 'Took part in'],
    ['Took on Go', 'verb', 'Took'],
    ['Fly led Go', 'other', 'Fly'],
    ['Began Go', 'verb', 'Began'],
    ['Begined Go', 'other', 'Begined'],
    ['Boldly the team', 'other', 'Boldly'],
    ['Boldly built the team', 'verb', 'Boldly built'],
    ['12 people', 'other', ''],
  ])('%s is %s', (text, expected, words) => expect(openingOf(text)).toEqual({ kind: expected, words }));
});

describe('a line without a mark', () => {
  test.each([
    ['five words with a verb are a bullet', 'Built a thing for shops', ['Built a thing for shops']],
    ['four are not', 'Built thing for shops', []],
    ['a name in title case is not', 'Building Management System App Two', []],
    ['three capitals of four are a name', 'Building Management System with Go Code App that', []],
    ['fewer are not', 'Built Management System with go code', ['Built Management System with go code']],
    ['a small letter is not', 'built a thing for shops', []],
    ['a range of dates is not', 'Built a thing for shops 2018 – 2019', []],
    ['columns are not', 'Built a thing | for all shops', []],
    ['a noun is not', 'Thing that was built for shops', []],
  ])('%s', (_, line, expected) => expect(bullets(line)).toEqual(expected));

  test('a hyphen at the end of a line keeps its word together', () => {
    expect(bullets('• Gave hands-\non courses on front-\nand back-end work')).toEqual([
      'Gave hands-on courses on front- and back-end work',
    ]);
  });
});

describe('links alone', () => {
  test.each([
    'https://github.com/jane/app',
    '• https://github.com/jane/app',
    '• GitHub: github.com/jane/app | Demo: https://app.example.com/live',
    '- Link: www.example.com/talk',
    '•\nhttps://github.com/jane/app',
  ])('are no bullet and open no job: %s', (line) => {
    expect(bullets(`• Built a thing\n${line}\n• Led a team`)).toEqual(['Built a thing', 'Led a team']);
    const { entries } = readResume(documentOf(`Projects\nChess, React   2020\n${line}\n• Built a thing`));
    expect(entries.map(({ title, organisation }) => [title?.value, organisation?.value])).toEqual([['Chess', 'React']]);
  });

  test('with words around them are', () => {
    expect(bullets('• Built https://app.example.com for 40 clubs')).toHaveLength(1);
    expect(bullets('• Moved socket.io to a cluster of 4')).toHaveLength(1);
  });
});
