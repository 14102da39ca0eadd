import { clsx } from 'clsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import { useDevice } from '../../app/hooks';
import { toVtt } from '../../domain/interview/to-vtt';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { Skeleton } from '../../ui/progress';
import { RecordedVideo, RecordingGone, useObjectUrl, useRecorded } from '../../ui/recorded-video';
import { linesOfPart, partAt } from './session-times';
import { clockTime } from './times';

/** A place to play from: milliseconds of the session. A new object asks again. */
export interface PlayFrom {
  readonly at: number;
}

/** The recording with its transcript in step: a line leads to its place in the video. */
export function Playback({ record, from }: { record: InterviewRecord; from: PlayFrom | null }) {
  const { parts } = record;
  const [{ index, followed }, setShown] = useState({ index: 0, followed: from });
  const setIndex = (part: number) => setShown({ index: part, followed: from });
  if (from !== followed) setShown({ index: from ? Math.max(0, partAt(parts, from.at)) : index, followed: from });
  return (
    <Panel
      title="Recording"
      lead="Press a line to hear it."
      action={
        parts.length > 1 ? (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Parts of the recording</legend>
            {parts.map(({ key, start }, part) => (
              <Button key={key} size="sm" aria-pressed={part === index} onClick={() => setIndex(part)}>
                Part {part + 1}, from {clockTime(start)}
              </Button>
            ))}
          </fieldset>
        ) : undefined
      }
    >
      <Part key={index} record={record} index={index} from={from} />
    </Panel>
  );
}

function Part({ record, index, from }: { record: InterviewRecord; index: number; from: PlayFrom | null }) {
  const lines = useMemo(() => linesOfPart(record, index), [record, index]);
  const { recordings } = useDevice();
  const part = record.parts[index];
  const file = useRecorded(useCallback(async () => (part ? recordings.read(part) : null), [recordings, part]));
  const captions = useObjectUrl(useMemo(() => new Blob([toVtt(lines)], { type: 'text/vtt' }), [lines]));
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const partStart = part?.start ?? 0;
  const isHere = file.state === 'here';
  useEffect(() => {
    if (!from || !isHere || !video.current) return;
    video.current.scrollIntoView({ block: 'nearest' });
    playFrom(video.current, from.at - partStart);
  }, [from, isHere, partStart]);
  if (file.state === 'reading' || captions === null) return <Skeleton lines={4} />;
  if (file.state === 'gone') return <RecordingGone thing="session" />;
  const current = lines.findLastIndex(({ start }) => start <= at + 50);
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <RecordedVideo
        ref={video}
        url={file.url}
        captions={{ url: captions, language: record.language }}
        onTime={setAt}
      />
      {lines.length === 0 ? (
        <p className="text-ink-soft">Nothing was heard while this was recorded.</p>
      ) : (
        <ol aria-label="Transcript of the recording" className="max-h-96 overflow-y-auto">
          {lines.map((line, place) => (
            <li key={`${line.start}-${line.text}`}>
              <button
                type="button"
                aria-current={place === current ? 'true' : undefined}
                onClick={() => video.current && playFrom(video.current, line.start)}
                className={clsx(
                  'flex w-full gap-3 rounded-control px-2 py-1.5 text-left hover:bg-sunken',
                  place === current && 'bg-primary-soft',
                )}
              >
                <span className="figures shrink-0 text-sm text-ink-soft">{clockTime(line.start)}</span>{' '}
                <span>{line.text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function playFrom(video: HTMLVideoElement, milliseconds: number): void {
  video.currentTime = Math.max(0, milliseconds) / 1000;
  // Refused without a gesture, or replaced by another seek: the picture is at the right place all the same.
  video.play().catch(() => {});
}
