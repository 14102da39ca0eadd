import { type Asking, takeApart } from '../../src/domain/coach/asking';
import { type CardIndex, FIELDS, type FurtherWords, indexCards } from '../../src/domain/coach/card-index';
import {
  bothReadings,
  closenessAlone,
  isOnlyMore,
  leaning,
  nearnessOf,
  readQuestion,
} from '../../src/domain/coach/follow-ups';
import { type Knowledge, readCards } from '../../src/domain/coach/knowledge';
import type { Meaning } from '../../src/domain/coach/meaning';
import { candidatesOf } from '../../src/domain/coach/ranking';
import { NEXT_FIELD, NEXT_ROW } from '../../src/domain/coach/rows';
import { smallTalkOf } from '../../src/domain/coach/small-talk';
import type { Card } from '../../src/domain/coach/types';
import type { FollowUpWeights, Weights } from '../../src/domain/coach/weights-for';
import { oldQuestions } from '../domain/coach/labelled-questions';
import { askedFirst, askedMore, askedOutside } from './coach-asked';
import {
  askingOf,
  type Case,
  type Choice,
  caseOf,
  chanceAt,
  chanceFit,
  type Example,
  exampleOf,
  hashOf,
  rankingFit,
  softmaxFit,
  type Wording,
} from './coach-model';
import { OUTSIDE_MORE, outsideAsPeopleAsk } from './coach-outside';
import { followUps, type LabelledQuestion, labelledQuestions } from './coach-questions';

/** What the fit gives, and what it found on questions that it had not learned from. */
export interface Fit extends Weights {
  readonly report: readonly string[];
}

interface Lesson {
  readonly question: Wording;
  /** What it was before a slip was put into it: both are learned from together, or neither. */
  readonly from: string;
  /**
   * `training`: of that half. `outside`: made for the fit, harder than what people ask. `slipped`: others once more.
   * `more`: written for a card, and not taught to the encoder. `first`: thought of before its cards, and not taught either.
   */
  readonly set: 'training' | 'old' | 'more' | 'first' | 'outside' | 'as asked' | 'slipped' | 'heard';
  readonly asking: ReturnType<typeof askingOf>;
  readonly example: Example;
}

const FOLDS = 5;
const SHRINK_CHANCE = 0.3;
/** What a question from outside weighs beside one from inside. */
const OUTSIDE = 1.5;
/** Of those from outside that are only for the fit. */
const LESS = 0.7;
/** Of a question with a slip of the keys put into it. */
const SLIPPED = 0.3;
/** Of a question written for a card, or before one was looked for. */
const MORE = 1;
/** Of a way of asking that is looked up as if no card had its like: there are many, and harder than what people ask. */
const HEARD = 0.2;
/** Ways below this share of a thousand are not among what the encoder of meaning is taught, so that it knows them no better than a question. */
export const TAUGHT_FROM = 60;
const shareOf = (heard: string) => hashOf(`learned from: ${heard}`) % 1000;
export const isTaught = (heard: string) => shareOf(heard) >= TAUGHT_FROM;
/** Of the questions from outside three in five are taught to it; thresholds are chosen on the others. */
const OUTSIDE_TAUGHT_FROM = 400;
export const isTaughtOutside = (asked: string) => hashOf(`outside: ${asked}`) % 1000 >= OUTSIDE_TAUGHT_FROM;
/** Of those that are only learned from, nine in ten. */
const ASKED_OUTSIDE_TAUGHT_FROM = 100;
export const isAskedOutsideTaught = (asked: string) =>
  hashOf(`asked outside: ${asked}`) % 1000 >= ASKED_OUTSIDE_TAUGHT_FROM;
/** How many of those the ranking is learned from: the share of a thousand. */
const HEARD_SHARE = 45;
/** The others of them show what a question from inside looks like: what one weighs. */
const HEARD_INSIDE = { weight: 0.13 } as const;
/** Candidates to learn from. */
const MOST = { labelled: 30, heard: 12 } as const;
/**
 * What is asked of the thresholds on questions that were not learned from. At most 1 % of what is sure may be wrong: folds
 * show a third to a half of what there is. Of those written for a card more may, as half of what is wrong there has another
 * card that answers; nobody has worded a way after them, as some are after the labelled ones. By words alone fewer from
 * outside are to be declined: those here are nearer to the cards than what people ask, and a twentieth of what has a card
 * would be declined with them.
 */
