import MiniSearch from 'minisearch';
import type { Card } from './types';

export interface CoachAnswer {
  /** Markdown. */
  readonly text: string;
  /** `none`: nothing it knows answers this; the text says so. */
  readonly confidence: 'sure' | 'likely' | 'none';
  readonly card: Card | null;
  /** What it can answer instead or next, nearest first. */
  readonly nearby: readonly Card[];
}

export interface Coach {
  /** @param before earlier questions of the conversation, oldest first */
  answer(question: string, before?: readonly string[]): CoachAnswer;
}

/** Share of the question's words that a card must hold to answer it, and to answer it for sure. */
const LIKELY = 0.5;
const SURE = 0.75;
const NEARBY = 3;
const LONGEST_QUESTION = 2000;
const SMALL_WORDS = new Set(
  'a an and are as at be by can could did do does for from had has have how i in is it its me my of on or please should so tell than that the their them then there these they this to us was we were what when where which who why will with would you your explain difference between'.split(
    ' ',
  ),
);

/** A coach that answers with its cards and with nothing else. Making one indexes all of them. */
export function createCoach(cards: readonly Card[]): Coach {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const index = new MiniSearch<Card>({
    fields: ['title', 'asked', 'terms', 'answer'],
    extractField: (card, field) => {
      const value = card[field as keyof Card];
      return typeof value === 'string' ? value : value.join(' ');
    },
    processTerm: (term) => (SMALL_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { title: 4, asked: 3, terms: 3, answer: 1 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(cards);

  return {
    answer(question) {
      const words = new Set(
        (
          question
            .slice(0, LONGEST_QUESTION)
            .toLowerCase()
            .match(/[\p{L}\p{N}+#]+/gu) ?? []
        ).filter((word) => !SMALL_WORDS.has(word)),
      );
      const found = index.search(question.slice(0, LONGEST_QUESTION)).flatMap(({ id, queryTerms }) => {
        const card = byId.get(id as string);
        return card ? [{ card, share: new Set(queryTerms).size / Math.max(1, words.size) }] : [];
      });
      const [best] = found;
      const others = found.map(({ card }) => card);
      if (!best || best.share < LIKELY)
        return {
          text: 'This is outside what the built-in coach knows, and it does not guess. Ask it about a subject of your studies or your job search, or choose a language model in Settings for everything else.',
          confidence: 'none',
          card: null,
          nearby: (others.length > 0 ? others : cards).slice(0, NEARBY),
        };
      const next = best.card.next.flatMap((id) => byId.get(id) ?? []);
      return {
        text: best.card.answer,
        confidence: best.share >= SURE ? 'sure' : 'likely',
        card: best.card,
        nearby: [...new Set([...next, ...others])].filter((card) => card !== best.card).slice(0, NEARBY),
      };
    },
  };
}
