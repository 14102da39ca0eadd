import bank from 'content:bank-words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateAnswer } from '../../../../src/domain/interview/answer/evaluate-answer';
import { wordCount } from '../../../../src/domain/interview/answer/summary';
import type { AnswerEvidence, Evaluation } from '../../../../src/domain/interview/answer/types';
import type { InterviewQuestion } from '../../../../src/domain/interview/questions/question';
import { CASES as cases, evaluationOf } from './labelled-figures';
import { QUESTIONS } from './labelled-questions';

const score = (question: InterviewQuestion, answer: string) => evaluateAnswer({ bank, question, answer }).score;
const question = (key: string) => QUESTIONS[key] as InterviewQuestion;

function evaluated(key: string, answer: string): Evaluation {
  const result = evaluateAnswer({ bank, question: question(key), answer });
  if (result.kind !== 'evaluation') throw new Error(`No evaluation: ${result.why}`);
  return result;
}

function evidenceOf(result: Evaluation): AnswerEvidence[] {
  return [
    ...result.criteria.flatMap(({ evidence }) => evidence),
    ...result.concepts.flatMap(({ evidence }) => evidence ?? []),
    ...result.story.flatMap(({ evidence }) => evidence),
    ...result.strongerOutline.flatMap(({ evidence }) => evidence ?? []),
  ];
}

describe('every labelled answer', () => {
  test('has points that add up to its score, below its ceiling', () => {
    for (const { key, answer } of cases) {
      const result = evaluationOf(key, answer);
      if (result.kind !== 'evaluation') throw new Error('No evaluation');
      const points = result.criteria.reduce((sum, criterion) => sum + criterion.points, 0);
      expect(result.score).toBeCloseTo(Math.min(points, result.ceiling?.limit ?? 10), 0);
      expect(result.score).toBeLessThanOrEqual(result.ceiling?.limit ?? 10);
      expect(result.criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBeCloseTo(10);
    }
  });

  test('is quoted word for word', () => {
    for (const { key, answer } of cases) {
      const result = evaluationOf(key, answer);
      if (result.kind !== 'evaluation') continue;
      for (const { quote, start, end } of evidenceOf(result)) expect(answer.slice(start, end)).toBe(quote);
    }
  });

  test('has a summary of 50 to 60 words', () => {
    for (const { key, answer } of cases) {
      const words = wordCount(evaluationOf(key, answer).summary);
      expect(words).toBeGreaterThanOrEqual(50);
      expect(words).toBeLessThanOrEqual(60);
    }
  });
});

describe('any text', () => {
  const keys = Object.keys(QUESTIONS);
  const words = cases.flatMap(({ answer }) => answer.split(' ')).slice(0, 3000);
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc
      .array(fc.constantFrom(...words, 'İ', '🎉', '.', '\n', 'I', 'when I', '12 %'), { maxLength: 120 })
      .map((parts) => parts.join(' ')),
  );

  test('is judged without an error, within the bounds, the same each time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), text, (key, answer) => {
        const result = evaluateAnswer({ bank, question: question(key), answer });
        expect(evaluateAnswer({ bank, question: question(key), answer })).toEqual(result);
        expect(result.score).toBeGreaterThanOrEqual(0);
        expect(result.score).toBeLessThanOrEqual(10);
        const length = wordCount(result.summary);
        expect(length >= 50 && length <= 60, result.summary).toBe(true);
        if (result.kind === 'no-evaluation') return;
        for (const { quote, start, end } of evidenceOf(result)) expect(answer.slice(start, end)).toBe(quote);
      }),
      { numRuns: 300 },
    );
  });

  test.each(['I ', 'I asked ', 'when I ', 'because, ', 'hash', '(', '12,', '. ', 'kubernetes ', '\u0130'])(
    'of a million characters of %j is judged in a straight line',
    (part) => {
      // Work that grew with the square of the length would not end within the runner's limit.
      const answer = part.repeat(1_000_000 / part.length);
      for (const id of ['hash-tables', 'failure'])
        expect(evaluateAnswer({ bank, question: question(id), answer }).score).toBeLessThan(4);
    },
  );
});

test('fifty-nine words are short and sixty are not; a phrase that comes again is not counted', () => {
  const words =
    'In my last job we lost a release because I had not tested the migration on a copy of the data. I told my manager at once, restored the backup within an hour, and wrote a script that tries each migration on a copy first. Since then no release has failed for this reason and the team uses it for every project now and all of us'.split(
      ' ',
    );
  const saysShort = (count: number) =>
    evaluated('failure', `${words.slice(0, count).join(' ')}.`).summary.includes('It is short');
  // Four of them repeat “migration on a copy”.
  expect([saysShort(63), saysShort(64)]).toEqual([true, false]);
});

