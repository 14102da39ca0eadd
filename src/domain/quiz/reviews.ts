import { agendaOf, type Scheduled, scheduleOf } from '../practice/schedule';
import type { Grade, Practised, Review, Schedule } from '../practice/types';
import type { DayLimits, StudyMode } from './aims';

/** What is kept of a card that was studied. */
export interface CardReviews {
  /** The card's id. */
  readonly id: string;
  /** What it was called then: lists need no content to name it. */
  readonly title: string;
  /** By day, `YYYY-MM-DD`; of several on a day the last one. */
  readonly days: Readonly<Record<string, Grade>>;
}

/** Nine in ten less a little: a first good answer is asked again in three days. */
export const RETENTION = 0.88;

export interface StudiedCard extends Practised {
  readonly title: string;
}

const known = new WeakMap<CardReviews, StudiedCard>();

function studied(card: CardReviews): StudiedCard {
  const before = known.get(card);
  if (before) return before;
  const reviews = Object.entries(card.days)
    .map(([day, grade]): Review => ({ day, grade }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const made = { id: card.id, title: card.title, reviews };
  known.set(card, made);
  return made;
}

export interface CardsToday {
  /** Those to review today, the longest due first, as many as the day's limit still allows. */
  readonly due: readonly Scheduled<StudiedCard>[];
  /** How many are due in all. */
  readonly dueInAll: number;
  /** What comes later, the next first. */
  readonly later: readonly Scheduled<StudiedCard>[];
  /** New cards that the day still allows. */
  readonly newLeft: number;
}

/** What is due of the cards, within the day's limits. @param today `YYYY-MM-DD` */
export function cardsToday(cards: Readonly<Record<string, CardReviews>>, limits: DayLimits, today: string): CardsToday {
  const all = Object.values(cards).map(studied);
  const { due, later } = agendaOf(all, today, scheduleFor);
  let begun = 0;
  let repeated = 0;
  for (const { reviews } of all) {
    if (reviews.at(-1)?.day !== today) continue;
    if (reviews[0]?.day === today) begun += 1;
    else repeated += 1;
  }
  return {
    due: due.slice(0, Math.max(0, limits.reviews - repeated)),
    dueInAll: due.length,
    later,
    newLeft: Math.max(0, limits.newCards - begun),
  };
}

/** Cards of a lesson, so that it stays short. */
const IN_LESSON = 4;
/** Cards of a quiz. */
const IN_QUIZ = 20;

/**
 * Which cards of a subject a session takes: a lesson those that are new first, a quiz those that were studied first,
 * flashcards what was studied before today and as many new ones as the day still allows.
 * @returns their ids, and how many new ones wait for another day
 */
export function cardsFor(
  mode: StudyMode,
  ids: readonly string[],
  reviews: Readonly<Record<string, CardReviews>>,
  limits: DayLimits,
  today: string,
): { readonly ids: readonly string[]; readonly waiting: number } {
  const isNew = (id: string) => !Object.hasOwn(reviews, id);
  const [fresh, old] = [ids.filter(isNew), ids.filter((id) => !isNew(id))];
  if (mode === 'lesson') return { ids: [...fresh, ...old].slice(0, IN_LESSON), waiting: 0 };
  if (mode === 'quiz') return { ids: [...old, ...fresh].slice(0, IN_QUIZ), waiting: 0 };
  const { newLeft } = cardsToday(reviews, limits, today);
  const open = old.filter((id) => reviews[id]?.days[today] === undefined);
  const taken = [...open, ...fresh.slice(0, newLeft)];
  // All were seen today: who asks for them again gets them again.
  return taken.length > 0 || fresh.length > 0
    ? { ids: taken, waiting: fresh.length - Math.min(fresh.length, newLeft) }
    : { ids: old, waiting: 0 };
}

/** Thousands of cards are asked for on each look, and hardly one of them changes. */
const schedules = new WeakMap<StudiedCard, Schedule | null>();

function scheduleFor(card: StudiedCard): Schedule | null {
  const before = schedules.get(card);
  if (before !== undefined) return before;
  const schedule = scheduleOf(card.reviews, RETENTION);
  schedules.set(card, schedule);
  return schedule;
}

/** When a card comes back; `null` for one that was never studied. */
export const scheduleOfCard = (card: CardReviews): Schedule | null => scheduleFor(studied(card));

/** Whole days from one to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** In how many days a card would come back after each grade. */
export function daysUntil(card: CardReviews | undefined, grade: Grade, today: string): number {
  const schedule = scheduleOfCard({ id: card?.id ?? '', title: '', days: { ...card?.days, [today]: grade } });
  return schedule ? daysBetween(today, schedule.due) : 0;
}
