import { takeApart } from './asking';
import type { CardIndex } from './card-index';
import { type Confidence, confidenceOf } from './confidence';
import { withDeeds } from './deeds';
import {
  blended,
  closenessAlone,
  isAfter,
  isBare,
  isOnlyMore,
  leaning,
  moved,
  onlyLanguages,
  readQuestion,
} from './follow-ups';
import { readCards, type Term } from './knowledge';
import type { Meaning } from './meaning';
import { type Ranked, rank } from './ranking';
import { REPLIES, smallTalkOf } from './small-talk';
import type { Card } from './types';
import { weightsFor } from './weights-for';

export type { Confidence } from './confidence';

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
  /** A quiz on the card has ended with this answer. */
  readonly quizzed?: boolean;
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

export const LONGEST_QUESTION = 4000;
const MOST_BEFORE = 6;
const MOST_NEARBY = 4;
const SEARCH_LIMIT = 8;
const LONGEST_SEARCH = 200;
/** How far behind the first card another may be to be worth going on with. */
const CLOSE = 5;
/** How far behind the first card a topic may be to be called near when none is shown. */
const NEAR = 5;
/** How much the words of a conversation's subject count beside those of a question. */
const SUBJECT = 0.2;

/** Where small talk may lead, as far as the cards are there. */
const STARTING_POINTS = [
  'study/choosing-what-to-learn',
  'interview/tell-me-about-yourself',
  'career/resume-structure',
  'dsa/big-o',
];

const withSubject = (terms: readonly Term[], about: readonly Term[]) =>
  terms.length === 0 ? terms : [...terms, ...about.filter(({ stem }) => !terms.some((term) => term.stem === stem))];

/** A question in its words alone: `c++` and `c#` are words. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}+#]+/gu)
    ?.join(' ') ?? '';

/** The cards by their ways of asking, where only one has it. */
function wordedBy(cards: readonly Card[]): ReadonlyMap<string, Card> {
  const found = new Map<string, Card | null>();
  for (const card of cards)
    for (const words of new Set(card.asked.map(bare))) found.set(words, found.has(words) ? null : card);
  return new Map([...found].flatMap(([words, one]) => (one ? [[words, one] as const] : [])));
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
 * @param meaning what looks at the meaning of a question beside its words; asked for at each answer, since it may come later
 * @throws RangeError when two cards have the same id, or the index is not theirs
 */
export function createCoach(
  cards: readonly Card[],
  index?: CardIndex,
  meaning: () => Meaning | null = () => null,
): Coach {
  const knowledge = readCards(cards, index, meaning);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const cardsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);

  const worded = wordedBy(cards);
  const askingOf = (question: string, terms: readonly Term[]) => takeApart(knowledge, question, terms);
  const nearOf = (ranked: readonly Ranked[]) =>
    ranked
      .filter(({ score }) => score >= (ranked[0]?.score ?? 0) - NEAR)
      .slice(0, MOST_NEARBY - 1)
      .map(({ card }) => card);

  const goingOn = (card: Card, others: readonly Ranked[], top: number) => {
    const close = others.filter(({ score }) => score >= top - CLOSE).slice(0, 2);
    const all = new Set([...close.map((one) => one.card), ...cardsOf(card.next)]);
    all.delete(card);
    return [...all].slice(0, MOST_NEARBY);
  };

  /** The card that the last of some questions was answered with. */
  const lastShown = (earlier: readonly string[]): Card | null =>
    answerWithin([], earlier.at(-1) ?? '', earlier.slice(0, -1)).card;

  function answerWithin(about: readonly Term[], asked: string, before: readonly string[]): CoachAnswer {
    const question = asked.slice(0, LONGEST_QUESTION);
    const earlier = before.slice(-MOST_BEFORE).map((one) => one.slice(0, LONGEST_QUESTION));
    const reading = readQuestion(knowledge, question, earlier);
    const { own: words, joined: leans, more: namesNone } = reading;
    const [own, joined] = [withSubject(words, about), leans && withSubject(leans, about)];
    const talk = namesNone ? null : smallTalkOf(question);
    if (talk !== null) {
      const near = talk === 'deed' ? nearOf(rank(knowledge, askingOf(question, words))) : [];
      return {
        text: REPLIES[talk],
        confidence: 'none',
        card: null,
        nearby: near.length > 0 ? near : cardsOf(STARTING_POINTS),
      };
    }
    const alone = askingOf(question, own);
    const more = isOnlyMore(question, reading, alone);
    const last = earlier.at(-1) ?? '';
    const leant = joined && leaning(knowledge, question, last, joined, more);
    const by = weightsFor(alone).followUps;
    const shown = leant && !more ? lastShown(earlier) : null;
    const ownRanked = leant && (more || (!namesNone && onlyLanguages(own))) ? null : rank(knowledge, alone);
    const leantRanked = leant && rank(knowledge, leant);
    const ranked = !leantRanked
      ? (ownRanked ?? [])
      : ownRanked
        ? blended(leantRanked, ownRanked, closenessAlone(knowledge, alone), shown, by)
        : moved(leantRanked, shown, by);
    // A question that a card lists word for word is that card's.
    const named = leant ? undefined : worded.get(bare(question));
    const near = shown !== null && isAfter(ranked[0], shown);
    const follow = leant && {
      alone: ownRanked && !(namesNone && near) ? { ranked: ownRanked, asking: alone } : null,
      near,
      bare: isBare(question),
    };
    const confidence = named ? 'sure' : confidenceOf(ranked, leant ?? alone, follow);
    const [first] = ranked;
    const card = named ?? first?.card;
    if (confidence === 'none' || !card) return declined(nearOf(ranked));
    const others = ranked.filter((one) => one.card !== card);
    const nearby = goingOn(card, others, first?.score ?? 0);
    if (more || (namesNone && card === shown)) {
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
      text.trim() === '' ? [] : knowledge.completing(text.slice(0, LONGEST_SEARCH), limit),
  };
}
