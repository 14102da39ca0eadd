import { describe, expect, test } from 'vitest';
import { judgeAnswer } from '../../../src/domain/quiz/judge-answer';
import { questionsOf } from '../../../src/domain/quiz/make-questions';
import type { Question, QuizCard } from '../../../src/domain/quiz/types';
import { plainOf, sameText, shareWord } from '../../../src/domain/quiz/words';
import { allQuestions, cardOf, cardWith, content, questionsOn } from './support';

const all = allQuestions('a');
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id);
const faulty = (isFault: (question: Question) => boolean) => ids(all.filter(isFault));

describe('every question that the content yields', () => {
  test('has an id of its own, its card, something asked and a passage', () => {
    expect(new Set(ids(all)).size).toBe(all.length);
    expect(faulty(({ ask, passage }) => ask.trim() === '' || passage.trim() === '')).toEqual([]);
    expect(faulty(({ id, card }) => !id.startsWith(`${card}#`))).toEqual([]);
  });

  test('has exactly one right answer: no option is there twice, and no other one is judged right', () => {
    expect(
      faulty((question) => {
        if (question.way !== 'choose') return false;
        const { options } = question;
        const rights = options.filter((_, at) => judgeAnswer(question, at).right);
        const twice = options.some((one, at) => options.findIndex((other) => sameText(one, other)) < at);
        return rights.length !== 1 || twice || options.length < 2 || options.length > 4;
      }),
    ).toEqual([]);
  });

  test('a wrong option is said of something else in the same list, never of what is asked', () => {
    const wrong = all.flatMap((question) => {
      if (question.way !== 'choose' || (question.kind !== 'pair' && question.kind !== 'term')) return [];
      const answer = plainOf(cardOf(question.card).answer);
      return question.options.filter((option) => !answer.includes(plainOf(option).replace(/^["“]|["”]$/g, '')));
    });
    expect(wrong).toEqual([]);
  });

  test('of titles that describe the same, only one is offered', () => {
    expect(
      faulty((question) => {
        if (question.kind !== 'name' || question.way !== 'choose') return false;
        const { options, right, card, given } = question;
        const linked = new Set([
          ...cardOf(card).next,
          ...content.cards.filter(({ next }) => next.includes(card)).map(({ id }) => id),
        ]);
        return options.some((option, at) => {
          if (at === right) return false;
          const other = content.cards.find(({ title, group }) => title === option && group === cardOf(card).group);
          return (
            !other || linked.has(other.id) || shareWord(option, given ?? '') || shareWord(option, options[right] ?? '')
          );
        });
      }),
    ).toEqual([]);
  });

  test('no answer is in its own question', () => {
    expect(
      faulty((question) => {
        if (question.kind === 'order' || question.kind === 'output' || question.kind === 'statement') return false;
        const asked = question.kind === 'name' ? (question.given ?? '') : `${question.ask} ${question.given ?? ''}`;
        if (question.way === 'type')
          return plainOf(asked)
            .toLowerCase()
            .split(/[^\p{L}\p{N}$.#@-]+/u)
            .includes(question.accepted[0]?.toLowerCase() ?? '');
        const right = question.way === 'choose' ? (question.options[question.right] ?? '') : '';
        return question.kind === 'name' ? shareWord(right, asked) : shareWord(right, question.given ?? '');
      }),
    ).toEqual([]);
  });

  test('a blank is left once, its word is in the passage, and no other word of the card fits the hint', () => {
    expect(
      faulty((question) => {
        if (question.kind !== 'blank' || question.way !== 'type') return false;
        const [shown = ''] = question.accepted;
        const gaps = (question.given ?? '').split('\\_\\_\\_\\_\\_').length - 1;
        return gaps !== 1 || !question.passage.includes(shown) || question.hint === null;
      }),
    ).toEqual([]);
  });

  test('typed answers take their own answer, and not an empty or another one', () => {
    expect(
      faulty((question) => {
        if (question.way !== 'type') return false;
        const isTaken = question.accepted.every((one) => judgeAnswer(question, one).right);
        return !isTaken || judgeAnswer(question, '').right || judgeAnswer(question, 'something else').right;
      }),
    ).toEqual([]);
  });

  test('steps are shuffled, and only their own order is right', () => {
    const orders = all.flatMap((question) => (question.way === 'order' ? [question] : []));
    for (const question of orders) {
      const asShown = question.items.map((_, at) => at);
      expect(judgeAnswer(question, question.right).right, question.id).toBe(true);
      expect(judgeAnswer(question, asShown).right, question.id).toBe(false);
      expect([...question.right].sort()).toEqual(asShown);
    }
    expect(orders.length).toBeGreaterThan(10);
  });

  test('true statements and false ones are both asked', () => {
    const statements = all.flatMap((one) => (one.kind === 'statement' && one.way === 'choose' ? [one] : []));
    const truths = statements.filter(({ right }) => right === 0).length / statements.length;
    expect(truths).toBeGreaterThan(0.25);
    expect(truths).toBeLessThan(0.6);
  });

  test('the same seed gives the same questions, another one other options', () => {
    expect(allQuestions('a')).toEqual(all);
    expect(JSON.stringify(allQuestions('b'))).not.toBe(JSON.stringify(all));
    expect(ids(allQuestions('b')).sort()).toEqual(ids(all).sort());
  });

  test('each kind is there in a number worth having', () => {
    const count = (kind: string) => all.filter((question) => question.kind === kind).length;
    expect(count('statement')).toBeGreaterThan(300);
    expect(count('blank')).toBeGreaterThan(700);
    expect(count('pair') + count('term')).toBeGreaterThan(850);
    expect(count('name')).toBeGreaterThan(150);
    expect(count('output')).toBe(content.programs.length);
    const none = content.cards.filter(({ id }) => all.every(({ card }) => card !== id));
    expect(none.length / content.cards.length).toBeLessThan(0.12);
  });
});

describe('what is made of a card', () => {
  const made = (card: QuizCard) => questionsOf(card, { cards: [card], misbeliefs: [], programs: [] }, 's');

  test('a list of terms is asked both ways; what is said of two things is not', () => {
    const list = cardWith(
      'Text.\n\n- **Push**: adds at one end.\n- **Pop**: removes what came first.\n- **Peek**: looks and leaves everything there.',
    );
    expect(made(list).filter(({ kind }) => kind === 'pair' || kind === 'term')).toHaveLength(6);
    const same = cardWith(
      'Text.\n\n- **Push**: constant time each.\n- **Pop**: constant time each.\n- **Find**: grows with the length.',
    );
    expect(made(same).filter(({ kind }) => kind === 'pair')).toEqual([]);
  });

  test('a numbered list is put in order only where its order counts', () => {
    const steps = '1. Measure it first.\n2. Change one thing.\n3. Measure it again.\n4. Keep or undo it.';
    expect(made(cardWith(`This happens:\n\n${steps}`)).filter(({ kind }) => kind === 'order')).toHaveLength(1);
    expect(made(cardWith(`Four hints:\n\n${steps}`)).filter(({ kind }) => kind === 'order')).toEqual([]);
  });

  test('a term that is in the title or twice in its sentence leaves no blank', () => {
    const blank = (sentence: string) => made(cardWith(sentence)).filter(({ kind }) => kind === 'blank').length;
    expect(blank('What comes in first is served first, which is called **fairness** by those who wait.')).toBe(1);
    expect(blank('What comes in first is served first, which is called a **queue** by those who wait.')).toBe(0);
    expect(blank('Call it **fairness**, for fairness is what those who wait in line are asking for.')).toBe(0);
  });
});

describe('answers', () => {
  const typed = (held: 'words' | 'code' | 'output', ...accepted: string[]): Question => ({
    way: 'type',
    id: 'x#y',
    kind: 'blank',
    card: 'x',
    ask: 'What?',
    given: null,
    passage: 'It.',
    accepted,
    held,
    hint: null,
  });

  test.each([
    ['memoization', 'memoization', true, false],
    ['memoization', ' Memoization ', true, false],
    ['memoization', 'memoizaton', true, true],
    ['memoization', 'memorisation', true, true],
    ['memoization', 'recursion', false, false],
    ['least privilege', 'least-privilege', true, false],
    ['least privilege', 'the least privilege', true, false],
    ['stack', 'stacks', true, true],
    ['stack', 'stalk', false, false],
    ['heap', 'heat', false, false],
    ['HTTPS', 'http', false, false],
    ['HTTPS', 'https', true, false],
    ['memoization', '', false, false],
  ])('%s, typed as "%s"', (right, text, isRight, nearly) => {
    expect(judgeAnswer(typed('words', right), text)).toMatchObject({ right: isRight, nearly });
  });

  test('another name is right, and the usual one is shown', () => {
    const question = typed('words', 'Continuous integration', 'CI');
    expect(judgeAnswer(question, 'ci')).toEqual({ right: true, nearly: true, answer: 'Continuous integration' });
  });

  test('code takes no slip, but neither case nor brackets count', () => {
    expect(judgeAnswer(typed('code', 'useEffect'), 'useeffect()').right).toBe(true);
    expect(judgeAnswer(typed('code', 'useEffect'), 'useEfect').right).toBe(false);
  });

  test('an output is held line by line; blanks that nobody sees do not count', () => {
    expect(judgeAnswer(typed('output', 'a\nb c'), 'a  \r\nb c\n\n').right).toBe(true);
    expect(judgeAnswer(typed('output', 'a\nb c'), 'a b c').right).toBe(false);
    expect(judgeAnswer(typed('output', 'A'), 'a').right).toBe(false);
  });

  test('not to know is never right', () => {
    const wrong = questionsOn(cardOf('frontend/closures'), 's').filter((question) => judgeAnswer(question, null).right);
    expect(wrong).toEqual([]);
  });
});