const AIM = {
  meaning: { declined: 0.974, sureWrong: 0.003, sureWrongOfMore: 0.04 },
  words: { declined: 0.945, sureWrong: 0.005, sureWrongOfMore: 0.04 },
} as const;
/** How many people ask from outside for one from inside, as in the labelled questions: there are more to learn from. */
const OUTSIDE_ASKED = 0.18;
const LEAST = 0.3;
/** Scores of a ranking are some times larger than the figures beside them. */
const FOLLOW_SCALE = 3;

/**
 * Everything that may be learned from: the training half, the older questions, and more from outside; where its meaning is
 * looked at also what was asked first, from which the words alone learn nothing.
 */
function lessonsOf(knowledge: Knowledge): Lesson[] {
  const single = ({ asked, before }: Pick<LabelledQuestion, 'asked' | 'before'>) =>
    !before && smallTalkOf(asked) === null;
  const lesson =
    (weight: number, set: Lesson['set'], from?: string) =>
    (question: Wording): Lesson => {
      const asking = askingOf(knowledge, question.asked);
      return {
        question,
        from: from ?? question.asked,
        set,
        asking,
        example: exampleOf(knowledge, asking, question, weight, MOST.labelled),
      };
    };
  const people = [
    ...labelledQuestions('training').filter(single).map(lesson(1, 'training')),
    ...oldQuestions.filter(single).map(lesson(1, 'old')),
  ];
  const more = [...askedMore()].flatMap(([id, lines]) => lines.map((asked) => ({ asked, cards: [id] })));
  const kept = (some: readonly Wording[], set: Lesson['set']) =>
    some
      .filter(({ asked }) => !isTaught(asked))
      .filter(single)
      .map(lesson(MORE, set));
  const misspelt = people.flatMap(({ question: { asked, cards } }) => {
    const slipped = withSlip(asked);
    return slipped === asked ? [] : lesson(SLIPPED, 'slipped', asked)({ asked: slipped, cards });
  });
  const outside = (asked: readonly string[], set: Lesson['set']) =>
    asked
      .map((one) => ({ asked: one, cards: [] }))
      .filter(single)
      .map(lesson(LESS, set));
  const unknown = (some: readonly string[]) => some.filter((one) => !isTaughtOutside(one));
  return [
    ...people,
    ...kept(more, 'more'),
    ...(knowledge.meaning() ? kept(askedFirst(), 'first') : []),
    ...misspelt,
    ...outside(unknown(OUTSIDE_MORE), 'outside'),
    ...outside(unknown(outsideAsPeopleAsk()), 'as asked'),
    ...outside(
      askedOutside().filter((one) => !isAskedOutsideTaught(one)),
      'as asked',
    ),
  ];
}

