import bank from 'content:bank-words';
import { describe, expect, test } from 'vitest';
import { evaluateAnswer } from '../../../../src/domain/interview/answer/evaluate-answer';
import { kindOf, POINTS, ROW_SHARE } from '../../../../src/domain/interview/answer/rubric';
import { NO_DEEDS, PAST_FORMS, STORY_CUES } from '../../../../src/domain/interview/answer/word-lists';
import type { InterviewQuestion } from '../../../../src/domain/interview/questions/question';
import { ALL_SETS, CASES, evaluationOf } from './labelled-figures';
import { QUESTIONS } from './labelled-questions';

type Case = (typeof CASES)[number];
const questionOf = ({ key }: Case) => QUESTIONS[key] as InterviewQuestion;

/** What an answer gains by being changed, with one decimal. */
function gain(row: Case, changed: string): number {
  const before = evaluationOf(row.key, row.answer).score;
  return Math.round(10 * (evaluateAnswer({ bank, question: questionOf(row), answer: changed }).score - before)) / 10;
}

/** The cases in which an answer gains more than it may, in words. */
const gains = (most: number, changes: (row: Case, at: number) => readonly string[]) =>
  CASES.flatMap((row, at) =>
    changes(row, at).flatMap((changed) => {
      const won = gain(row, changed);
      return won > most ? [`${row.key}, ${row.label}: +${won} by ${changed.slice(-120)}`] : [];
    }),
  );

const sentencesOf = (answer: string) =>
  answer.match(/[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]*)*[.!?]*/g)?.map((s) => s.trim()) ?? [];
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The terms of a stuffed answer, those that are rows of terms; null for rows of "I am … and I …". */
function termsOf(stuffed: string | undefined): string[] | null {
  const terms = (stuffed ?? '').split(/[,:.]\s*/).filter((term) => term !== '' && term.split(' ').length <= 6);
  return terms.length >= 10 ? terms : null;
}

/** A row of terms joined to the last sentence, or as a sentence of its own. */
const withRow = (answer: string, terms: readonly string[], joined: boolean) =>
  joined ? `${answer.replace(/[.!?]$/, '')}, ${terms.join(', ')}.` : `${ended(answer)} ${terms.join(', ')}.`;

describe('a labelled answer', () => {
  test('does not gain by saying one of its sentences again', { timeout: 60_000 }, () => {
    const again = (answer: string) => sentencesOf(answer).map((sentence) => `${ended(answer)} ${ended(sentence)}`);
    expect(CASES.flatMap(({ answer }) => sentencesOf(answer)).length).toBeGreaterThan(600);
    expect(gains(0, ({ answer }) => again(answer))).toEqual([]);
  });

  test('does not gain by saying its sentences again in another order and spelling', { timeout: 60_000 }, () => {
    const backwards = (answer: string) => sentencesOf(answer).reverse().map(ended).join('\n').toLowerCase();
    expect(gains(0, ({ answer }) => [`${ended(answer)}\n${backwards(answer).replaceAll(',', '')}`])).toEqual([]);
  });

  test('does not gain by being said twice', { timeout: 60_000 }, () => {
    expect(gains(0, ({ answer }) => [`${answer} ${answer}`, `${answer}\n\n${answer}`])).toEqual([]);
  });

  test('gains at most 0.5 by terms of another subject at its end', { timeout: 60_000 }, () => {
    const others = (row: Case, at: number) =>
      [1, 9, 22].flatMap((step) => {
        const set = ALL_SETS[(at + step) % ALL_SETS.length];
        const terms = set?.question === row.key ? null : termsOf(set?.stuffed[0]);
        return terms ? [withRow(row.answer, terms, (at + step) % 3 > 0)] : [];
      });
    expect(CASES.flatMap(others).length).toBeGreaterThan(400);
    expect(gains(0.5, others)).toEqual([]);
  });

  test('gains at most 0.3 by terms of its own subject that it does not explain', { timeout: 60_000 }, () => {
    // The share of the points for concepts that rows of terms have, rounded up to one decimal.
    const most = 0.3;
    expect(ROW_SHARE * Math.max(...Object.values(POINTS).map(({ concepts }) => concepts))).toBeLessThan(most);
    const own = ({ key, answer }: Case, at: number) => {
      const terms = termsOf(ALL_SETS.find(({ question }) => question === key)?.stuffed[0]);
      return terms ? [withRow(answer, terms, true), withRow(answer, terms.slice(0, 6), at % 2 === 0)] : [];
    };
    expect(CASES.flatMap(own).length).toBeGreaterThan(250);
    expect(gains(most, own)).toEqual([]);
  });
});

/** How a word list has a phrase. */
const plain = (quote: string) => quote.toLowerCase().replace(/[-\s]+/g, ' ');
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|twice|doubled|halved)\b/i;

describe('a labelled story', () => {
  const stories = CASES.filter((row) => kindOf(questionOf(row)) === 'story').map((row) => {
    const result = evaluationOf(row.key, row.answer);
    if (result.kind !== 'evaluation') throw new Error(`No evaluation of ${row.answer}`);
    return { ...row, result };
  });

  test('names the parts of a story by the words that tell them', () => {
    let parts = 0;
    for (const { answer, result } of stories) {
      expect(result.story.map(({ part }) => part)).toEqual(['situation', 'task', 'action', 'result']);
      for (const { part, share, evidence } of result.story) {
        expect(evidence.length > 0).toBe(share > 0);
        if (share > 0) parts += 1;
        for (const { quote, start, end } of evidence) {
          expect(answer.slice(start, end)).toBe(quote);
          if (part === 'action') expect(deedIn(quote, answer.slice(end)), `${quote} in: ${answer}`).toBe(true);
          else if (!(part === 'result' && FIGURE.test(quote)))
            expect(STORY_CUES[part].map(plain), answer).toContain(plain(quote));
        }
      }
    }
    expect(parts).toBeGreaterThan(150);
  });

  test('has an action exactly where it is not held down for want of one', () => {
    for (const { result } of stories) {
      const action = result.story.find(({ part }) => part === 'action');
      if (result.ceiling?.id === 'no-own-story') expect(action?.share).toBe(0);
      else if (result.ceiling === null) expect(action?.share).toBeGreaterThan(0);
    }
  });

  test.each([
    [
      'I asked the customer for his log files and found the wrong date.',
      ['I asked the customer for his log files and found'],
    ],
    ['We were late. I did not ask anybody, and you told me about it.', []],
    ['They wrote the plan for the release, and he tested it on his own.', []],
    ["I've rewritten nothing, but I've fixed the import in one evening.", ["I've fixed"]],
  ])('%j tells the deeds %j', (answer, quotes) => {
    const result = evaluateAnswer({ bank, question: QUESTIONS.failure as InterviewQuestion, answer });
    if (result.kind !== 'evaluation') throw new Error('No evaluation');
    expect(result.story.find(({ part }) => part === 'action')?.evidence.map(({ quote }) => quote)).toEqual(quotes);
  });
});

/** Whether a quote says what "I" or "we" did: a subject at its beginning, a past form at its end that is not denied. */
function deedIn(quote: string, behind: string): boolean {
  const words = quote
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u);
  const verb = words.at(-1) ?? '';
  const past = !NO_DEEDS.has(verb) && (PAST_FORMS.has(verb) || /[^e]ed$/.test(verb));
  return /^(?:i|we)(?:'ve|'d)?$/.test(words[0] ?? '') && past && !/^\s+not\b/i.test(behind);
}
