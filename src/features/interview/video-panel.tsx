import { useSelector } from '@xstate/react';
import { CircleDot, Timer, Video, VideoOff } from 'lucide-react';
import { useCallback } from 'react';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { DeviceChoice } from '../../ui/device-choice';
import { CheckboxField } from '../../ui/field';
import { LevelMeter } from '../../ui/level-meter';
import { MirrorVideo } from '../../ui/mirror-video';
import { ErrorBox, Notice } from '../../ui/notice';
import { recorderProblems } from '../../ui/recording-words';
import { cameraProblems, NO_WEBCAM } from './interview-words';
import { timeSpent } from './session-times';
import { clockTime } from './times';
import type { InterviewRoom } from './use-interview-room';

/** The webcam with the session's timer, the choice of devices, and the switch for the recording. */
export function VideoPanel({ flow }: { flow: InterviewRoom }) {
  const { camera } = useDevice();
  const webcam = useSelector(flow.webcam, (state) => state);
  const { open, cameraProblem, recorderProblem, records } = webcam.context;
  const opening = webcam.hasTag('opening');
  return (
    <Card aria-label="Webcam" className="grid items-start gap-4 sm:max-md:grid-cols-2">
      <div className="col-span-full flex items-center justify-between gap-3">
        <SessionTimer flow={flow} />
        {webcam.hasTag('recording') ? (
          <Chip tone="danger">
            <CircleDot aria-hidden="true" /> Recording
          </Chip>
        ) : null}
      </div>
      {open?.camera ? (
        <MirrorVideo stream={camera.stream(open.streamId)} />
      ) : (
        <div className="grid aspect-[4/3] place-items-center rounded-control bg-sunken text-center text-ink-soft">
          <div className="px-4">
            <VideoOff aria-hidden="true" className="mx-auto mb-2 size-7 text-ink-faint" />
            <p>{open ? 'No camera' : opening ? 'Waiting for your permission in the browser' : 'Webcam is off'}</p>
          </div>
        </div>
      )}
      <div className="grid gap-4">
        {cameraProblem ? <ErrorBox title={NO_WEBCAM}>{cameraProblems[cameraProblem]}</ErrorBox> : null}
        {open && !open.camera ? (
          <Notice role="status">There is no picture. The interview goes on with the microphone alone.</Notice>
        ) : null}
        {open && !open.microphone ? (
          <Notice role="status">There is no microphone. Type your answers; the video continues.</Notice>
        ) : null}
        {open?.microphone ? <Level streamId={open.streamId} /> : null}
        <WebcamButtons flow={flow} />
        {open ? (
          <DeviceChoice
            devices={webcam.context}
            onChoose={(kind, id) => flow.webcam.send({ type: 'device.chosen', kind, id })}
          />
        ) : null}
        <CheckboxField
          label="Record while the webcam is on"
          help="On this device only, about 5 MB a minute."
          checked={records}
          onChange={(event) => flow.record(event.target.checked)}
        />
        {recorderProblem ? (
          <Notice tone="warning" role="alert">
            {recorderProblems[recorderProblem]}
          </Notice>
        ) : null}
      </div>
    </Card>
  );
}

function Level({ streamId }: { streamId: string }) {
  const { camera } = useDevice();
  const watch = useCallback(
    (listener: (level: number) => void) => camera.watchLevel(streamId, listener),
    [camera, streamId],
  );
  return <LevelMeter watch={watch} />;
}

function SessionTimer({ flow: { room } }: { flow: InterviewRoom }) {
  const seconds = useSelector(room, (state) => Math.floor(timeSpent(state.context) / 1000));
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Timer aria-hidden="true" className="size-4" /> Session
      <span role="timer" aria-label="Session time" className="figures text-base font-semibold text-ink">
        {clockTime(seconds * 1000)}
      </span>
    </p>
  );
}

function WebcamButtons({ flow }: { flow: InterviewRoom }) {
  const webcam = useSelector(flow.webcam, (state) => state);
  const waits = useSelector(flow.room, (state) => state.matches({ open: 'waiting' }));
  const begun = useSelector(flow.room, (state) => timeSpent(state.context) > 0 || state.context.answers.length > 1);
  const goOn = begun ? 'Continue' : 'Start';
  const without = (
    <Button look="quiet" onClick={flow.start}>
      {goOn} without webcam
    </Button>
  );
  if (webcam.matches({ open: 'preview' }))
    return (
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={flow.openWebcam}>
          <Video aria-hidden="true" /> {goOn} interview
        </Button>
        <Button onClick={flow.closeWebcam}>
          <VideoOff aria-hidden="true" /> Turn Webcam Off
        </Button>
      </div>
    );
  if (webcam.matches('open'))
    return (
      <div className="flex flex-wrap gap-2">
        <Button disabled={webcam.hasTag('closing')} onClick={flow.closeWebcam}>
          <VideoOff aria-hidden="true" /> {webcam.hasTag('opening') ? 'Cancel' : 'Turn Webcam Off'}
        </Button>
        {waits ? without : null}
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button look={waits ? 'primary' : 'plain'} onClick={flow.openWebcam}>
        <Video aria-hidden="true" /> Turn Webcam On
      </Button>
      {waits ? (
        <>
          <Button onClick={() => flow.webcam.send({ type: 'devices.checked' })}>Check devices</Button>
          {without}
        </>
      ) : null}
    </div>
  );
}
