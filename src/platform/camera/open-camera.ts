import { type EventObject, fromCallback } from 'xstate';
import type { CameraEvent, CameraInput, CameraProblem } from '../../../machines/contracts/camera';
import type { Streams } from './streams';

/** The part of the browser's media devices that is used; handed in by tests. */
export type Media = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

export interface CameraOptions {
  readonly streams: Streams;
  /** `null`: this browser has no media devices, as on an insecure address. */
  readonly media?: () => Media | null;
  /** Whether the user has granted one of the two for good; `false` where the browser does not say. */
  readonly isGranted?: (name: 'camera' | 'microphone') => Promise<boolean>;
  /** Milliseconds on the clock of `performance.now()`. */
  readonly now?: () => number;
}

/** Enough to see oneself; a higher one only makes recordings larger. */
const PICTURE = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24 } };

/**
 * Actor `camera`: opens camera and microphone together, or whichever of them can be had, reports the devices there are
 * and when one is lost. Stopped in any moment, even while the browser still asks, it leaves no track running.
 */
export const cameraLogic = ({
  streams,
  media: find = () => navigator.mediaDevices ?? null,
  isGranted = granted,
  now = () => performance.now(),
}: CameraOptions) =>
  fromCallback<EventObject, CameraInput>(({ input, sendBack }) => {
    const media = find();
    let stopped = false;
    let close = () => {};
    const tell = (event: CameraEvent) => {
      if (!stopped) sendBack(event);
    };
    if (!media) {
      tell({ type: 'camera.failed', problem: 'unsupported' });
      return;
    }

    const list = async () => {
      const devices = await media.enumerateDevices().catch(() => []);
      const choices = (kind: MediaDeviceKind) =>
        devices
          .filter((device) => device.kind === kind && device.deviceId !== '')
          .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Device ${index + 1}` }));
      tell({ type: 'camera.listed', cameras: choices('videoinput'), microphones: choices('audioinput') });
    };

    const begin = async () => {
      const stream = await openStream(media, input, isGranted, () => stopped);
      if (stopped) return stopTracks(stream);
      const streamId = streams.put(stream);
      close = () => {
        streams.drop(streamId);
        media.removeEventListener('devicechange', list);
        stopTracks(stream);
      };
      for (const track of stream.getTracks())
        track.addEventListener('ended', () =>
          tell({ type: 'camera.lost', kind: track.kind === 'video' ? 'camera' : 'microphone' }),
        );
      media.addEventListener('devicechange', list);
      tell({
        type: 'camera.opened',
        streamId,
        camera: stream.getVideoTracks().length > 0,
        microphone: stream.getAudioTracks().length > 0,
        at: now(),
      });
      await list();
    };
    begin().catch((error: unknown) => tell({ type: 'camera.failed', problem: problemOf(error) }));

    return () => {
      stopped = true;
      close();
    };
  });

interface Wish {
  readonly video: boolean;
  readonly audio: boolean;
}

/** @throws the browser's error about both together, when not even one of the two can be had */
async function openStream(
  media: Media,
  { cameraId, microphoneId }: CameraInput,
  isGranted: (name: 'camera' | 'microphone') => Promise<boolean>,
  isStopped: () => boolean,
): Promise<MediaStream> {
  const open = ({ video, audio }: Wish, chosen: boolean) =>
    media.getUserMedia({
      video: video && { ...PICTURE, ...(chosen && cameraId ? { deviceId: { exact: cameraId } } : {}) },
      audio: audio && {
        echoCancellation: true,
        ...(chosen && microphoneId ? { deviceId: { exact: microphoneId } } : {}),
      },
    });
  try {
    return await open({ video: true, audio: true }, true);
  } catch (error) {
    for (const { chosen, ...wish } of await lesser(error, media, isGranted)) {
      if (isStopped()) break;
      try {
        return await open(wish, chosen);
      } catch {
        // The next one; if none is left, what was said about both is what the user should read.
      }
    }
    throw error;
  }
}

/** What is still worth asking for, without making the browser ask the user again. */
async function lesser(
  error: unknown,
  media: Media,
  isGranted: (name: 'camera' | 'microphone') => Promise<boolean>,
): Promise<readonly (Wish & { chosen: boolean })[]> {
  const both = { video: true, audio: true, chosen: false };
  const audio = { video: false, audio: true, chosen: false };
  const video = { video: true, audio: false, chosen: false };
  switch (nameOf(error)) {
    case 'NotAllowedError':
      return [...((await isGranted('microphone')) ? [audio] : []), ...((await isGranted('camera')) ? [video] : [])];
    case 'NotFoundError': {
      const devices = await media.enumerateDevices().catch(() => []);
      const has = (kind: MediaDeviceKind) => devices.some((device) => device.kind === kind);
      return [...(has('audioinput') ? [audio] : []), ...(has('videoinput') ? [video] : [])];
    }
    case 'OverconstrainedError':
      return [both, audio, video];
    case 'NotReadableError':
    case 'AbortError':
      return [audio, video];
    default:
      return [];
  }
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '');
const problemOf = (error: unknown): CameraProblem => PROBLEMS[nameOf(error)] ?? 'failed';

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function granted(name: 'camera' | 'microphone'): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: name as PermissionName })).state === 'granted';
  } catch {
    return false;
  }
}
