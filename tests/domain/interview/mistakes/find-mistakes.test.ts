import mistakes from 'content:mistakes';
import { describe, expect, test } from 'vitest';
import { readMistakes } from '../../../../src/content/schema/rooms/mistakes';
import { readRoles } from '../../../../src/content/schema/rooms/roles';
import { findMistakes } from '../../../../src/domain/interview/mistakes/find-mistakes';
import { type Half, labelledAnswers, labelledSentences } from '../../../support/labelled-answers';

const roles = readRoles('src/content', process.cwd());
const questionOf = (role: string, topic: string) =>
  roles.find(({ source }) => source.name === role)?.data.questions.find((one) => one.topic === topic)?.question ?? '';

interface Figures {
  found: number;
  wrong: number;
  falsely: string[];
}
type Finder = (text: string, question: string) => readonly { readonly start: number; readonly end: number }[];

const byFrames: Finder = (text, question) => findMistakes(text, mistakes, question);

/** What a comparison of words would find: half of a wrong statement's telling words in one sentence. */
const byWords: Finder = (text) => {
  const wordsOf = (said: string) => new Set(said.toLowerCase().match(/[a-z0-9]{4,}/g) ?? []);
  return [...text.matchAll(/[^.!?]+/g)].flatMap(({ 0: sentence, index }) => {
    const said = wordsOf(sentence);
    const hit = mistakes.some(({ wrong }) => {
      const wanted = [...wordsOf(wrong)];
      return wanted.length > 0 && wanted.filter((word) => said.has(word)).length / wanted.length >= 0.5;
    });
    return hit ? [{ start: index, end: index + sentence.length }] : [];
  });
};

function onSentences(half: Half, find: Finder): Figures {
  const figures: Figures = { found: 0, wrong: 0, falsely: [] };
  for (const { area, sentences } of labelledSentences([half]))
    for (const { says, wrong } of sentences) {
      const found = find(says, area.replaceAll('-', ' ')).length > 0;
      if (wrong) figures.wrong += 1;
      if (wrong && found) figures.found += 1;
      if (!wrong && found) figures.falsely.push(says);
    }
  return figures;
}

function onAnswers(half: Half, find: Finder): Figures {
  const figures: Figures = { found: 0, wrong: 0, falsely: [] };
  for (const area of ['technical', 'personal'])
    for (const one of labelledAnswers(area, [half]))
      for (const { text, wrong = [] } of one.answers) {
        const found = find(text, 'role' in one ? questionOf(one.role, one.topic) : one.topic);
        const spans = wrong.map(({ says }) => [text.indexOf(says), text.indexOf(says) + says.length] as const);
        const hits = (one: { start: number; end: number }, [from, to]: readonly [number, number]) =>
          one.start < to && one.end > from;
        figures.wrong += spans.length;
        figures.found += spans.filter((span) => found.some((one) => hits(one, span))).length;
        for (const one of found)
          if (!spans.some((span) => hits(one, span))) figures.falsely.push(text.slice(one.start, one.end));
      }
  return figures;
}

describe('on the half that was worked with', () => {
  test('no true sentence is taken for a mistake, and nine in ten of the false ones are found', () => {
    const { found, wrong, falsely } = onSentences('worked', byFrames);
    expect(falsely).toEqual([]);
    expect(found / wrong).toBeGreaterThanOrEqual(0.9);
  });

  test('nothing is found in answers that are true, and half of what is wrong in the inverted ones', () => {
    const { found, wrong, falsely } = onAnswers('worked', byFrames);
    expect(falsely).toEqual([]);
    expect(found / wrong).toBeGreaterThanOrEqual(0.5);
  });

  test('a comparison of words alone is far below a precision of 95 percent', () => {
    const { found, falsely } = onSentences('worked', byWords);
    expect(found / (found + falsely.length)).toBeLessThan(0.8);
  });
});

test('on the half set aside at least 95 percent of what is found is a mistake', () => {
  const [sentences, answers] = [onSentences('aside', byFrames), onAnswers('aside', byFrames)];
  const found = sentences.found + answers.found;
  const falsely = sentences.falsely.length + answers.falsely.length;
  if (process.env.MISTAKES_FIGURES)
    console.log(
      JSON.stringify(
        (['worked', 'aside'] as const).map((half) =>
          [byFrames, byWords].flatMap((find) =>
            [onSentences(half, find), onAnswers(half, find)].map(({ found, wrong, falsely }) => [
              found,
              wrong,
              falsely.length,
            ]),
          ),
        ),
      ),
    );
  expect(found / (found + falsely)).toBeGreaterThanOrEqual(0.95);
});

test('each technical topic has two mistakes or more, and none is found in an outline or in what explains it', () => {
  expect(readMistakes('src/content', process.cwd())).toHaveLength(mistakes.length);
  const truths = [
    ...roles.flatMap(({ data }) => data.questions.map(({ outline, question }) => [outline, question] as const)),
    ...mistakes.map(({ why, wrong }) => [why, wrong] as const),
  ];
  const found = truths.flatMap(([text, about]) =>
    byFrames(text, about).map(({ start, end }) => text.slice(start, end)),
  );
  expect(found).toEqual([]);
}, 60_000);

describe('a sentence turned round, denied, reported or asked', () => {
  test.each([
    ['A lookup in a hash table is linear on average.', true],
    ['UDP is connection-oriented.', true],
    ['a container has its own kernel and a vm shares the host kernel', true],
    ['A JWT is encrypted.', true],
    ['A JWT is not encrypted.', false],
    ['People think a JWT is encrypted, but it is only signed.', false],
    ['I used to think that a JWT is encrypted.', false],
    ['Is a JWT encrypted?', false],
    ['The tutorial says "a JWT is encrypted".', false],
    ['A JWT is encrypted. That is wrong.', false],
    ['It would be bad if a JWT is encrypted.', false],
  ])('%s', (says, wrong) => {
    expect(findMistakes(says, mistakes).length > 0).toBe(wrong);
  });

  test('the words are quoted as they were written', () => {
    const answer = 'We used sessions. I’d say A JWT is encrypted, of course.';
    expect(findMistakes(answer, mistakes).map(({ quote, start, end }) => [quote, answer.slice(start, end)])).toEqual([
      ['I’d say A JWT is encrypted, of course', 'I’d say A JWT is encrypted, of course'],
    ]);
  });
});
