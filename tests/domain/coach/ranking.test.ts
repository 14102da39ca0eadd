import { expect, test } from 'vitest';
import { takeApart } from '../../../src/domain/coach/asking';
import { indexCards } from '../../../src/domain/coach/card-index';
import { FEATURES, type Feature } from '../../../src/domain/coach/features';
import { readCards } from '../../../src/domain/coach/knowledge';
import { candidatesOf, rank } from '../../../src/domain/coach/ranking';
import type { Card } from '../../../src/domain/coach/types';

const cardOf = (id: string, title: string, asked: string[], answer = ''): Card => ({
  id,
  group: id.slice(0, id.indexOf('/')),
  title,
  asked,
  terms: [],
  answer,
  sources: [],
  next: [],
});

const cards = [
  cardOf('tools/stash', 'Putting work aside', ['How do I stash my changes?'], 'A stash keeps changes for later.'),
  cardOf('tools/branches', 'Branches', ['What is a branch?'], 'Changes on a branch can be put into a stash.'),
  cardOf('errors/conflict', 'Conflicts', ['Why does my merge stop?'], 'Both sides changed a line.'),
];
const further = { 'errors/conflict': { heard: ['two of us touched the same line and now it refuses'] } };
const knowledge = readCards(cards, indexCards(cards, further));
const asking = (text: string) => takeApart(knowledge, text, knowledge.termsOf(text));

function featureOf(text: string, card: Card, feature: Feature) {
  const found = candidatesOf(knowledge, asking(text)).find((one) => one.card === card);
  if (!found) return 0;
  expect(found.features).toHaveLength(FEATURES.length);
  return found.features[FEATURES.indexOf(feature)] ?? Number.NaN;
}
const [stash, branches, conflict] = cards as [Card, Card, Card];

test('a card that is asked for in its own words comes before one that has the word in its answer', () => {
  const [first, second] = rank(knowledge, asking('a stash for changes on branches'));
  expect([first?.card.id, second?.card.id]).toEqual(['tools/branches', 'tools/stash']);
  expect(rank(knowledge, asking('how do i stash my changes'))[0]?.card.id).toBe('tools/stash');
});

test('of a question worded as a card likeness and coverage are nearly whole', () => {
  expect(featureOf('How do I stash my changes?', stash, 'likeness')).toBeCloseTo(1);
  expect(featureOf('How do I stash my changes?', stash, 'head')).toBeCloseTo(1);
  expect(featureOf('How do I stash my changes?', branches, 'head')).toBe(0);
});

test('a way that was heard finds its card, and is no word of its answer', () => {
  const told = 'two people touched the same line';
  expect(featureOf(told, conflict, 'heardLikeness')).toBeGreaterThan(0.4);
  expect(featureOf(told, conflict, 'asked')).toBeLessThan(featureOf(told, conflict, 'heardLikeness'));
  expect(rank(knowledge, asking(told))[0]?.card.id).toBe('errors/conflict');
  expect(rank(readCards(cards), asking('touched'))).toEqual([]);
});

test('the sentence that asks is looked at alone, with the one before where it names too little', () => {
  const story = 'My aunt came for tea. We had changes of cake and branches of plums.';
  expect(featureOf(`${story} How do I stash my changes?`, stash, 'focusLikeness')).toBeCloseTo(1);
  expect(featureOf(`${story} I stash my changes. What is that?`, stash, 'focusLikeness')).toBeGreaterThan(0.9);
  expect(featureOf(`How do I stash my changes? ${story}`, stash, 'focusLikeness')).toBeCloseTo(1);
});

test('a sentence is held against a card beside the story that it is told in', () => {
  const told = 'My aunt came for tea. We had cake with plums, and then rain fell. How do I stash my changes?';
  expect(featureOf(told, stash, 'clauseCoverage')).toBeGreaterThan(featureOf(told, stash, 'coverage') * 1.5);
});

test('an error is looked for where something goes wrong', () => {
  expect(featureOf('why does my merge stop', conflict, 'errorsSymptom')).toBe(1);
  expect(featureOf('merge', conflict, 'errorsSymptom')).toBe(0);
});
