import type { CardIndex } from './card-index';
import { withDeeds } from './deeds';
import { onlyLanguages, readQuestion } from './follow-ups';
import { type Knowledge, readCards, type Term } from './knowledge';
import { type Ranked, rank } from './ranking';
import { REPLIES, smallTalkOf } from './small-talk';
import type { Card } from './types';

/** `sure`: the card fits. `likely`: it is the nearest. `none`: no card is shown. */
export type Confidence = 'sure' | 'likely' | 'none';

export interface CoachAnswer {
  /** Markdown without links. */
  readonly text: string;
  readonly confidence: Confidence;
  /** The card whose answer is in the text; `null` with `none`. */
  readonly card: Card | null;
  /** Further cards whose words are in the text. */
  readonly also?: readonly Card[];
  /** Up to four other cards to go on with, the nearest first. */
  readonly nearby: readonly Card[];
}

export interface Coach {
  /**
   * Answers from the cards, or says that it cannot. The same input gives the same answer.
   * @param question of which the first 4,000 characters are read
   * @param before what the same person asked before, oldest first; the last six are read
   * @param subject what the whole conversation is about, such as `linkedin`: it helps where the question alone is not clear
   */
  answer(question: string, before?: readonly string[], subject?: string): CoachAnswer;
  /** Cards for a search box, best first: words half typed and small typos count. An empty text finds none. */
  search(text: string, limit?: number): readonly Card[];
}

/** When a card is shown. Scores, coverages and margins are shares from 0 to 1. Chosen on half of the labelled questions. */
export const THRESHOLDS = {
  likely: 0.33,
  likelyCoverage: 0.4,
  sure: 0.6,
  sureCoverage: 0.6,
  margin: 0.03,
  /** Below this a nearby topic is not near. */
  near: 0.12,
  /** How informative the words found must be together: a single everyday word is not a question. */
  information: 0.35,
  /** How informative a sentence of a longer text must be to be looked at alone. */
  sentence: 1.2,
  /** From this likeness on, a question is taken as one of the card's own, however informative its words are. */
  asAsked: 0.8,
} as const;

export const LONGEST_QUESTION = 4000;
const MOST_BEFORE = 6;
const MOST_SENTENCES = 12;
const MOST_NEARBY = 4;
const SEARCH_LIMIT = 8;
const LONGEST_SEARCH = 200;
/** Scores of one sentence of a longer text count a little less than those of the whole. */
const SENTENCE = 0.92;
const OWN_OF_FOLLOW_UP = 0.95;
/** How much the words of a conversation's subject count beside those of a question. */
const SUBJECT = 0.35;

/** Where small talk may lead, as far as the cards are there. */
const STARTING_POINTS = [
  'study/choosing-what-to-learn',
  'interview/tell-me-about-yourself',
  'career/resume-structure',
  'dsa/big-o',
];

const scaled = (ranked: readonly Ranked[], factor: number) =>
  ranked.map((one) => ({ ...one, score: one.score * factor }));

