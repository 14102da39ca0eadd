import titles from 'content:subjects/titles';
import tracks from 'content:tracks';
import { useMemo, useState } from 'react';
import type { StudyWish } from '../../../machines/contracts/study';
import { useAppSelector, useDevice } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { StudyAims, StudyMode } from '../../domain/quiz/aims';
import { cardsToday } from '../../domain/quiz/reviews';
import { topicNameOf } from '../../domain/track-progress/types';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { SelectField, TextField } from '../../ui/field';
import { counted, shortDay } from '../../ui/format';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast';
import { useToday } from '../../ui/use-today';
import { selectTrackProgress } from '../roadmap/selectors';
import { Limits } from './limits';
import { selectCardReviews, selectDayLimits, selectHasStudied } from './selectors';
import { goalName, levelName } from './study-words';
import { newWish } from './use-study';

const courses = [
  ...tracks.map(({ id, title }) => ({ id, title })),
  ...Object.entries(titles).map(([id, title]) => ({ id, title })),
]
  .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
  .sort((a, b) => a.title.localeCompare(b.title));

/** Topics on the way that are offered. */
const OFFERED = 6;

type Choose = (wish: StudyWish) => void;

const isLearning = (state: Parameters<typeof selectTrackProgress>[0]): boolean =>
  Object.values(selectTrackProgress(state)).some(({ topics }) =>
    Object.values(topics).some(({ status }) => status === 'learning'),
  );

/** What to study: what is due, what is being learnt, a course, or words of one's own. */
export function ChoosePanel({
  aims,
  onChoose,
  onAims,
}: {
  aims: StudyAims | null;
  onChoose: Choose;
  onAims: () => void;
}) {
  const begun = useAppSelector(selectHasStudied);
  const learning = useAppSelector(isLearning);
  // Whoever has nothing to go on with begins here.
  const first = !begun && !learning;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {first ? <AnythingPanel title="What do you want to study?" onChoose={onChoose} /> : null}
      <DuePanel onChoose={onChoose} />
      <LearningPanel onChoose={onChoose} />
      {first ? null : <AnythingPanel title="Anything else" onChoose={onChoose} />}
      <Panel
        title="How you study"
        action={
          <Button size="sm" onClick={onAims}>
            Change
          </Button>
        }
      >
        {aims ? (
          <p className="text-ink-soft">
            {levelName(aims.level)}, to {goalName(aims.goal).charAt(0).toLowerCase() + goalName(aims.goal).slice(1)}.
          </p>
        ) : null}
        <Limits />
      </Panel>
    </div>
  );
}

function DuePanel({ onChoose }: { onChoose: Choose }) {
  const today = useToday();
  const reviews = useAppSelector(selectCardReviews);
  const limits = useAppSelector(selectDayLimits);
  const { due, dueInAll, later } = useMemo(() => cardsToday(reviews, limits, today), [reviews, limits, today]);
  const ids = due.map(({ item }) => item.id);
  const begin = (mode: StudyMode) => onChoose(newWish({ cards: ids, mode }));
  const [next] = later;
  return (
    <Panel title="Due today">
      {dueInAll === 0 ? (
        <p className="text-ink-soft">
          {next
            ? `Nothing is due. The next card comes back on ${shortDay(next.schedule.due)}.`
            : 'Nothing yet. Cards that you study come back here, just before you would forget them.'}
        </p>
      ) : (
        <>
          <p>
            <span className="figures text-2xl font-semibold">{due.length}</span> {due.length === 1 ? 'card' : 'cards'}{' '}
            to review
            {dueInAll > due.length ? `, of ${dueInAll} that are due` : ''}.
          </p>
          {dueInAll > due.length ? (
            <p className="mt-1 text-sm text-ink-soft">
              {due.length === 0 ? 'Today’s limit is reached' : `No more than ${limits.reviews} a day`}: the rest waits,
              the longest due first.
            </p>
          ) : null}
          {due.length > 0 ? (
            <>
              <p className="mt-2 text-sm text-ink-soft">
                {due
                  .slice(0, 3)
                  .map(({ item }) => item.title)
                  .join(' · ')}
                {due.length > 3 ? ` and ${due.length - 3} more` : ''}
              </p>
              <div className="mt-4 flex flex-wrap gap-2">
                <Button look="primary" onClick={() => begin('cards')}>
                  Review as flashcards
                </Button>
                <Button onClick={() => begin('quiz')}>Quiz me on them</Button>
              </div>
            </>
          ) : null}
        </>
      )}
      <AllForAnki />
    </Panel>
  );
}

