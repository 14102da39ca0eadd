import ways from 'content:ways';
import { describe, expect, test } from 'vitest';
import { DAY_LIMITS } from '../../../src/domain/quiz/aims';
import { ankiFile, htmlOf } from '../../../src/domain/quiz/anki';
import { type CardReviews, cardsFor, cardsToday, daysUntil } from '../../../src/domain/quiz/reviews';
import { isPassed, type SessionWish, type StudyStep, sessionOf } from '../../../src/domain/quiz/session';
import { subjectOf } from '../../../src/domain/quiz/subject';
import { cardOf, cardWith, content } from './support';

const wish: SessionWish = { mode: 'lesson', aims: { level: 'beginner', goal: 'understand' }, seed: 's' };
const react = [cardOf('frontend/react'), cardOf('frontend/closures')];
const around = { ...content, cards: content.cards.filter(({ group }) => group === 'frontend') };
const kinds = (steps: readonly StudyStep[]) => steps.map(({ kind }) => kind);

describe('a session', () => {
  test('of a beginner explains each card before it asks: five questions together', () => {
    const steps = sessionOf(react, around, wish);
    expect(kinds(steps)[0]).toBe('explain');
    expect(steps.filter(({ kind }) => kind === 'explain').map(({ card }) => card)).toEqual(react.map(({ id }) => id));
    expect(steps.filter(({ kind }) => kind === 'question')).toHaveLength(5);
  });

  test('for an interview asks first; a quiz only asks; flashcards are turned', () => {
    const aims = { level: 'advanced', goal: 'interview' } as const;
    expect(kinds(sessionOf(react, around, { ...wish, aims }))).toEqual(Array(5).fill('question'));
    expect(kinds(sessionOf(react, around, { ...wish, mode: 'quiz' }))).toEqual(Array(5).fill('question'));
    const [first] = sessionOf(react, around, { ...wish, mode: 'cards' });
    expect(first?.kind === 'flashcard' && react[0]?.asked).toContain(first?.kind === 'flashcard' ? first.front : '');
  });

  test('is the same for the same seed, and never asks twice of one passage', () => {
    expect(sessionOf(react, around, wish)).toEqual(sessionOf(react, around, wish));
    for (const seed of ['a', 'b', 'c', 'd']) {
      const asked = sessionOf(react, around, { ...wish, seed }).flatMap((step) =>
        step.kind === 'question' && step.question.kind === 'blank' ? [step.question.passage] : [],
      );
      expect(new Set(asked).size).toBe(asked.length);
    }
  });

  test.each(['beginner', 'intermediate', 'advanced'] as const)(
    'of five cards, %s, mixes kinds of questions',
    (level) => {
      const frontend = around.cards;
      for (let from = 0; from + 5 <= frontend.length; from += 5) {
        const five = frontend.slice(from, from + 5);
        const steps = sessionOf(five, around, { mode: 'quiz', aims: { level, goal: 'interview' }, seed: 'mixed' });
        const asked = steps.flatMap((step) => (step.kind === 'question' ? [step.question.kind] : []));
        const most = Math.max(...asked.map((kind) => asked.filter((one) => one === kind).length));
        expect(most, `${five.map(({ id }) => id)}: ${asked}`).toBeLessThanOrEqual(2);
      }
    },
  );

  test('a card of which nothing can be asked comes as a flashcard where it is due', () => {
    const bare = cardWith('Nothing here can be asked.');
    expect(kinds(sessionOf([bare], { ...around, cards: [bare] }, { ...wish, mode: 'quiz' }))).toEqual(['flashcard']);
    expect(sessionOf([bare], { ...around, cards: [bare] }, wish)).toEqual([]);
  });

  test('on any subject is made in less than 50 ms', () => {
    const times = content.cards.slice(0, 60).map((card) => {
      const group = { ...content, cards: content.cards.filter((one) => one.group === card.group) };
      const four = group.cards.slice(0, 4);
      const from = performance.now();
      sessionOf(four, group, wish);
      return performance.now() - from;
    });
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(50);
  });

  test.each([
    [4, 5, true],
    [3, 5, false],
    [4, 4, true],
    [3, 3, false],
    [5, 5, true],
  ])('%s of %s right: passed %s', (right, asked, passed) => {
    expect(isPassed(right, asked)).toBe(passed);
  });
});

