import { headOf, partsOf, strengthOf } from './card-index';
import { wordsOf } from './tokens';
import type { Card } from './types';

/** A text as a vector. */
export interface Vector {
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

/** A way of asking for a card, or its title. */
export interface Form extends Vector {
  /** What all its words weigh together, stop words left out. */
  readonly whole: number;
  /** With the little words counted for more. */
  readonly spoken: Vector;
  /** Its letters in threes. */
  readonly letters: Vector;
  /** Its neighbouring words, little ones too: `what is`. */
  readonly neighbours: ReadonlySet<string>;
}

/** A card ready to be held against questions. */
export interface Entry {
  readonly card: Card;
  /** Stem → how strongly the card is about it, 0 to 1. */
  readonly strength: ReadonlyMap<string, number>;
  readonly title: ReadonlySet<string>;
  /** The stems of title, ways of asking and terms. */
  readonly head: ReadonlySet<string>;
  /** Stem → how often the whole card has it. */
  readonly often: ReadonlyMap<string, number>;
  readonly size: number;
  /** Stems that stand side by side: `bas cas`. */
  readonly pairs: ReadonlySet<string>;
  readonly forms: readonly Form[];
}

/** Of a stop word where a question is held against a way of asking. */
export const LITTLE_WEIGHT = 0.08;
const SPOKEN_WEIGHT = 0.25;

const pairsOf = (row: readonly string[]): string[] => row.slice(1).map((stem, i) => `${row[i]} ${stem}`);

const vectorOf = (weights: ReadonlyMap<string, number>): Vector => ({
  weights,
  length: Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)),
});

/** The letters of words in threes, with how often there are. */
export function lettersOf(words: readonly string[]): Vector {
  const counts = new Map<string, number>();
  for (const word of words) {
    const whole = ` ${word} `;
    for (let at = 0; at + 3 <= whole.length; at++) {
      const three = whole.slice(at, at + 3);
      counts.set(three, (counts.get(three) ?? 0) + 1);
    }
  }
  return vectorOf(counts);
}

function formOf(text: string, weightOf: (stem: string) => number): Form {
  const words = wordsOf(text);
  const weighed = (little: number) =>
    vectorOf(new Map(words.map(({ stem, stop }) => [stem, stop ? little : weightOf(stem)])));
  const telling = words.filter(({ stop }) => !stop);
  return {
    ...weighed(LITTLE_WEIGHT),
    whole: [...new Set(telling.map(({ stem }) => stem))].reduce((sum, stem) => sum + weightOf(stem), 0),
    spoken: weighed(SPOKEN_WEIGHT),
    letters: lettersOf(telling.map(({ word }) => word)),
    neighbours: new Set(pairsOf(words.map(({ stem }) => stem))),
  };
}

/** @param weightOf how informative a stem is */
export function entryOfCard(card: Card, weightOf: (stem: string) => number): Entry {
  const parts = partsOf(card);
  const rows = [parts.title, ...parts.asked, ...parts.terms, ...parts.marked, parts.answer];
  const often = new Map<string, number>();
  for (const stem of [parts.title, ...parts.asked, ...parts.terms, parts.answer].flat())
    often.set(stem, (often.get(stem) ?? 0) + 1);
  return {
    card,
    strength: strengthOf(parts),
    title: new Set(parts.title),
    head: headOf(parts),
    often,
    size: [...often.values()].reduce((sum, count) => sum + count, 0),
    pairs: new Set(rows.flatMap(pairsOf)),
    forms: [card.title, ...card.asked].map((form) => formOf(form, weightOf)),
  };
}
