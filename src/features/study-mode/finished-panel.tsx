import type { Lesson } from '../../../machines/contracts/study';
import type { StudyContext } from '../../../machines/contracts/study-flow';
import { useAppSelector, useDevice, useMarkTopic } from '../../app/hooks';
import type { StudyMode } from '../../domain/quiz/aims';
import { judgeAnswer } from '../../domain/quiz/judge-answer';
import { daysBetween, scheduleOfCard } from '../../domain/quiz/reviews';
import { isPassed } from '../../domain/quiz/session';
import type { Question } from '../../domain/quiz/types';
import { statusOf } from '../../domain/track-progress/progress';
import type { TopicStatus } from '../../domain/track-progress/types';
import { Button } from '../../ui/button';
import { counted } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { selectTrackProgress } from '../roadmap/selectors';
import { CardText } from './card-text';
import { Inline } from './inline';
import { selectCardReviews } from './selectors';
import { inDays } from './study-words';

/** How it went, when each card comes back, and the topic that it counts towards. */
export function FinishedPanel({
  lesson,
  answers,
  onRepeat,
  onMode,
  onLeave,
}: {
  lesson: Lesson;
  answers: StudyContext['answers'];
  onRepeat: () => void;
  onMode: (mode: StudyMode) => void;
  onLeave: () => void;
}) {
  const { download } = useDevice();
  const asked = lesson.steps.filter(({ kind }) => kind === 'question').length;
  const right = Object.values(answers).filter((answer) => answer.right).length;
  const passed = isPassed(right, asked);
  const studied = lesson.cards.filter(({ id }) => lesson.steps.some(({ card }) => card === id));
  return (
    <div className="grid gap-6">
      <div>
        <h2 tabIndex={-1} data-first="" className="text-lg font-semibold outline-none">
          {asked === 0 ? 'All cards of this session are done' : 'Finished'}
        </h2>
        {asked > 0 ? (
          <p className="mt-2">
            <span className="figures text-2xl font-semibold">
              {right} of {asked}
            </span>{' '}
            right.
          </p>
        ) : null}
      </div>
      {lesson.topic && asked > 0 ? (
        <TopicOffer topic={lesson.topic} passed={passed} right={right} asked={asked} />
      ) : null}
      {lesson.waiting > 0 ? (
        <p className="text-ink-soft">
          {counted(lesson.waiting, 'more card')} {lesson.waiting === 1 ? 'waits' : 'wait'} for another day, so that what
          comes back stays within reach. You set how many new ones a day brings.
        </p>
      ) : null}
      <ToLookAt lesson={lesson} answers={answers} />
      <Comeback cards={studied} />
      <div className="flex flex-wrap gap-2">
        <Button look={asked === 0 || passed ? 'primary' : 'plain'} onClick={onLeave}>
          Study something else
        </Button>
        <Button look={asked > 0 && !passed ? 'primary' : 'plain'} onClick={onRepeat}>
          {asked === 0 ? 'Once more' : 'Ask other questions'}
        </Button>
        {asked > 0 ? (
          <Button onClick={() => onMode('cards')}>As flashcards</Button>
        ) : (
          <Button onClick={() => onMode('quiz')}>Quiz me</Button>
        )}
        <Button
          onClick={async () => {
            const { ankiFile } = await import('../../domain/quiz/anki');
            download('elevate-cards.txt', ankiFile(studied));
          }}
        >
          Download for Anki
        </Button>
      </div>
    </div>
  );
}

/** The questions that were not answered right, each with what is. */
function ToLookAt({ lesson, answers }: { lesson: Lesson; answers: StudyContext['answers'] }) {
  const missed = lesson.steps.flatMap((step, at) =>
    step.kind === 'question' && answers[at]?.right === false ? [{ at, question: step.question }] : [],
  );
  if (missed.length === 0) return null;
  return (
    <section aria-label="To look at again">
      <h3 className="font-semibold">To look at again</h3>
      <ul className="mt-2 grid gap-3">
        {missed.map(({ at, question }) => (
          <li key={at} className="border-l-4 border-line-strong pl-4">
            <p className="text-sm text-ink-soft">
              {question.ask}
              {question.given === null || question.given.startsWith('```') ? null : (
                <>
                  {' '}
                  <Inline text={question.given} />
                </>
              )}
            </p>
            <div className="mt-1">
              <CardText text={rightOf(question)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rightOf(question: Question): string {
  const { answer } = judgeAnswer(question, null);
  const isReason = question.kind === 'statement' && question.passage !== question.given;
  return isReason ? `**${answer}.** ${question.passage}` : answer;
}

/** The topic is marked by the learner, never by itself. */
function TopicOffer({
  topic,
  passed,
  right,
  asked,
}: {
  topic: NonNullable<Lesson['topic']>;
  passed: boolean;
  right: number;
  asked: number;
}) {
  const progress = useAppSelector((state) => selectTrackProgress(state)[topic.course]);
  const mark = useMarkTopic();
  const toast = useToast();
  const status = statusOf(progress, topic.id);
  if (status === 'done') return <p className="text-ink-soft">The topic “{topic.name}” is marked as done.</p>;
  if (!passed)
    return (
      <p className="text-ink-soft">
        Four of five right, and the topic “{topic.name}” can be marked as done. This time it was {right} of {asked}.
      </p>
    );
  const set = (next: TopicStatus) =>
    mark({ trackId: topic.course, title: topic.courseTitle, topicId: topic.id, name: topic.name, status: next });
  return (
    <Notice
      tone="success"
      title={`That counts towards “${topic.name}”.`}
      actions={
        <Button
          size="sm"
          look="primary"
          onClick={() => {
            set('done');
            toast({ text: `“${topic.name}” is marked as done.`, action: { label: 'Undo', run: () => set(status) } });
          }}
        >
          Mark the topic as done
        </Button>
      }
    >
      {right} of {asked} right: you know what the cards say of it. Is the topic done in {topic.courseTitle}?
    </Notice>
  );
}

function Comeback({ cards }: { cards: Lesson['cards'] }) {
  const today = useToday();
  const reviews = useAppSelector(selectCardReviews);
  const rows = cards.flatMap((card) => {
    const kept = reviews[card.id];
    const schedule = kept && scheduleOfCard(kept);
    return schedule ? [{ card, days: daysBetween(today, schedule.due) }] : [];
  });
  if (rows.length === 0) return null;
  const shown = rows.slice(0, 8);
  return (
    <section aria-label="When they come back">
      <h3 className="font-semibold">When they come back</h3>
      <ul className="mt-2 grid gap-1.5">
        {shown.map(({ card, days }) => (
          <li
            key={card.id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-1.5 last:border-0"
          >
            <span className="min-w-0">{card.title}</span>
            <span className="text-ink-soft">due again {inDays(days)}</span>
          </li>
        ))}
      </ul>
      {rows.length > shown.length ? (
        <p className="mt-1 text-sm text-ink-soft">and {rows.length - shown.length} more.</p>
      ) : null}
    </section>
  );
}