/** Each card once, with its best score. */
function merged(lists: readonly (readonly Ranked[])[]): Ranked[] {
  const best = new Map<string, Ranked>();
  for (const one of lists.flat()) {
    const known = best.get(one.card.id);
    if (!known || one.score > known.score) best.set(one.card.id, one);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

const sentencesOf = (text: string) =>
  [...new Set(text.split(/(?<=[.!?])\s+|\n+/).filter((part) => part.trim() !== ''))].slice(0, MOST_SENTENCES);

function rankQuestion(knowledge: Knowledge, question: string, own: readonly Term[]): Ranked[] {
  const sentences = sentencesOf(question);
  const whole = rank(knowledge, own, knowledge.littleWordsOf(question));
  if (sentences.length < 2) return whole;
  const alone = sentences
    .map((sentence) => knowledge.termsOf(sentence))
    .filter((terms) => told(terms) >= THRESHOLDS.sentence)
    .map((terms) => scaled(rank(knowledge, terms), SENTENCE));
  return merged([whole, ...alone]);
}

const withSubject = (terms: readonly Term[], about: readonly Term[]) =>
  terms.length === 0 ? terms : [...terms, ...about.filter(({ stem }) => !terms.some((term) => term.stem === stem))];

const told = (terms: readonly Term[]) =>
  terms.reduce((sum, { known, weight, trust }) => sum + (known ? weight * trust : 0), 0);

function confidenceOf(ranked: readonly Ranked[], terms: readonly Term[]): Confidence {
  const [first, second] = ranked;
  if (!first) return 'none';
  if (told(terms) < THRESHOLDS.information && first.likeness < THRESHOLDS.asAsked) return 'none';
  if (first.score < THRESHOLDS.likely || first.coverage < THRESHOLDS.likelyCoverage) return 'none';
  const clear = first.score - (second?.score ?? 0) >= THRESHOLDS.margin;
  return first.score >= THRESHOLDS.sure && first.coverage >= THRESHOLDS.sureCoverage && clear ? 'sure' : 'likely';
}

const titles = (cards: readonly Card[]) => cards.map(({ title }) => `- ${title}`).join('\n');

function declined(nearby: readonly Card[]): CoachAnswer {
  const words =
    'I do not know this. I answer only from my own cards, and none of them fits your question well enough. A language model, which you can choose in Settings, could answer it.';
  const near = nearby.length > 0 ? `\n\nThe nearest topics that I have:\n\n${titles(nearby)}` : '';
  return { text: `${words}${near}`, confidence: 'none', card: null, nearby };
}

/**
 * The coach that answers without a language model: it shows the card that fits a question, and never anything else.
 * @param index of these cards, made beforehand; without one it is made here
 * @throws RangeError when two cards have the same id, or the index is not theirs
 */
export function createCoach(cards: readonly Card[], index?: CardIndex): Coach {
  const knowledge = readCards(cards, index);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);

  const nearOf = (ranked: readonly Ranked[]) =>
    ranked
      .filter(({ score }) => score >= THRESHOLDS.near)
      .slice(0, MOST_NEARBY - 1)
      .map(({ card }) => card);

  const goingOn = (card: Card, others: readonly Ranked[], top: number) => {
    const close = others.filter(({ score }) => score >= top * 0.7).slice(0, 2);
    const all = new Set([...close.map((one) => one.card), ...cardsOf(card.next)]);
    all.delete(card);
    return [...all].slice(0, MOST_NEARBY);
  };

  function answerWithin(about: readonly Term[], asked: string, before: readonly string[]): CoachAnswer {
    const question = asked.slice(0, LONGEST_QUESTION);
    const earlier = before.slice(-MOST_BEFORE).map((one) => one.slice(0, LONGEST_QUESTION));
    const { own: words, joined: leaning, more } = readQuestion(knowledge, question, earlier);
    const [own, joined] = [withSubject(words, about), leaning && withSubject(leaning, about)];
    const talk = more ? null : smallTalkOf(question);
    if (talk !== null) {
      const near = talk === 'deed' ? nearOf(rank(knowledge, own)) : [];
      return {
        text: REPLIES[talk],
        confidence: 'none',
        card: null,
        nearby: near.length > 0 ? near : cardsOf(STARTING_POINTS),
      };
    }
    const lists = [
      ...(joined ? [rank(knowledge, joined)] : []),
      ...(joined && (more || onlyLanguages(own)) ? [] : [rankQuestion(knowledge, question, own)]),
    ];
    const ranked = merged(joined ? lists.map((list, i) => (i === 1 ? scaled(list, OWN_OF_FOLLOW_UP) : list)) : lists);
    const confidence = confidenceOf(ranked, joined ?? own);
    const [first, ...others] = ranked;
    if (confidence === 'none' || !first) return declined(nearOf(ranked));
    const { card, score } = first;
    const nearby = goingOn(card, others, score);
    if (more) {
      const lead = `This card is all that I have on **${card.title}**; the topics nearby lead on.`;
      return { text: `${lead}\n\n${card.answer}`, confidence, card, nearby };
    }
    const lead = confidence === 'likely' ? `The nearest I have is **${card.title}**.\n\n` : '';
    return { text: `${lead}${card.answer}`, confidence, card, nearby };
  }

  return {
    answer: withDeeds((asked, before = [], subject = '') => {
      const alone = answerWithin([], asked, before);
      if (subject === '' || alone.confidence === 'sure') return alone;
      const about = knowledge.termsOf(subject).map((term) => ({ ...term, weight: term.weight * SUBJECT }));
      return answerWithin(about, asked, before);
    }),
    search: (text, limit = SEARCH_LIMIT) =>
      text.trim() === '' ? [] : cardsOf(knowledge.completing(text.slice(0, LONGEST_SEARCH), limit)),
  };
}
