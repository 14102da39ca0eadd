import { useMachine } from '@xstate/react';
import { Video, VideoOff } from 'lucide-react';
import { Suspense, use, useEffect } from 'react';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { MirrorVideo } from '../../ui/mirror-video';
import { ErrorBox } from '../../ui/notice';
import { cameraHelp, NO_WEBCAM } from './trainer-words';

/** One's own picture beside the question, as in a video call. */
export function WebcamPreview({ fresh }: { fresh: boolean }) {
  return (
    <section
      aria-label="Webcam"
      className="grid items-center gap-3 rounded-card border border-line bg-surface p-4 max-md:grid-cols-[minmax(5rem,8rem)_1fr] md:sticky md:top-4"
    >
      <Suspense fallback={<div className="aspect-[4/3] rounded-control bg-sunken" />}>
        <Preview fresh={fresh} />
      </Suspense>
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
