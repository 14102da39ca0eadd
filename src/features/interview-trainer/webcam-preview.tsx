import { useMachine } from '@xstate/react';
import { Video, VideoOff } from 'lucide-react';
import { Suspense, use, useEffect, useState } from 'react';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { ErrorBoundary } from '../../ui/error-boundary';
import { CheckboxField } from '../../ui/field';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { MirrorVideo } from '../../ui/mirror-video';
import { ErrorBox } from '../../ui/notice';
import type { TapePanelProps } from './tape-panel';
import { cameraHelp, NO_WEBCAM } from './trainer-words';

const TapePanel = lazyPart<TapePanelProps>(() => import('./tape-panel').then((m) => m.TapePanel));

/** One's own picture beside the question, as in a video call, and the switch that has answers recorded. */
export function WebcamPreview({ fresh, trainer, tape }: TapePanelProps & { readonly fresh: boolean }) {
  // After a recording the camera stays off until it is asked for.
  const [mirrored, setMirrored] = useState(fresh);
  return (
    <section
      aria-label="Webcam"
      className="grid items-center gap-3 rounded-card border border-line bg-surface p-4 max-md:grid-cols-[minmax(5rem,8rem)_1fr] md:sticky md:top-4"
    >
      <ErrorBoundary resetKey={String(tape.wanted)} onRetry={retryFetches}>
        <Suspense fallback={<div className="aspect-[4/3] rounded-control bg-sunken" />}>
          {tape.wanted ? <TapePanel trainer={trainer} tape={tape} /> : <Preview fresh={mirrored} />}
        </Suspense>
      </ErrorBoundary>
      <div className="max-md:col-span-2">
        <CheckboxField
          label="Record my answers"
          help={
            tape.wanted
              ? 'From Start Recording to Stop Recording. Recordings stay on this device, about 5 MB a minute, and go when the interview is removed.'
              : 'On this device only. Each recording is started by you.'
          }
          checked={tape.wanted}
          onChange={(event) => {
            setMirrored(false);
            tape.want(event.target.checked);
          }}
        />
      </div>
    </section>
  );
}

function Preview({ fresh }: { fresh: boolean }) {
  const { machines, camera } = useDevice();
  const [snapshot, send] = useMachine(use(machines.webcam()));
  const { streamId, problem } = snapshot.context;
  const live = snapshot.matches('live');
  useEffect(() => {
    if (fresh) send({ type: 'webcam.requested' });
  }, [fresh, send]);
  return (
    <>
      {streamId ? (
        <MirrorVideo stream={camera.stream(streamId)} />
      ) : (
        <div className="grid aspect-[4/3] place-items-center rounded-control bg-sunken px-4 text-center text-sm text-ink-faint">
          {live ? 'Waiting for the webcam.' : 'The webcam is off.'}
        </div>
      )}
      <div className="grid gap-2">
        <Button onClick={() => send({ type: live ? 'webcam.closed' : 'webcam.requested' })}>
          {live ? <VideoOff aria-hidden="true" /> : <Video aria-hidden="true" />}
          {live ? 'Turn webcam off' : 'Turn webcam on'}
        </Button>
        <p className="text-xs text-ink-faint">
          Only a mirror: nothing is recorded, and the picture stays on this device.
        </p>
      </div>
      {problem ? (
        <div className="max-md:col-span-2">
          <ErrorBox title={NO_WEBCAM}>{cameraHelp[problem]} The interview goes on without it.</ErrorBox>
        </div>
      ) : null}
    </>
  );
}
