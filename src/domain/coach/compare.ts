import { gistAbout, hasAll, isAbout, sentencesOfCard, stemsOf } from './card-text';
import type { Card } from './types';

const MOST_DIFFERENCES = 4;

/** Two subjects as the learner named them, each with its card. */
export interface Pair {
  readonly first: { readonly name: string; readonly card: Card };
  readonly second: { readonly name: string; readonly card: Card };
}

/** Whether one card is about both: then it compares them itself. */
export const isAboutBoth = (card: Card, first: string, second: string): boolean =>
  isAbout(card, first) && isAbout(card, second);

/** What sets two subjects apart in the cards' own sentences: those of either card that speak of the other. */
export function differencesOf({ first, second }: Pair): readonly string[] {
  const [one, other] = [only(first.name, second.name), only(second.name, first.name)];
  const found = [
    ...sentencesOfCard(first.card).filter((sentence) => hasAll(sentence, other)),
    ...sentencesOfCard(second.card).filter((sentence) => hasAll(sentence, one)),
  ];
  return [...new Set(found)].slice(0, MOST_DIFFERENCES);
}

/** The stems of one name that the other has not: of "SQL joins" and "SQL views" what tells them apart. */
function only(name: string, other: string): ReadonlySet<string> {
  const theirs = stemsOf(other);
  const own = [...stemsOf(name)].filter((stem) => !theirs.has(stem));
  return new Set(own.length > 0 ? own : stemsOf(name));
}

/** Two subjects side by side, in the words of their cards and in no others. */
export function comparison(pair: Pair): string {
  const { first, second } = pair;
  const stated = differencesOf(pair);
  const differences =
    stated.length > 0
      ? `What the cards themselves say of one beside the other:\n\n${stated.map((sentence) => `- ${sentence}`).join('\n')}`
      : 'Neither card says how the two differ, and I add nothing of my own.';
  return [
    'I have a card on each.',
    `**${first.card.title}**: ${gistAbout(first.card, first.name)}`,
    `**${second.card.title}**: ${gistAbout(second.card, second.name)}`,
    differences,
    'Ask for either to read its card whole.',
  ].join('\n\n');
}