/** A text with two letters of its longest word exchanged. */
function withSlip(text: string): string {
  const [word = ''] = (text.match(/\b[a-z]{6,}\b/gi) ?? []).sort((a, b) => b.length - a.length);
  if (word === '') return text;
  const at = 1 + (hashOf(text) % (word.length - 3));
  return text.replace(word, word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
}

const HEARD_AT = FIELDS.indexOf('heard');

/** The index as if none of the ways were there that the encoder of meaning was not taught. */
const withoutKept = (index: CardIndex, ids: readonly string[], further: FurtherWords): CardIndex => ({
  ...index,
  cards: index.cards.map((card, number) =>
    card
      .split(NEXT_FIELD)
      .map((field, at) =>
        at === HEARD_AT
          ? field
              .split(NEXT_ROW)
              .filter((_, row) => isTaught(further[ids[number] ?? '']?.heard?.[row] ?? ''))
              .join(NEXT_ROW)
          : field,
      )
      .join(NEXT_FIELD),
  ),
});

/**
 * Ways of asking as questions, for the ranking and for the chances: those that the encoder was not taught, looked up in an
 * index that has none of them either. Hidden from one card only, the rivals that keep theirs would make likeness look
 * misleading.
 */
function heardLessons(
  cards: readonly Card[],
  further: FurtherWords,
  index: CardIndex,
  meaning: Meaning | null,
): { examples: Example[]; lessons: Lesson[] } {
  const examples: Example[] = [];
  const lessons: Lesson[] = [];
  const ids = cards.map(({ id }) => id);
  const knowledge = readCards(cards, withoutKept(index, ids, further), () => meaning);
  for (const { id } of cards)
    for (const asked of further[id]?.heard ?? []) {
      if (isTaught(asked)) continue;
      const share = shareOf(asked);
      const question = { asked, cards: [id] };
      const asking = askingOf(knowledge, asked);
      if (share < HEARD_SHARE) examples.push(exampleOf(knowledge, asking, question, HEARD, MOST.heard));
      else {
        const example = exampleOf(knowledge, asking, question, HEARD_INSIDE.weight, MOST.labelled);
        lessons.push({ question, from: asked, set: 'heard', asking, example });
      }
    }
  return { examples, lessons };
}

/** A question alone, as a ranking has it. */
const scored = (knowledge: Knowledge, asking: Asking, weights: readonly number[]) =>
  candidatesOf(knowledge, asking)
    .map(({ card, features }) => ({
      card,
      score: features.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0),
    }))
    .sort((a, b) => b.score - a.score);

/** What makes the right card the first after an earlier question, by a softmax over all that either reading finds. */
function followUpsFit(knowledge: Knowledge, weights: readonly number[]): FollowUpWeights {
  const rankedOf = (asked: string, before: readonly string[]) => {
    const reading = readQuestion(knowledge, asked, before);
    const { own, joined } = reading;
    const asking = takeApart(knowledge, asked, own);
    const [alone, close] = [scored(knowledge, asking, weights), closenessAlone(knowledge, asking)];
    const more = isOnlyMore(asked, reading, asking);
    const last = before.at(-1);
    const leant =
      joined && last !== undefined ? scored(knowledge, leaning(knowledge, asked, last, joined, more), weights) : null;
    return { alone, leant, more, close };
  };
  const choices = followUps().flatMap(({ asked, before = [], cards }): Choice[] => {
    const { alone, leant, more, close } = rankedOf(asked, before);
    if (!leant || more || cards.length === 0) return [];
    const last = rankedOf(before.at(-1) ?? '', before.slice(0, -1));
    const shown = (last.leant ?? last.alone)[0]?.card ?? null;
    const found = bothReadings(leant, alone);
    const top = (of: 'leant' | 'alone') => Math.max(...found.map((one) => one[of]));
    const tops = { leant: top('leant'), alone: top('alone') };
    return [
      {
        weight: 1,
        right: found.map(({ one }) => cards.includes(one.card.id)),
        rows: Float64Array.from(
          found.flatMap(({ one, leant, alone }) => [
            (leant - tops.leant) / FOLLOW_SCALE,
            (alone - tops.alone) / FOLLOW_SCALE,
            close(one.card),
            ...nearnessOf(one.card, shown),
          ]),
        ),
      },
    ];
  });
  const [leant = 0, alone = 0, meant = 0, next = 0, group = 0, same = 0] = softmaxFit(choices, 6);
  const scale = (leant + alone) / FOLLOW_SCALE;
  const rounded = (value: number) => Number(value.toFixed(3));
  return {
    own: rounded(alone / (leant + alone)),
    meant: rounded(meant / scale),
    next: rounded(next / scale),
    group: rounded(group / scale),
    same: rounded(same / scale),
  };
}

const percent = (part: number, all: number) => `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`;

/**
 * Fits weights and thresholds; the same questions and cards give the same ones.
 * @param meaning `null` fits to the words alone
 */
