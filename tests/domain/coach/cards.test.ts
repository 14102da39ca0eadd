import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../src/domain/catalogue/sources';
import { allCards } from '../../../src/domain/coach/cards/index';

const ids = new Set(allCards.map(({ id }) => id));
const prose = (answer: string) => answer.replace(/```[\s\S]*?```/g, ' ');
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test('there are at least 300 cards, each with an id of its own', () => {
  expect(allCards.length).toBeGreaterThanOrEqual(300);
  expect(ids.size).toBe(allCards.length);
});

test('no way of asking stands on two cards of the same pack', () => {
  const forms = allCards.flatMap(({ id, asked }) => asked.map((form) => `${id.split('/')[0]}: ${form.toLowerCase()}`));
  expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
});

test('every card is reached from another one', () => {
  const reached = new Set(allCards.flatMap(({ next }) => next));
  expect(allCards.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
});

describe.each(allCards.map((card) => [card.id, card] as const))('%s', (_, card) => {
  test('is a card as the contract says', () => {
    const { asked, next, sources, answer } = card;
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(next.length).toBeGreaterThanOrEqual(1);
    expect(next.filter((id) => !ids.has(id) || id === card.id)).toEqual([]);
    for (const key of sources) expect(sourceOf(key).url).toMatch(/^https?:/);
    expect(wordsIn(prose(answer))).toBeGreaterThanOrEqual(50);
    expect(wordsIn(prose(answer))).toBeLessThanOrEqual(170);
  });

  test('has no raw HTML, no link and no open code block', () => {
    const text = prose(card.answer).replace(/`[^`\n]*`/g, ' ');
    expect(text).not.toMatch(/<\/?[a-z!]/i);
    expect(text).not.toMatch(/\]\(|https?:\/\/|www\./);
    expect((card.answer.match(/```/g) ?? []).length % 2).toBe(0);
  });
});
