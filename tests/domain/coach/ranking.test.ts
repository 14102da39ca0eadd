import { expect, test } from 'vitest';
import { takeApart } from '../../../src/domain/coach/asking';
import { entryOfCard } from '../../../src/domain/coach/entry';
import { FEATURES, type Feature, featuresOf, prepare } from '../../../src/domain/coach/features';
import { readCards } from '../../../src/domain/coach/knowledge';
import { rank } from '../../../src/domain/coach/ranking';
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
const knowledge = readCards(cards);
const asking = (text: string) => takeApart(knowledge, text, knowledge.termsOf(text));

function featureOf(text: string, card: Card, feature: Feature) {
  const features = featuresOf(prepare(asking(text)), entryOfCard(card, knowledge.weightOf));
  expect(features).toHaveLength(FEATURES.length);
  return features[FEATURES.indexOf(feature)] ?? Number.NaN;
}
const [stash, branches, conflict] = cards as [Card, Card, Card];

test('a card that is asked for in its own words comes before one that has the word in its answer', () => {
  expect(rank(knowledge, asking('a stash for changes on branches')).map(({ card }) => card.id)).toEqual([
    'tools/branches',
    'tools/stash',
  ]);
  expect(rank(knowledge, asking('how do i stash my changes'))[0]?.card.id).toBe('tools/stash');
});

test('of a question worded as a card likeness and coverage are nearly whole', () => {
  expect(featureOf('How do I stash my changes?', stash, 'likeness')).toBeCloseTo(1);
  expect(featureOf('How do I stash my changes?', stash, 'head')).toBeCloseTo(1);
  expect(featureOf('How do I stash my changes?', branches, 'head')).toBe(0);
});

test('letters are alike where a word is misspelt', () => {
  expect(featureOf('what is a brnach', branches, 'letters')).toBeGreaterThan(0.2);
  expect(featureOf('what is a brnach', conflict, 'letters')).toBe(0);
});

test('a sentence is held against a card beside the story that it is told in', () => {
  const told = 'My aunt came for tea. We had cake with plums, and then rain fell. How do I stash my changes?';
  expect(featureOf(told, stash, 'clauseCoverage')).toBeGreaterThan(featureOf(told, stash, 'coverage') * 1.5);
});

test('an error is looked for where something goes wrong', () => {
  expect(featureOf('why does my merge stop', conflict, 'errorsSymptom')).toBe(1);
  expect(featureOf('merge', conflict, 'errorsSymptom')).toBe(0);
});
