import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import { Notice } from './notice';

export type Recorded = { state: 'reading' } | { state: 'gone' } | { state: 'here'; url: string };

/**
 * A stored recording as an address to play.
 * @param read `null` or a failure: nothing of it is on this device. Another function reads again
 */
export function useRecorded(read: () => Promise<Blob | null>): Recorded {
  const [file, setFile] = useState<Blob | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const take = (blob: Blob | null) => {
      if (isCurrent) setFile(blob);
    };
    read().then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [read]);
  const url = useObjectUrl(file ?? null);
  if (file === null) return { state: 'gone' };
  return url ? { state: 'here', url } : { state: 'reading' };
}

/** An address for a blob, taken back when the blob changes or the screen is left. */
export function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}

/** A recording to play, sought also where the browser wrote no length into it. */
export function RecordedVideo({
  ref,
  url,
  label,
  captions,
  onTime,
}: {
  ref?: RefObject<HTMLVideoElement | null>;
  url: string;
  label?: string;
  captions: { readonly url: string; readonly language: string };
  /** Where it plays, in milliseconds. */
  onTime?: (at: number) => void;
}) {
  return (
    <video
      ref={ref}
      controls
      playsInline
      preload="auto"
      src={url}
      aria-label={label}
      onLoadedMetadata={mendLength}
      onDurationChange={backToStart}
      onTimeUpdate={onTime ? (event) => onTime(event.currentTarget.currentTime * 1000) : undefined}
      className="aspect-[4/3] w-full rounded-control bg-sunken"
    >
      <track kind="captions" src={captions.url} srcLang={captions.language} label="Transcript" />
    </video>
  );
}

/** In place of a recording whose files are gone. */
export function RecordingGone({ thing }: { thing: 'session' | 'interview' }) {
  return (
    <Notice tone="warning" title="The recording is no longer on this device.">
      The storage was cleared, or the {thing} came from a backup without it. Everything else is kept.
    </Notice>
  );
}

/** A recording without a length gets one by a jump behind its end. */
const FAR_BEHIND = 1e101;

function mendLength({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  if (video.duration === Number.POSITIVE_INFINITY) video.currentTime = FAR_BEHIND;
}

function backToStart({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  if (Number.isFinite(video.duration) && video.currentTime >= video.duration) video.currentTime = 0;
}
