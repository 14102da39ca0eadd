import { fromPromise } from 'xstate';
import type {
  GatherInput,
  JudgeInput,
  Lesson,
  StudiedTopic,
  StudyWish,
  Verdict,
} from '../../../machines/contracts/study';
import type { Card } from '../../domain/coach/types';
import type { Way } from '../../domain/evidence/way-types';
import { localDayOf } from '../../domain/practice/day';
import type { StudyMode } from '../../domain/quiz/aims';
import { judgeAnswer } from '../../domain/quiz/judge-answer';
import { cardsFor } from '../../domain/quiz/reviews';
import { sessionOf } from '../../domain/quiz/session';
import { type Subject, subjectOf } from '../../domain/quiz/subject';
import { selectCardReviews, selectDayLimits } from '../../features/study-mode/selectors';
import type { AppStore } from '../store';

/**
 * `gather`: the cards of what is studied, fetched by their groups, and the steps made of them. `judge`: an answer held
 * against its question.
 */
export const studyActors = (store: Pick<AppStore, 'getState'>) => ({
  gather: fromPromise<Lesson, GatherInput>(({ input }) => {
    const state = store.getState();
    return gathered(input, (mode, ids) =>
      cardsFor(mode, ids, selectCardReviews(state), selectDayLimits(state), localDayOf(new Date().toISOString())),
    );
  }),
  judge: fromPromise<Verdict, JudgeInput>(async ({ input: { question, answer } }) => judgeAnswer(question, answer)),
});

type Choose = (mode: StudyMode, ids: readonly string[]) => ReturnType<typeof cardsFor>;

async function gathered({ wish, aims }: GatherInput, choose: Choose): Promise<Lesson> {
  const { ways, named, loaders } = await catalogue(wish.on);
  const isCard = (id: string) => id.split('/').length === 2 && Object.hasOwn(loaders, groupOf(id));
  const subject = wish.on === null ? null : subjectOf(wish.on, { ways, named: (id) => named.cards(id), isCard });
  const { ids, waiting } =
    wish.cards.length > 0 ? { ids: wish.cards, waiting: 0 } : choose(wish.mode, subject?.cards ?? []);
  const groups = [...new Set(ids.map(groupOf))].filter((group) => Object.hasOwn(loaders, group));
  const [loaded, { default: misbeliefs }, { default: programs }] = await Promise.all([
    Promise.all(groups.map((group) => loaders[group]?.() ?? Promise.resolve({ default: [] }))),
    import('content:mistakes/of-cards'),
    import('content:programs'),
  ]);
  const around = loaded.flatMap(({ default: cards }) => cards);
  const cards = ids.flatMap((id) => around.find((card) => card.id === id) ?? []);
  return {
    title: titleOf(wish, subject, cards),
    topic: named.topicOf(subject, ways),
    cards,
    waiting,
    steps: sessionOf(cards, { cards: around, misbeliefs, programs }, { mode: wish.mode, aims, seed: wish.seed }),
  };
}

const groupOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf('/')));

function titleOf({ on }: StudyWish, subject: Subject | null, cards: readonly Card[]): string {
  if (on === null) return cards.length === 1 ? (cards[0]?.title ?? '') : 'What is due';
  return cards.length === 1 && subject?.topic === null ? (cards[0]?.title ?? subject.title) : (subject?.title ?? on);
}

/** What leads where, and what the course of a topic names for it. */
async function catalogue(on: string | null) {
  const [{ default: ways }, { loaders }, page] = await Promise.all([
    import('content:ways'),
    import('content:cards/groups'),
    coursePage(on === null ? '' : groupOf(on) || on),
  ]);
  return {
    ways,
    loaders,
    named: {
      cards: (id: string): readonly string[] => page?.named.get(id) ?? [],
      topicOf(subject: Subject | null, all: readonly Way[]): StudiedTopic | null {
        const topic = all.find(({ kind, id }) => kind === 'topic' && id === subject?.topic);
        return topic && page
          ? { id: topic.id, name: topic.name, course: groupOf(topic.id), courseTitle: page.title }
          : null;
      },
    },
  };
}

/** The page of a subject or a track; `null` for what is neither. */
async function coursePage(course: string) {
  const [subjects, tracks] = await Promise.all([import('content:subjects/pages'), import('content:tracks/pages')]);
  if (Object.hasOwn(subjects.loaders, course)) {
    const page = (await subjects.loaders[course]?.())?.default;
    return page ? { title: page.title, named: new Map(page.topics.map(({ id, cards }) => [id, cards])) } : null;
  }
  if (!Object.hasOwn(tracks.loaders, course)) return null;
  const page = (await tracks.loaders[course]?.())?.default;
  return page ? { title: page.title, named: new Map<string, readonly string[]>() } : null;
}