describe('what is studied', () => {
  const isCard = (id: string) => content.cards.some((card) => card.id === id);
  const named = (id: string) => (id === 'react/state-and-events' ? ['frontend/react'] : []);
  const on = (words: string) => subjectOf(words, { ways, named, isCard });

  test('a topic: what the catalogue names for it comes first, and a quiz counts towards it', () => {
    const subject = on('react/state-and-events');
    expect(subject).toMatchObject({ title: 'State and events', topic: 'react/state-and-events' });
    expect(subject?.cards[0]).toBe('frontend/react');
  });

  test('a card, a course, and words as they are typed', () => {
    expect(on('frontend/closures')).toMatchObject({ cards: ['frontend/closures'], topic: null });
    expect(on('react')?.cards.length).toBeGreaterThan(3);
    expect(on('binary search')?.cards[0]).toBe('dsa/binary-search');
    expect(on('the event loop')?.cards[0]).toBe('frontend/event-loop');
    expect(on('react/hooks')?.cards[0]).toBe('frontend/react');
  });

  test('words with slips are read as what was meant', () => {
    expect(on('clsoures')?.cards).toEqual(on('closures')?.cards);
    expect(on('bniary serach')?.cards[0]).toBe('dsa/binary-search');
    expect(on('pyhton')?.title).toBe('python');
  });

  test('a card with one of two words is left out where another has both', () => {
    const titles = on('OSI model')?.cards.map((id) => content.cards.find((card) => card.id === id)?.title);
    expect(titles?.join()).not.toMatch(/threat|risk/i);
    expect(titles?.length).toBeGreaterThan(0);
  });

  test('nothing is made up where no card is about it', () => {
    expect(on('gardening')).toBeNull();
    expect(on('  ')).toBeNull();
  });

  test('every topic of every course that has a card leads to cards that are there', () => {
    for (const { id } of ways.filter(({ kind }) => kind === 'topic'))
      for (const card of on(id)?.cards ?? []) expect(isCard(card), `${id}: ${card}`).toBe(true);
  });
});

const card = (id: string, days: CardReviews['days']): CardReviews => ({ id, title: id, days });
const byId = (...cards: CardReviews[]) => Object.fromEntries(cards.map((one) => [one.id, one]));

