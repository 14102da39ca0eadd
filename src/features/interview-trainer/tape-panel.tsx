import { useActorRef, useSelector } from '@xstate/react';
import { CircleDot, Video, VideoOff } from 'lucide-react';
import { use, useCallback, useEffect, useState } from 'react';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { DeviceChoice } from '../../ui/device-choice';
import { LevelMeter } from '../../ui/level-meter';
import { MirrorVideo } from '../../ui/mirror-video';
import { ErrorBox, Notice } from '../../ui/notice';
import { recorderProblems } from '../../ui/recording-words';
import { recordingsOf } from './answer-recordings';
import { connectTape } from './connect-tape';
import { cameraHelp, NO_WEBCAM } from './trainer-words';
import type { Tape } from './use-tape';
import type { Trainer } from './use-trainer';

export interface TapePanelProps {
  readonly trainer: Trainer;
  readonly tape: Tape;
}

/** Camera and microphone while answers are recorded, in place of the mirror. */
export function TapePanel({ trainer, tape }: TapePanelProps) {
  const { machines, camera: platform } = useDevice();
  const { session, answers } = trainer.snapshot.context;
  const [input] = useState(() => ({
    records: false,
    recordingName: session?.id ?? '',
    taken: Math.max(0, ...answers.flatMap(recordingsOf).map(({ key }) => Number(key.slice(key.lastIndexOf('-') + 1)))),
  }));
  const camera = useActorRef(use(machines.roomCamera()), { input });
  const state = useSelector(camera, (snapshot) => snapshot);
  const { actor, speaking } = trainer;
  const { attach, show } = tape;
  const { actor: speech } = speaking;
  useEffect(() => {
    const tie = connectTape({ camera, speech, trainer: actor });
    const detach = attach(tie);
    return () => {
      detach();
      tie.disconnect();
    };
  }, [camera, speech, actor, attach]);
  const ask = useCallback(() => camera.send({ type: 'webcam.requested', at: performance.now() }), [camera]);
  // The switch that shows this was the gesture.
  useEffect(ask, [ask]);
  const rolling = state.hasTag('recording');
  const ready = state.hasTag('on');
  useEffect(() => show({ ready, rolling }), [show, ready, rolling]);

  const { open, cameraProblem, recorderProblem } = state.context;
  const opening = state.hasTag('opening');
  return (
    <>
      <div>
        {open?.camera ? (
          <MirrorVideo stream={platform.stream(open.streamId)} />
        ) : (
          <div className="grid aspect-[4/3] place-items-center rounded-control bg-sunken px-4 text-center text-sm text-ink-faint">
            {open ? 'No camera' : opening ? 'Waiting for the webcam.' : 'The webcam is off.'}
          </div>
        )}
      </div>
      <div className="grid gap-3">
        {rolling ? (
          <p>
            <Chip tone="danger">
              <CircleDot aria-hidden="true" /> Recording
            </Chip>
          </p>
        ) : null}
        <Button
          disabled={state.hasTag('closing')}
          onClick={state.matches('open') ? () => camera.send({ type: 'webcam.closed' }) : ask}
        >
          {state.matches('open') ? <VideoOff aria-hidden="true" /> : <Video aria-hidden="true" />}
          {opening ? 'Cancel' : open ? 'Turn webcam off' : 'Turn webcam on'}
        </Button>
        {open?.microphone ? <Level streamId={open.streamId} /> : null}
      </div>
      <div className="grid gap-3 empty:hidden max-md:col-span-2">
        {cameraProblem ? (
          <ErrorBox title={NO_WEBCAM}>
            {tapeHelp[cameraProblem] ?? cameraHelp[cameraProblem]} The interview goes on without it, and nothing more is
            recorded.
          </ErrorBox>
        ) : null}
        {open && !open.camera ? (
          <Notice role="status">There is no picture. Your answers are recorded with the microphone alone.</Notice>
        ) : null}
        {open && !open.microphone ? (
          <Notice role="status">There is no microphone. Your answers are recorded without sound.</Notice>
        ) : null}
        {recorderProblem ? (
          <Notice tone="warning" role="alert">
            {recorderProblems[recorderProblem]}
          </Notice>
        ) : null}
        {open ? (
          <details>
            <summary className="min-h-11 py-2.5 text-sm text-ink-soft">Camera and microphone to use</summary>
            <DeviceChoice
              devices={state.context}
              onChoose={(kind, id) => camera.send({ type: 'device.chosen', kind, id })}
            />
          </details>
        ) : null}
      </div>
    </>
  );
}

/** Here the microphone is asked for, too. */
const tapeHelp: Partial<typeof cameraHelp> = {
  missing: 'No camera and no microphone were found.',
  lost: 'The camera and the microphone were unplugged or taken away. What was recorded so far is kept.',
};

function Level({ streamId }: { streamId: string }) {
  const { camera } = useDevice();
  const watch = useCallback(
    (listener: (level: number) => void) => camera.watchLevel(streamId, listener),
    [camera, streamId],
  );
  return <LevelMeter watch={watch} />;
}