describe('an answer that cannot be judged', () => {
  test.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['🎉🎉🎉 !!! 123', 'empty'],
    ['I do not', 'too-short'],
    ['I lost my keys', 'too-short'],
    ['Creo que trabajo bien en equipo y me gusta aprender cosas nuevas con mis compañeros.', 'other-language'],
    ['Ich habe mit meinem Team eine neue Anwendung gebaut und wir haben sie pünktlich geliefert.', 'other-language'],
    [
      'Je travaille dans une équipe qui fait des applications pour les clients et nous avons beaucoup appris.',
      'other-language',
    ],
    ['मैंने अपनी टीम के साथ एक नया ऐप बनाया और हमने उसे समय पर पूरा किया।', 'other-language'],
    ['私はチームと一緒に新しいアプリを作りました。', 'other-language'],
  ])('%j has no score: %s', (answer, why) => {
    const result = evaluateAnswer({ bank, question: question('failure'), answer });
    expect(result).toMatchObject({ kind: 'no-evaluation', why, score: 0 });
    const words = wordCount(result.summary);
    expect(words >= 50 && words <= 60, `${words} words: ${result.summary}`).toBe(true);
  });

  test('five words are enough to judge', () => {
    expect(evaluateAnswer({ bank, question: question('failure'), answer: 'I lost all my keys.' }).kind).toBe(
      'evaluation',
    );
  });

  test('English with names and words of other languages is still English', () => {
    const answer =
      'In São Paulo I led the "Los Pájaros" project, and we shipped it to the users of El País within a week.';
    expect(evaluateAnswer({ bank, question: question('failure'), answer }).kind).toBe('evaluation');
  });
});

describe('the findings', () => {
  test('part what is explained from what is only named', () => {
    const { concepts } = evaluated(
      'password-storage',
      'I hash each password with bcrypt, because it is slow on purpose and guessing gets expensive. There is also a salt for everyone.',
    );
    const status = Object.fromEntries(concepts.map((row) => [row.label, row.status]));
    expect(status).toMatchObject({ 'slow algorithm': 'explained', salt: 'named' });
    expect(status).not.toHaveProperty('MFA', 'explained');
  });

  test('give nothing for the question said again', () => {
    const asked = question('hash-tables').question;
    expect(score(question('hash-tables'), `${asked} ${asked}`)).toBeLessThan(1);
  });

  test('advise on the greatest loss first, and quote only what was said', () => {
    const answer = 'I once had a conflict with a colleague about a release. We talked and it was fine in the end.';
    const { improvements, strongerOutline, followUp } = evaluated('conflict-teammate', answer);
    expect(improvements.map(({ points }) => points)).toEqual(
      [...improvements.map(({ points }) => points)].sort((a, b) => b - a),
    );
    expect(improvements[0]?.criterion).toBe('specifics');
    expect(improvements.map(({ text }) => text).join('\n')).toContain('“');
    expect(followUp).toMatch(/\?|\.$/);
    for (const { from, evidence, text } of strongerOutline) {
      expect(evidence !== null).toBe(from === 'answer');
      if (evidence) expect(text).toContain(evidence.quote.slice(0, 40));
    }
  });

  test('take the seconds as they are, without points for them', () => {
    const answer = question('failure').outline;
    const timed = evaluateAnswer({ bank, question: question('failure'), answer, seconds: 95 });
    expect(timed).toEqual({ ...evaluateAnswer({ bank, question: question('failure'), answer }), seconds: 95 });
    for (const seconds of [Number.NaN, -1, Number.POSITIVE_INFINITY])
      expect(evaluateAnswer({ bank, question: question('failure'), answer, seconds }).seconds).toBeNull();
  });

  test('share the points of concepts out when a question has none', () => {
    const bare = { ...question('hash-tables'), concepts: [] };
    const result = evaluateAnswer({ bank, question: bare, answer: cases[0]?.answer ?? '' });
    if (result.kind !== 'evaluation') throw new Error('No evaluation');
    expect(result.criteria.map(({ id }) => id)).not.toContain('concepts');
    expect(result.criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBeCloseTo(10);
    expect(result.score).toBeGreaterThan(5);
  });
});
