import { Download, RotateCcw } from 'lucide-react';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import type { TrackSummary } from '../../domain/track-progress/progress';
import { markdownNameOf, toMarkdown } from '../../domain/track-progress/to-markdown';
import type { TrackProgress } from '../../domain/track-progress/types';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ContourProgress } from '../../ui/contour-progress';
import { useToast } from '../../ui/toast';
import type { LearningPath } from './learning-path';
import { selectTopicNotes } from './selectors';
import { trackProgressReset, trackProgressRestored } from './track-progress-slice';
import { progressWords } from './track-words';

/** How far the reader is in a track, what comes next, and the track as a file. */
export function TrackPanel({
  summary,
  seed,
  progress,
  onNext,
}: {
  summary: TrackSummary<LearningPath>;
  seed: number;
  progress: TrackProgress | undefined;
  onNext: () => void;
}) {
  const { track, counts, counted, share, hours, hoursLeft, next } = summary;
  const device = useDevice();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const toast = useToast();
  const download = () => {
    const name = markdownNameOf(track);
    device.download(
      name,
      toMarkdown(track, progress, selectTopicNotes(store.getState())),
      'text/markdown;charset=utf-8',
    );
    toast({ text: `${name} is in your downloads.` });
  };
  const reset = () => {
    if (!progress) return;
    dispatch(trackProgressReset(track.id));
    toast({
      text: `Progress in ${track.title} reset.`,
      action: { label: 'Undo', run: () => dispatch(trackProgressRestored(progress)) },
    });
  };
  return (
    <Card aria-label="Your progress" className="@container">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 @max-sm:flex-col">
        <ContourProgress share={share} seed={seed} size={148} label={progressWords(summary)} />
        <div className="min-w-0 flex-1 @max-sm:w-full">
          <p className="@max-sm:text-center">
            <span className="figures text-3xl font-semibold">{counts.done}</span>
            <span className="text-ink-soft"> of {counted} topics done</span>
          </p>
          <dl className="mt-3 grid gap-1.5 border-t border-line pt-3 text-sm">
            <Figure term="Hours left" value={`${hoursLeft} h`} strong />
            <Figure term="Hours in all" value={`${hours} h`} />
            {counts.learning > 0 ? <Figure term="Learning now" value={String(counts.learning)} /> : null}
            {counts.skipped > 0 ? <Figure term="Skipped" value={String(counts.skipped)} /> : null}
          </dl>
        </div>
      </div>
      <div className="mt-4 border-t border-line pt-4">
        {next ? (
          <>
            <p className="text-sm text-ink-soft">{counts.learning > 0 ? 'You are at' : 'Next topic'}</p>
            <p className="font-semibold">{next.name}</p>
            <Button look="primary" className="mt-3 w-full" onClick={onNext}>
              Go to this topic
            </Button>
          </>
        ) : (
          <p className="font-medium">
            {counts.done > 0 ? `Nothing left: ${progressWords(summary)}.` : 'Every topic is skipped.'}
          </p>
        )}
        <div className="mt-2 grid gap-2">
          <Button onClick={download}>
            <Download aria-hidden="true" /> Download Markdown
          </Button>
          {progress ? (
            <Button look="quiet" onClick={reset}>
              <RotateCcw aria-hidden="true" /> Reset progress
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

function Figure({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd className={strong ? 'figures text-base font-semibold' : 'figures'}>{value}</dd>
    </div>
  );
}
