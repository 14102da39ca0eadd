import { useId, useRef, useState } from 'react';
import { needsOf } from '../../domain/plans/order';
import type { MapCourse } from '../../domain/topic-map/graph';
import { keptBy } from '../../domain/topic-map/kept';
import { statusOf, type TrackSummary } from '../../domain/track-progress/progress';
import type { TopicStatus, TrackProgress } from '../../domain/track-progress/types';
import { Sheet } from '../../ui/sheet';
import { useEvent } from '../../ui/use-event';
import { useMedia } from '../../ui/use-media';
import type { LearningPath } from './learning-path';
import { TopicDrawer } from './topic-drawer';
import { focusNode, TopicMap } from './topic-map';
import { TopicPanel } from './topic-panel';
import { TrackPanel } from './track-panel';
import { progressWords, STATUS_LABELS } from './track-words';

/** The panel's width beside the map, in pixels. */
const PANEL = 400;

/** A track or a subject as a map, and the topic that is open. */
export function MapView({
  track,
  summary,
  progress,
  seed,
  open,
  onOpen,
  onMark,
}: {
  track: LearningPath;
  summary: TrackSummary<LearningPath>;
  progress: TrackProgress | undefined;
  /** Turns and shapes its hill. */
  seed: number;
  /** The id of the topic whose panel is open. */
  open: string | null;
  onOpen: (topicId: string | null) => void;
  onMark: (topicId: string, status: TopicStatus) => void;
}) {
  const panel = useId();
  const isWide = useMedia('(min-width: 900px)');
  const map = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const course = courseOf(track);
  const shown = track.topics.find(({ id }) => id === open);
  const mark = useEvent((id: string, status: TopicStatus) => {
    onMark(id, status);
    const name = track.topics.find((topic) => topic.id === id)?.name ?? '';
    setSaid(`${name}: ${STATUS_LABELS[status]}`);
  });
  const show = useEvent(onOpen);
  const back = () => focusNode(map, open ?? '');
  const close = useEvent(() => {
    back();
    onOpen(null);
  });
  const body = shown ? (
    <TopicPanel
      key={shown.id}
      topic={shown}
      track={track}
      course={course}
      progress={progress}
      onMark={mark}
      onOpen={show}
    />
  ) : null;
  return (
    <>
      <h2 className="sr-only">Topics by what builds on what</h2>
      <p className="mb-3 text-sm text-ink-soft">
        <span className="pointer-coarse:hidden">
          Arrow keys follow the lines, <kbd className="font-semibold">Enter</kbd> opens a topic,{' '}
          <kbd className="font-semibold">N</kbd>, <kbd className="font-semibold">L</kbd>,{' '}
          <kbd className="font-semibold">D</kbd>, <kbd className="font-semibold">S</kbd> set not started, learning,
          done, skipped. <kbd className="font-semibold">+</kbd> and <kbd className="font-semibold">-</kbd> zoom,{' '}
          <kbd className="font-semibold">0</kbd> shows all.
        </span>
        <span className="hidden pointer-coarse:inline">Drag to move, pinch to zoom, press a topic to open it.</span>
      </p>
      <div ref={map} className="relative h-[clamp(24rem,70dvh,46rem)] rounded-card border border-line bg-ground">
        <TopicMap
          course={course}
          statusOf={(id) => statusOf(progress, id)}
          next={summary.next?.id ?? null}
          open={shown?.id ?? null}
          panel={panel}
          covered={shown && isWide ? PANEL : 0}
          onOpen={show}
          onClose={close}
          onMark={mark}
        />
        {body && shown && isWide ? (
          <TopicDrawer id={panel} name={shown.name} onClose={close}>
            {body}
          </TopicDrawer>
        ) : null}
      </div>
      {body && shown && !isWide ? (
        <Sheet title={shown.name} onClose={() => onOpen(null)} onClosed={back}>
          <div id={panel}>{body}</div>
        </Sheet>
      ) : null}
      <div className="mt-6 max-w-md">
        <TrackPanel summary={summary} seed={seed} progress={progress} onNext={() => onOpen(summary.next?.id ?? null)} />
      </div>
      <p role="status" className="sr-only">
        {said ? `${said}. ${progressWords(summary)}.` : ''}
      </p>
    </>
  );
}

const courseOf = keptBy(
  ({ before = [], topics }: LearningPath): MapCourse => ({
    before,
    topics: topics.map(({ id, name, hours, part, needs }) => ({ id, name, hours, part, needs: needs ?? needsOf(id) })),
  }),
);
