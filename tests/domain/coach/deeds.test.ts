import allCards from 'content:cards';
import index from 'content:cards/index';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gistOf, sentencesOfCard } from '../../../src/domain/coach/card-text';
import { createCoach } from '../../../src/domain/coach/coach';
import { judged, quizOf } from '../../../src/domain/coach/quiz';
import { wishOf } from '../../../src/domain/coach/wishes';
import { coachMeaning } from '../../support/coach-meaning';

const meaning = coachMeaning(allCards);
const coach = createCoach(allCards, index, () => meaning);
const cardOf = (id: string) => {
  const card = allCards.find((one) => one.id === id);
  if (!card) throw new Error(`No card ${id}.`);
  return card;
};

describe('a wish', () => {
  test.each([
    ['Quiz me on closures', { kind: 'quiz', about: 'closures' }],
    ['can you please test me about SQL joins?', { kind: 'quiz', about: 'SQL joins' }],
    ['ask me about recursion', { kind: 'quiz', about: 'recursion' }],
    ['give me a quiz', { kind: 'quiz', about: '' }],
    ['simpler please', { kind: 'simpler', about: '' }],
    ["I still don't understand", { kind: 'simpler', about: '' }],
    ['explain it like I’m five', { kind: 'simpler', about: '' }],
    ['Explain recursion in simple words', { kind: 'simpler', about: 'recursion' }],
    ['Can you give me an example?', { kind: 'example', about: '' }],
    ['an example of a closure', { kind: 'example', about: 'a closure' }],
    ['but why?', { kind: 'why', about: '' }],
    ['why do I need it', { kind: 'why', about: '' }],
    ['compare TCP and UDP', { kind: 'compare', first: 'TCP', second: 'UDP' }],
    ['What is the difference between a stack and a queue?', { kind: 'compare', first: 'a stack', second: 'a queue' }],
    ['REST vs GraphQL', { kind: 'compare', first: 'REST', second: 'GraphQL' }],
    ['compare it with a queue', { kind: 'compare', first: '', second: 'a queue' }],
  ])('“%s”', (message, wish) => expect(wishOf(message)).toEqual(wish));

  test.each([
    'What is a closure?',
    'Why does my loop print the same number every time?',
    'How do I test a React component?',
    'What is a unit test?',
    'Which example projects should I put on my resume?',
    'why is merge sort stable',
    'tell me more',
    `compare ${'very '.repeat(60)}long and short`,
  ])('is not in “%s”', (message) => expect(wishOf(message)).toBeNull());

  test('is found or not in any text, in a time that does not grow with it', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void wishOf(text)));
    expect(wishOf(`explain ${'a '.repeat(90)}simply`)).not.toBeUndefined();
  });
});

describe('simpler, why, an example', () => {
  const closures = cardOf('frontend/closures');
  const asked = ['What is a closure in JavaScript?'];

  test('simpler gives the first sentences of the card, without its code', () => {
    const { text, card } = coach.answer('simpler', asked);
    expect(card).toBe(closures);
    expect(text).toBe(`In short:\n\n${gistOf(closures)}`);
    expect(closures.answer).toContain(gistOf(closures));
  });

  test('why gives the sentences that name a reason, and only those', () => {
    const { text, card } = coach.answer('why?', asked);
    expect(card).toBe(closures);
    expect(text).toContain('That explains the classic surprise');
    expect(text).not.toContain('Nothing outside can reach');
  });

  test('why says so where the card has no reason', () => {
    const { text } = coach.answer('why?', ['how do I set goals for learning']);
    expect(text).toContain('gives no reason, and I invent none');
  });

  test('an example is the card’s code; the second says that there is no further one', () => {
    expect(coach.answer('an example', asked).text).toContain('```js\nfunction makeCounter()');
    const again = coach.answer('another example', [...asked, 'an example']);
    expect(again.text).toContain('has no further example');
    expect(again.card).toBe(closures);
  });

  test('reach over each other to the subject, and a wish may name its own', () => {
    expect(coach.answer('simpler', [...asked, 'why?', 'an example']).card).toBe(closures);
    expect(coach.answer('an example of recursion', asked).card?.id).toBe('dsa/recursion');
    expect(coach.answer('why?', [...asked, 'an example of recursion']).card?.id).toBe('dsa/recursion');
  });

  test('without a subject say what is missing', () => {
    const { text, card, confidence } = coach.answer('simpler');
    expect({ card, confidence }).toEqual({ card: null, confidence: 'none' });
    expect(text).toContain('name it');
  });

  test('of what no card knows is declined', () => {
    expect(coach.answer('an example of a capital of France').confidence).toBe('none');
  });
});

