import challenges from 'content:challenges/ids';
import tracks from 'content:tracks';
import { type ReactNode, useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { roadmapPath, wayPath } from '../../app/open-source';
import { paths } from '../../app/paths';
import type { ListedSubject } from '../../domain/catalogue/subject-types';
import { type BegunRoadmap, begunRoadmaps, marksSubjects } from '../../domain/track-progress/begun';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { ContourProgress } from '../../ui/contour-progress';
import { counted, readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import { useFetched } from '../../ui/use-fetched';
import { selectTrackProgress } from '../roadmap/selectors';
import { planSummaries } from '../roadmap-generator/selectors';
import { selectSolved } from '../terminal/selectors';
import { selectTypingResults } from '../typing-test/selectors';

/** Roadmaps that are listed; the tracks and the generator have all. */
const SHOWN = 5;
const inWords = 'font-medium text-primary-ink hover:underline';

const toSubjects = () => import('content:subjects');
const NONE: readonly ListedSubject[] = [];

/** What was learnt and practised so far, each with the way on. */
export function ProgressPanel() {
  const progress = useAppSelector(selectTrackProgress);
  const plans = useAppSelector((state) => planSummaries(state, selectTrackProgress(state)));
  const subjects = useFetched(marksSubjects(tracks, progress), toSubjects, NONE);
  const roadmaps = useMemo(() => begunRoadmaps(tracks, subjects, progress, plans), [subjects, progress, plans]);
  const solved = useAppSelector(selectSolved);
  const test = useAppSelector((state) => selectTypingResults(state)[0]);
  if (roadmaps.length === 0 && solved.length === 0 && !test)
    return (
      <Panel title="Your progress">
        <p className="text-sm text-ink-soft">
          Each track and roadmap that you begin is listed here with its next topic, beside the challenges you have
          solved and your last typing test.
        </p>
      </Panel>
    );
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      <div className="grid grid-cols-1 lg:col-span-2">
        <Panel title="Your roadmaps">
          <Roadmaps roadmaps={roadmaps} />
        </Panel>
      </div>
      <Panel title="Your practice">
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <Figure
            name="Coding challenges"
            figure={
              <>
                {challenges.filter((id) => solved.includes(id)).length}
                <Unit>of {challenges.length} solved</Unit>
              </>
            }
          >
            <Link to={paths.machineCoding} className={inWords}>
              {solved.length === 0 ? 'Solve the first' : 'Solve the next'}
            </Link>
          </Figure>
          <Figure
            name="Last typing test"
            figure={
              test ? (
                <>
                  {Math.round(test.netWpm)}
                  <Unit>words a minute, {Math.round(test.accuracy)} % right</Unit>
                </>
              ) : (
                <Unit>None yet</Unit>
              )
            }
          >
            {test ? <span className="text-ink-soft">{readableTime(test.createdAt)} · </span> : null}
            <Link to={paths.typingTest} className={inWords}>
              {test ? 'Take another' : 'Take the first'}
            </Link>
          </Figure>
        </dl>
      </Panel>
    </div>
  );
}

function Roadmaps({ roadmaps }: { roadmaps: readonly BegunRoadmap[] }) {
  const rest = roadmaps.length - SHOWN;
  if (roadmaps.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        Mark a topic of a track, or have a roadmap made for you: it is then listed here with its next topic.
      </p>
    );
  return (
    <>
      <ul className="grid divide-y divide-line">
        {roadmaps.slice(0, SHOWN).map((roadmap) => (
          <Roadmap key={roadmap.id} roadmap={roadmap} />
        ))}
      </ul>
      {rest > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          And {rest} more, among{' '}
          <Link to={paths.roadmap} className={inWords}>
            the tracks
          </Link>{' '}
          and{' '}
          <Link to={`${paths.personalizedRoadmap}?tab=saved`} className={inWords}>
            your own roadmaps
          </Link>
          .
        </p>
      ) : null}
    </>
  );
}

function Roadmap({ roadmap }: { roadmap: BegunRoadmap }) {
  const state = useHere('Skill Development');
  const { kind, title, done, total, share, next, seed } = roadmap;
  const to = roadmapPath(roadmap);
  return (
    <li className="flex items-center gap-4 py-2.5 first:pt-0 last:pb-0">
      <ContourProgress share={share} seed={seed} size={44} />
      <div className="min-w-0 flex-1">
        <Link to={to} state={state} className="block truncate font-medium hover:underline">
          {title}
        </Link>
        <p className="text-sm text-ink-soft">
          {done} of {counted(total, 'topic')} done
          {next ? (
            <>
              . Next:{' '}
              <Link
                to={kind === 'track' ? wayPath({ kind: 'topic', id: next.id }) : to}
                state={state}
                className={inWords}
              >
                {next.name}
              </Link>
            </>
          ) : (
            '.'
          )}
        </p>
      </div>
      <span className="figures shrink-0 text-lg font-semibold">
        {Math.round(share * 100)}
        <span className="text-sm font-normal text-ink-soft"> %</span>
      </span>
    </li>
  );
}

function Figure({ name, figure, children }: { name: string; figure: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="figures text-2xl font-semibold">{figure}</dd>
      <dd className="text-sm">{children}</dd>
    </div>
  );
}

const Unit = ({ children }: { children: ReactNode }) => (
  <span className="font-sans text-sm font-normal tracking-normal text-ink-soft"> {children}</span>
);