/** All cards that were studied, as a file that Anki reads. */
function AllForAnki() {
  const reviews = useAppSelector(selectCardReviews);
  const { download } = useDevice();
  const toast = useToast();
  const ids = Object.keys(reviews);
  if (ids.length === 0) return null;
  const save = async () => {
    const [{ ankiFile }, { loaders }] = await Promise.all([
      import('../../domain/quiz/anki'),
      import('content:cards/groups'),
    ]);
    const groups = [...new Set(ids.map((id) => id.slice(0, id.indexOf('/'))))].flatMap((group) => loaders[group] ?? []);
    const cards = (await Promise.all(groups.map((load) => load()))).flatMap((group) => group.default);
    download('elevate-cards.txt', ankiFile(cards.filter(({ id }) => Object.hasOwn(reviews, id))));
  };
  return (
    <Button
      size="sm"
      className="mt-4"
      onClick={() =>
        void save().catch(() =>
          toast({ text: 'The cards could not be fetched. Check your connection and try again.', tone: 'danger' }),
        )
      }
    >
      Download {counted(ids.length, 'card')} for Anki
    </Button>
  );
}

function LearningPanel({ onChoose }: { onChoose: Choose }) {
  const progress = useAppSelector(selectTrackProgress);
  const learning = useMemo(
    () =>
      Object.values(progress)
        .flatMap(({ topics }) => Object.entries(topics))
        .filter(([, { status }]) => status === 'learning')
        .sort(([, a], [, b]) => b.at.localeCompare(a.at))
        .slice(0, OFFERED),
    [progress],
  );
  return (
    <Panel title="What you are learning">
      {learning.length === 0 ? (
        <p className="text-ink-soft">
          Topics that you mark as “learning” in a{' '}
          <Link to={paths.roadmap} className="font-medium text-primary-ink underline underline-offset-2">
            roadmap
          </Link>{' '}
          are offered here.
        </p>
      ) : (
        <ul className="grid gap-2">
          {learning.map(([id, topic]) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0">{topicNameOf(id, topic)}</span>
              <Button size="sm" onClick={() => onChoose(newWish({ on: id, mode: 'lesson' }))}>
                Study<span className="sr-only"> {topicNameOf(id, topic)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AnythingPanel({ title, onChoose }: { title: string; onChoose: Choose }) {
  const [words, setWords] = useState('');
  const [course, setCourse] = useState('');
  const on = words.trim() === '' ? course : words.trim().slice(0, 200);
  const begin = (mode: StudyMode) => onChoose(newWish({ on, mode }));
  return (
    <Panel title={title}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (on !== '') begin('lesson');
        }}
      >
        <TextField
          label="A concept"
          help="For example: closures, binary search, TCP."
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField
          label="Or a course"
          value={words.trim() === '' ? course : ''}
          onChange={(event) => {
            setCourse(event.target.value);
            setWords('');
          }}
        >
          <option value="">Choose one</option>
          {courses.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" disabled={on === ''}>
            Begin a lesson
          </Button>
          <Button disabled={on === ''} onClick={() => begin('quiz')}>
            Quiz me
          </Button>
          <Button disabled={on === ''} onClick={() => begin('cards')}>
            Flashcards
          </Button>
        </div>
      </form>
    </Panel>
  );
}