export function fitCoach(cards: readonly Card[], words: FurtherWords, meaning: Meaning | null): Fit {
  const index = indexCards(cards, words);
  const knowledge = readCards(cards, index, () => meaning);
  const lessons = lessonsOf(knowledge);
  const { examples: further, lessons: heard } = heardLessons(cards, words, index, meaning);
  const foldOf = (asked: string) => hashOf(asked) % FOLDS;
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const fitted = (some: readonly Lesson[]) => rankingFit([...some.map(({ example }) => example), ...further]);
  const ranking = fitted(lessons);
  const cases = folds.flatMap((fold) => {
    const weights = fitted(lessons.filter(({ from }) => foldOf(from) !== fold));
    return [...lessons, ...heard]
      .filter(({ from }) => foldOf(from) === fold)
      .map(({ question, from, set, asking, example }) => ({
        set,
        from,
        ...caseOf(asking, example, question.cards.length > 0, weights),
      }));
  });
  const learned = (yes: (one: Case) => boolean, some: readonly Case[]) =>
    chanceFit(
      some.map((one) => ({ signs: one.signs, weight: one.weight * (one.inside ? 1 : OUTSIDE), yes: yes(one) })),
      SHRINK_CHANCE,
    );
  const isInside = ({ inside }: Case) => inside;
  const isRight = ({ right }: Case) => right;
  const seen = folds.flatMap((fold) => {
    const rest = cases.filter(({ from }) => foldOf(from) !== fold);
    const [inside, right] = [learned(isInside, rest), learned(isRight, rest)];
    return cases
      .filter(({ from }) => foldOf(from) === fold)
      .map((one) => ({ ...one, chance: { inside: chanceAt(one.signs, inside), right: chanceAt(one.signs, right) } }));
  });
  const steps = Array.from({ length: 200 }, (_, at) => at / 200);
  const outside = seen.filter(({ inside, set }) => !inside && set !== 'outside' && set !== 'slipped');
  const declinedAt = (least: number) => outside.filter(({ chance }) => chance.inside < least).length;
  const aim = meaning ? AIM.meaning : AIM.words;
  const least = steps.find((at) => at >= LEAST && declinedAt(at) >= aim.declined * outside.length) ?? 1;
  const once = seen.filter(({ set }) => set !== 'slipped' && set !== 'heard' && set !== 'more' && set !== 'first');
  const sureAt = (from: number, some: typeof seen) =>
    some.filter(({ chance }) => chance.inside >= least && chance.right >= from);
  const wrongOf = (some: typeof seen) => some.filter(({ right }) => !right).length;
  const within = once.filter(isInside);
  const asked = (OUTSIDE_ASKED * within.length) / (once.length - within.length);
  const counted = (some: typeof seen) => some.reduce((sum, { inside }) => sum + (inside ? 1 : asked), 0);
  const wrongShare = (some: typeof seen) => counted(some.filter(({ right }) => !right)) / Math.max(1, counted(some));
  const written = seen.filter(({ set }) => set === 'more');
  const from =
    steps.find(
      (at) =>
        at >= LEAST &&
        wrongShare(sureAt(at, once)) <= aim.sureWrong &&
        wrongShare(sureAt(at, written)) <= aim.sureWrongOfMore,
    ) ?? 1;
  const lines = (some: typeof seen, name: string) => {
    const having = some.filter(isInside);
    const shown = having.filter(({ right, chance }) => right && chance.inside >= least).length;
    const without = some.filter(({ inside }) => !inside);
    const turnedAway = without.filter(({ chance }) => chance.inside < least).length;
    const sure = sureAt(from, some);
    return [
      `${name}: first of the candidates ${percent(having.filter(isRight).length, having.length)}, and shown ${percent(shown, having.length)}`,
      `${name}: outside declined ${percent(turnedAway, without.length)}; sure, but wrong ${percent(wrongOf(sure), sure.length)}`,
    ];
  };
  return {
    ranking,
    inside: learned(isInside, cases),
    sure: learned(isRight, cases),
    followUps: followUpsFit(knowledge, ranking),
    thresholds: { inside: least, sure: from },
    report: [
      ...lines(
        once.filter(({ set }) => set !== 'outside'),
        'all',
      ),
      ...lines(written, 'written for a card'),
      ...lines(
        seen.filter(({ set }) => set === 'first'),
        'asked first',
      ),
      ...lines(
        seen.filter(({ set }) => set === 'training'),
        'training half',
      ),
    ],
  };
}
