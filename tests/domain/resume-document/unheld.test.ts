import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unheld } from '../../../src/domain/resume-document/unheld';

const HELD = [
  'Backend Engineer at Initech, Jan 2022 – Present',
  '- Responsible for developing the ledger in Go with 3 people.\n- Cut the build from 12 to 4 minutes, by 40%.',
  'Skills: Go, PostgreSQL, Docker',
  'Delhi Technological University, 2018 – 2022. Five years of work. iPhone app in May 2021. Team of twenty-five.',
];
const told = (after: string) => unheld(after, HELD).map(({ kind, words }) => `${kind} ${words}`);

describe('what the learner’s own data do not hold', () => {
  test.each<[after: string]>([
    ['Developed the ledger in Go with 3 people.'],
    ['Developed the ledger in Go with three people at Initech.'],
    ['Cut the build by 40 percent, from twelve to 4 minutes.'],
    ['Successfully built it. I’ve led it. At Initech I worked with PostgreSQL.'],
    ['One of the people who wrote the ledger; may I say so? We march on.'],
    ['A team of 25 people over 5 years, since January 2022.'],
    ['Dear hiring team,\n\nThank you. Together we work at scale, at once.'],
    ['Studied at Delhi Technological University.'],
  ])('nothing new: %s', (after) => {
    expect(told(after)).toEqual([]);
  });

  test.each<[after: string, expected: readonly string[]]>([
    ['Developed the ledger for 5 people.', ['number 5']],
    ['Developed the ledger for seven people.', ['number seven']],
    ['Cut the build by 12%.', ['number 12%']],
    ['Cut costs by $40.', ['number $40']],
    ['Doubled the speed.', ['number Doubled']],
    ['Led two hundred and six people.', ['number two hundred and six']],
    ['Handled 10k requests.', ['number 10k']],
    ['Handled ٧ requests.', ['number ٧']],
    ['Twelve years of Go.', ['number Twelve years']],
    ['More than a decade of Go.', ['number decade']],
    ['Since March 2022 at Initech.', ['date March 2022']],
    ['Since 2022-03 at Initech.', ['date 2022-03']],
    ['Began in June.', ['date June']],
    ['Built it in 2019.', ['number 2019']],
    ['Built it in Rust.', ['skill Rust']],
    ['Ran it on kubernetes.', ['skill kubernetes']],
    ['Led it at Google.', ['name Google']],
    ['Led it at google.', ['name google']],
    ['Google hired me.', ['name Google']],
    ['Led it at Goo\u200bgle.', ['name Google']],
    ['Led it at AT&T.', ['name AT&T']],
    ['Worked with eBay.', ['name eBay']],
    // Both words are there, and never together.
    ['Led it at Initech University.', ['name Initech University']],
    ['在谷歌工作', ['name 在谷歌工作']],
    ['Shipped it to S3.', ['skill S3']],
  ])('%s', (after, expected) => {
    expect(told(after).sort()).toEqual([...expected].sort());
  });

  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          ...'Built ledger Go Rust Initech Acme 12 40% three March 2021 May team. at and , \n – Kubernetes twice'.split(
            ' ',
          ),
        ),
        { maxLength: 20 },
      )
      .map((words) => words.join(' ')),
  );

  test('a text holds itself, wherever it is among others', () => {
    fc.assert(
      fc.property(text, text, (after, other) => {
        expect(unheld(after, [other, after])).toEqual([]);
      }),
    );
  });

  test('more that is held never makes anything new', () => {
    fc.assert(
      fc.property(text, text, text, (after, one, other) => {
        const fewer = unheld(after, [one]).map(({ words }) => words);
        for (const { words } of unheld(after, [one, other]))
          expect(fewer.some((one) => one.includes(words))).toBe(true);
      }),
    );
  });

  test('a number, an employer, a date or a skill that is put in anywhere is found', () => {
    const sentence = 'Developed the ledger with people and wrote the search for it'.split(' ');
    const invented = fc.oneof(
      fc.integer({ min: 41, max: 1999 }).map((n) => ({ kind: 'number', words: `${n}` })),
      fc.integer({ min: 41, max: 1999 }).map((n) => ({ kind: 'number', words: `${n}%` })),
      fc.constantFrom('seventy', 'thirty-one', 'threefold', 'nine hundred').map((words) => ({ kind: 'number', words })),
      fc
        .constantFrom('Google', 'Umbrella Corp', 'IBM', 'McKinsey', 'Łódź Systems', 'ООО Ромашка')
        .map((words) => ({ kind: 'name', words })),
      fc.constantFrom('Kubernetes', 'TypeScript', 'Terraform', 'kafka').map((words) => ({ kind: 'skill', words })),
      fc.constantFrom('March 2019', 'Aug 2031', '2020-11', '06/2017').map((words) => ({ kind: 'date', words })),
    );
    fc.assert(
      fc.property(invented, fc.integer({ min: 1, max: sentence.length }), ({ kind, words }, at) => {
        const after = [...sentence.slice(0, at), words, ...sentence.slice(at)].join(' ');
        expect(unheld(after, [...HELD, sentence.join(' ')]).map((one) => one.kind)).toContain(kind);
      }),
      { numRuns: 400 },
    );
  });
});
