import { randomOf, shuffled } from '../interview/questions/random';
import type { StudyAims, StudyLevel, StudyMode } from './aims';
import { questionsOf } from './make-questions';
import type { Question, QuestionKind, QuizCard, QuizContent } from './types';

export type StudyStep =
  | { readonly kind: 'explain'; readonly card: string }
  | { readonly kind: 'question'; readonly card: string; readonly question: Question }
  | { readonly kind: 'flashcard'; readonly card: string; readonly front: string };

/** Questions of a lesson and of a quiz. */
export const QUESTIONS = 5;
/** Of five questions on a topic, so many right ones say that it is known. */
export const PASSING = 0.8;

export interface SessionWish {
  readonly mode: StudyMode;
  readonly aims: StudyAims;
  readonly seed: string;
}

/** Which kinds come first at a level: to recognise is easier than to recall. */
const KINDS: Readonly<Record<StudyLevel, readonly QuestionKind[]>> = {
  beginner: ['statement', 'name', 'term', 'pair', 'blank', 'order', 'output'],
  intermediate: ['statement', 'pair', 'blank', 'output', 'order', 'term', 'name'],
  advanced: ['output', 'blank', 'order', 'statement', 'pair', 'term', 'name'],
};

/**
 * The steps of a session; the same for the same cards, content and wish.
 * @param cards what is studied, in order
 * @param content the cards of their groups, for the wrong options
 */
export function sessionOf(cards: readonly QuizCard[], content: QuizContent, wish: SessionWish): readonly StudyStep[] {
  if (wish.mode === 'cards') return cards.map((card) => flashcardOf(card, wish.seed));
  const asked = cards.map((card) => ({ card, questions: variedQuestions(card, content, wish) }));
  const taken = spread(
    asked.map(({ questions }) => questions.length),
    wish.mode === 'quiz' ? Math.max(QUESTIONS, cards.length) : QUESTIONS,
  );
  // One who prepares for an interview or knows the field is asked first: the card is shown with the answer.
  const explains = wish.mode === 'lesson' && (wish.aims.level === 'beginner' || wish.aims.goal === 'understand');
  const uses = new Map<QuestionKind, number>();
  return asked.flatMap(({ card, questions }, at): StudyStep[] => {
    const chosen = mixed(questions, taken[at] ?? 0, uses).map(
      (question): StudyStep => ({ kind: 'question', card: card.id, question }),
    );
    // Where nothing can be asked of a card that is due, it comes as a flashcard.
    if (questions.length === 0) return wish.mode === 'quiz' ? [flashcardOf(card, wish.seed)] : [];
    if (chosen.length === 0) return [];
    return explains ? [{ kind: 'explain', card: card.id }, ...chosen] : chosen;
  });
}

/** The front of a flashcard: one of the ways in which people ask for it. */
const flashcardOf = (card: QuizCard, seed: string): StudyStep => ({
  kind: 'flashcard',
  card: card.id,
  front: shuffled(card.asked, randomOf(`${seed}:${card.id}`))[0] ?? card.title,
});

/** The questions on a card, the fittest first, kinds taking turns; of two on the same passage one is left out. */
function variedQuestions(card: QuizCard, content: QuizContent, { seed, aims }: SessionWish): readonly Question[] {
  const random = randomOf(`${seed}:${card.id}:turns`);
  const byKind = new Map<QuestionKind, Question[]>();
  for (const question of shuffled(questionsOf(card, content, seed), random))
    byKind.set(question.kind, [...(byKind.get(question.kind) ?? []), question]);
  const kinds = KINDS[aims.level];
  const turns: Question[] = [];
  for (let turn = 0; kinds.some((kind) => (byKind.get(kind)?.length ?? 0) > turn); turn++)
    for (const kind of kinds) turns.push(...(byKind.get(kind) ?? []).slice(turn, turn + 1));
  const passages = new Set<string>();
  const pairs = new Set<string>();
  return turns.filter(({ id, kind, passage }) => {
    // Two rows of one table may be asked of, the same row only once.
    const key = kind === 'pair' || kind === 'term' ? id.slice(0, id.lastIndexOf('.')) : passage;
    if (passages.has(key)) return false;
    passages.add(key);
    if (kind !== 'pair' && kind !== 'term') return true;
    // After two questions on one list its last options give themselves away.
    const list = key.slice(0, key.lastIndexOf('.'));
    const before = [...pairs].filter((one) => one.startsWith(`${list}.`)).length;
    pairs.add(key);
    return before < 2;
  });
}

/**
 * So many of the questions on a card, each of the kind that the session has had least; of several such the fittest.
 * @param uses how often each kind was taken so far; counted on
 */
function mixed(questions: readonly Question[], count: number, uses: Map<QuestionKind, number>): readonly Question[] {
  const left = [...questions];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const rarest = Math.min(...left.map(({ kind }) => uses.get(kind) ?? 0));
    const at = left.findIndex(({ kind }) => (uses.get(kind) ?? 0) === rarest);
    const [question] = left.splice(at, 1) as [Question];
    uses.set(question.kind, rarest + 1);
    return question;
  });
}

/** How many of each are taken for so many together: each in turn gets one, as long as it has any. */
function spread(has: readonly number[], together: number): readonly number[] {
  const taken = has.map(() => 0);
  let left = together;
  for (let turn = 0; left > 0 && has.some((most) => most > turn); turn++)
    for (let at = 0; at < has.length && left > 0; at++)
      if ((has[at] ?? 0) > turn) {
        taken[at] = (taken[at] ?? 0) + 1;
        left -= 1;
      }
  return taken;
}

/** Whether so many right answers count towards the topic. */
export const isPassed = (right: number, asked: number): boolean => asked >= QUESTIONS - 1 && right / asked >= PASSING;