describe('what comes back', () => {
  test('a first good answer after three days; the other grades sooner and later', () => {
    const today = '2026-11-23';
    expect((['again', 'hard', 'good', 'easy'] as const).map((grade) => daysUntil(undefined, grade, today))).toEqual([
      1, 2, 3, 11,
    ]);
    const kept = byId(card('a/b', { [today]: 'good' }));
    expect(cardsToday(kept, DAY_LIMITS, '2026-11-25').due).toEqual([]);
    expect(cardsToday(kept, DAY_LIMITS, '2026-11-26').due.map(({ item }) => item.id)).toEqual(['a/b']);
  });

  test('2,000 cards due: as many as the day allows, the longest due first, within a moment', () => {
    const many = byId(
      ...Array.from({ length: 2000 }, (_, at) => {
        const day = (month: string) => `2026-${month}-${String((at % 28) + 1).padStart(2, '0')}`;
        return card(`g/${at}`, { [day('03')]: 'good', [day('05')]: 'again', [day('06')]: 'good' });
      }),
    );
    const from = performance.now();
    const { due, dueInAll } = cardsToday(many, DAY_LIMITS, '2026-11-23');
    expect(performance.now() - from).toBeLessThan(500);
    expect([due.length, dueInAll]).toEqual([60, 2000]);
    const dues = due.map(({ schedule }) => schedule.due);
    expect([...dues].sort()).toEqual(dues);
  });

  test('what was reviewed today counts against the limits', () => {
    const kept = byId(
      card('a', { '2026-11-01': 'good', '2026-11-23': 'good' }),
      card('b', { '2026-11-23': 'good' }),
      card('c', { '2026-11-01': 'good' }),
    );
    const limits = { newCards: 2, reviews: 1 };
    expect(cardsToday(kept, limits, '2026-11-23')).toMatchObject({ due: [], dueInAll: 1, newLeft: 1 });
    expect(cardsFor('cards', ['b', 'c', 'd', 'e'], kept, limits, '2026-11-23')).toEqual({
      ids: ['c', 'd'],
      waiting: 1,
    });
    expect(cardsFor('cards', ['b'], kept, limits, '2026-11-23')).toEqual({ ids: ['b'], waiting: 0 });
    expect(cardsFor('lesson', ['a', 'd'], kept, limits, '2026-11-23').ids).toEqual(['d', 'a']);
    expect(cardsFor('quiz', ['d', 'a'], kept, limits, '2026-11-23').ids).toEqual(['a', 'd']);
  });
});

/** As Anki reads a file: its headers, then fields between tabs, in quotes where they need them. */
function readByAnki(text: string) {
  const lines = text.split('\n');
  const headers = Object.fromEntries(
    lines.filter((line) => line.startsWith('#')).map((line) => line.slice(1).split(/:(.*)/).slice(0, 2)),
  );
  const notes = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) =>
      line.split('\t').map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    );
  return { headers, notes };
}

const textIn = (html: string) =>
  html
    .replaceAll('<br>', '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** Without single digits: those of numbered lists are drawn by the list. */
const words = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/^\d$/.test(word));

describe('the file for Anki', () => {
  const { headers, notes } = readByAnki(ankiFile(content.cards));

  test('says how it is to be read, and has four columns in every line', () => {
    expect(headers).toEqual({
      separator: 'tab',
      html: 'true',
      notetype: 'Basic',
      deck: 'Elevate',
      'guid column': '1',
      'tags column': '4',
    });
    expect(notes.filter((cells) => cells.length !== 4)).toEqual([]);
    expect(notes).toHaveLength(content.cards.length);
    expect(new Set(notes.map(([guid]) => guid)).size).toBe(notes.length);
  });

  test('every word of every card comes back', () => {
    content.cards.forEach(({ title, asked, answer }, at) => {
      const [, front = '', back = '', tags = ''] = notes[at] ?? [];
      expect(words(textIn(front))).toEqual(words(asked[0] ?? ''));
      expect(tags).toMatch(/^elevate elevate::[a-z-]+$/);
      const expected = words(
        `${title} ${answer
          .replace(/^```\w*$/gm, '')
          .replace(/^\|[\s|:-]+\|$/gm, '')
          .replace(/^\d+\. /gm, '')}`,
      );
      expect(words(textIn(back))).toEqual(expected);
    });
  });

  test('nothing of a text becomes a tag', () => {
    expect(htmlOf('`<b>` and <script>alert(1)</script> & "quotes"')).toBe(
      '<p><code>&lt;b&gt;</code> and &lt;script&gt;alert(1)&lt;/script&gt; &amp; "quotes"</p>',
    );
    const tags = new Set(
      notes.flatMap(([, , back = '']) => [...back.matchAll(/<\/?([a-z]+)>/g)].map(([, name]) => name)),
    );
    expect([...tags].sort()).toEqual(['b', 'br', 'code', 'li', 'ol', 'p', 'pre', 'table', 'td', 'th', 'tr', 'ul']);
    expect(notes.filter(([, , back = '']) => /<[^>]*[^a-z/>][^>]*>/.test(back))).toEqual([]);
  });
});
