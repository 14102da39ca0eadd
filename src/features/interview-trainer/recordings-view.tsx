import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnswerRecording, TrainerAttempt } from '../../../machines/contracts/trainer';
import { useDevice } from '../../app/hooks';
import { spreadLines, toVtt } from '../../domain/interview/to-vtt';
import { APP_LANGUAGE } from '../../domain/speech/languages';
import { Skeleton } from '../../ui/progress';
import { RecordedVideo, RecordingGone, useObjectUrl, useRecorded } from '../../ui/recorded-video';

type Answer = Pick<TrainerAttempt, 'text' | 'language' | 'recordings'>;

/** What was recorded of an answer, each recording read when it is opened. One of which nothing was stored is left out. */
export function RecordingsView({ answer }: { answer: Answer }) {
  const { recordings: files } = useDevice();
  const { recordings = [] } = answer;
  const [sizes, setSizes] = useState<ReadonlyMap<string, number> | null>(null);
  useEffect(() => {
    let left = false;
    files.sizes().then(
      (read) => left || setSizes(read),
      () => left || setSizes(new Map()),
    );
    return () => {
      left = true;
    };
  }, [files]);
  const shown = recordings.filter(({ key, length }) => length > 0 || sizes?.has(key));
  if (!sizes || shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map((recording, index) => (
        <li key={recording.key}>
          <One
            name={`Recording${shown.length > 1 ? ` ${index + 1}` : ''}${recording.length > 0 ? `, ${clock(recording.length)}` : ''}`}
            answer={answer}
            recording={recording}
          />
        </li>
      ))}
    </ul>
  );
}

function One({ name, answer, recording }: { name: string; answer: Answer; recording: AnswerRecording }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="rounded-control border border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 rounded-control px-4 py-2.5 text-sm font-medium hover:bg-sunken">{name}</summary>
      {open ? (
        <div className="border-t border-line p-4">
          <Player name={name} answer={answer} recording={recording} />
        </div>
      ) : null}
    </details>
  );
}

function Player({
  name,
  answer: { text, language = APP_LANGUAGE.tag },
  recording,
}: {
  name: string;
  answer: Answer;
  recording: AnswerRecording;
}) {
  const { recordings: files } = useDevice();
  const file = useRecorded(useCallback(() => files.read(recording), [files, recording]));
  const { length } = recording;
  const captions = useObjectUrl(
    useMemo(() => new Blob([toVtt(spreadLines(text, length))], { type: 'text/vtt' }), [text, length]),
  );
  if (file.state === 'reading' || captions === null) return <Skeleton lines={4} />;
  if (file.state === 'gone') return <RecordingGone thing="interview" />;
  return (
    <div className="max-w-md">
      <RecordedVideo url={file.url} label={name} captions={{ url: captions, language }} />
    </div>
  );
}

const clock = (milliseconds: number): string => {
  const all = Math.floor(milliseconds / 1000);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
};
