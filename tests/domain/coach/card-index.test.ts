import allCards from 'content:cards';
import further from 'content:cards/further';
import index from 'content:cards/index';
import { describe, expect, test } from 'vitest';
import { indexCards } from '../../../src/domain/coach/card-index';
import { createCoach } from '../../../src/domain/coach/coach';
import { INSIDE, OUTSIDE } from './labelled-questions';

describe('the index made when the app is built', () => {
  const ready = createCoach(allCards, index);
  const made = createCoach(allCards, indexCards(allCards, further));

  test('answers every labelled question as one that is made on the spot', { timeout: 120_000 }, () => {
    for (const { asked, before } of INSIDE) expect(ready.answer(asked, before)).toEqual(made.answer(asked, before));
    for (const asked of OUTSIDE) expect(ready.answer(asked)).toEqual(made.answer(asked));
  });

  test('completes what is typed as one that is made on the spot', () => {
    for (const typed of ['closures in javascript', 'kuberntes pod stuck', 'smart pointers in c++'])
      for (let end = 1; end <= typed.length; end += 1) {
        const text = typed.slice(0, end);
        expect(ready.search(text).map(({ id }) => id)).toEqual(made.search(text).map(({ id }) => id));
      }
  });

  test('is what the cards give, and survives being written down', () => {
    expect(index).toEqual(JSON.parse(JSON.stringify(indexCards(allCards, further))));
  });

  test('is refused for other cards', () => {
    expect(() => createCoach(allCards.slice(1), index)).toThrow(new RangeError('The index was made of other cards.'));
    const renamed = allCards.map((card, at) => (at === 0 ? { ...card, id: 'other/card' } : card));
    expect(() => createCoach(renamed, index)).toThrow(RangeError);
  });
});