describe('a comparison', () => {
  test('is the card that compares both, where there is one', () => {
    expect(coach.answer('compare git merge and rebase').text).toBe(cardOf('tools/git-merge-rebase').answer);
  });

  test('sets two cards side by side, in their own sentences only', () => {
    const { text, card, also } = coach.answer('compare linked lists and hash tables');
    const [one, other] = [cardOf('dsa/linked-lists'), cardOf('dsa/hash-tables')];
    expect([card, ...(also ?? [])]).toEqual([one, other]);
    const said = new Set([...sentencesOfCard(one), ...sentencesOfCard(other)]);
    for (const line of text.split('\n').filter((row) => row.startsWith('- '))) expect(said).toContain(line.slice(2));
    expect(text).toContain(gistOf(one));
    expect(text).toContain('no');
  });

  test('says which of the two it does not know', () => {
    const { text, card, nearby } = coach.answer('compare recursion and zwingli');
    expect([card, ...nearby].map((one) => one?.id)).toContain('dsa/recursion');
    expect(text).toContain('I have no card on **zwingli**');
  });

  test('of two unknown things is declined', () => {
    expect(coach.answer('compare zwingli and calvin').confidence).toBe('none');
  });

  test('takes “it” for the last subject', () => {
    const { text } = coach.answer('compare it with recursion', ['what is a hash table']);
    expect(text).toContain(cardOf('dsa/hash-tables').title);
    expect(text).toContain(cardOf('dsa/recursion').title);
  });
});

describe('a quiz', () => {
  const closures = cardOf('frontend/closures');
  const items = quizOf(closures);

  test('asks about the card, takes answers one by one, and tells the result', () => {
    const said = ['quiz me on closures in JavaScript'];
    const first = coach.answer(said[0] ?? '');
    expect(first.card).toBe(closures);
    expect(first.text).toContain(`Question 1 of ${items.length}`);
    for (const [index, item] of items.entries()) {
      const answer = item.kind === 'gap' ? item.wanted : `It is ${item.points.join(' and ')}, all taken together.`;
      const { text } = coach.answer(answer, said);
      said.push(answer);
      expect(text).toContain(
        index + 1 < items.length ? `Question ${index + 2} of` : `${items.length} of ${items.length} right`,
      );
    }
  });

  test('takes a slip, shows what is skipped, and ends when asked to', () => {
    const [gap] = items;
    if (gap?.kind !== 'gap') throw new Error('The first is a gap.');
    const begun = ['quiz me on closures in JavaScript'];
    expect(coach.answer('skip', begun).text).toContain(`The answer is **${gap.wanted}**`);
    expect(coach.answer('something else', begun).text).toContain(`Not yet. The card says **${gap.wanted}**`);
    const stopped = coach.answer('stop', [...begun, gap.wanted]);
    expect(stopped.text).toContain('1 of 1 right');
    expect([coach.answer('skip', begun).quizzed, stopped.quizzed]).toEqual([undefined, true]);
  });

  test('names its card once, sure or not', () => {
    for (const asked of ['quiz me on closures in JavaScript', 'quiz me on closures'])
      expect(coach.answer(asked).text.split(closures.title)).toHaveLength(2);
  });

  test('is left by a question', () => {
    const { card, text } = coach.answer('what is binary search?', ['quiz me on closures in JavaScript']);
    expect(card?.id).toBe('dsa/binary-search');
    expect(text).not.toContain('Question 2');
  });

  test('of nothing asks for the topic; of the unknown is declined', () => {
    expect(coach.answer('quiz me').text).toContain('What shall I quiz you on?');
    expect(coach.answer('quiz me on medieval French poetry').card).toBeNull();
  });

  test('can be made of every card: no gap shows its answer, and the right answer is taken', () => {
    for (const card of allCards) {
      const questions = quizOf(card);
      expect(questions.length, card.id).toBeGreaterThan(0);
      for (const item of questions)
        if (item.kind === 'gap') {
          expect(item.shown, card.id).toContain('\\_\\_\\_\\_');
          expect(judged(item, ` ${item.wanted.toUpperCase()}. `).right, `${card.id}: ${item.wanted}`).toBe(true);
          expect(judged(item, 'quite another thing').right, `${card.id}: ${item.wanted}`).toBe(false);
        }
    }
  });
});
