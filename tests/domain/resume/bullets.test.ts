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
