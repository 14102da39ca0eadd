import { expect, test } from 'vitest';
import type { Entry, Knowledge, Term } from '../../../src/domain/coach/knowledge';
import { rank } from '../../../src/domain/coach/ranking';
import type { Card } from '../../../src/domain/coach/types';

const term = (stem: string): Term => ({ stem, weight: 1, trust: 1, known: true });
const cardOf = (id: string) => ({ id }) as Card;

/** Cards of which only the figures matter. */
function knowing(entries: Readonly<Record<string, Pick<Entry, 'strength' | 'forms'>>>): Knowledge {
  return {
    cards: Object.keys(entries).map(cardOf),
    entryOf: (id) => ({ strength: new Map(), forms: [], ...entries[id], card: cardOf(id), pairs: new Set() }),
    termsOf: () => [],
    littleWordsOf: () => [],
    candidates: () => Object.keys(entries),
    completing: () => [],
  };
}

test('a card that is asked for in its own words is worth 0.8, though it is about nothing of the question', () => {
  const asked = [{ weights: new Map([['stash', 1]]), length: 1 }];
  const [found] = rank(knowing({ git: { strength: new Map(), forms: asked } }), [term('stash')]);
  expect(found).toMatchObject({ likeness: 1, coverage: 0, score: 0.8 });
});

test('its own words come before a card that has each word and was never asked for so', () => {
  const cards = knowing({
    about: { strength: new Map([['stash', 1]]), forms: [] },
    asked: { strength: new Map(), forms: [{ weights: new Map([['stash', 1]]), length: 1 }] },
  });
  expect(rank(cards, [term('stash')]).map(({ card, score }) => [card.id, score])).toEqual([
    ['asked', 0.8],
    ['about', 0.6],
  ]);
});
