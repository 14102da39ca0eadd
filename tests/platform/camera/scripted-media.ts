import type { Media } from '../../../src/platform/camera/open-camera';

/** A track that ends when it is stopped, or unplugged by the test. */
export class ScriptedTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  constructor(readonly kind: 'video' | 'audio') {
    super();
  }
  stop() {
    this.readyState = 'ended';
  }
  unplug() {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

export class ScriptedStream {
  constructor(readonly tracks: readonly ScriptedTrack[]) {}
  getTracks = () => [...this.tracks];
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
}

export const bothTracks = () => new ScriptedStream([new ScriptedTrack('video'), new ScriptedTrack('audio')]);
export const asStream = (stream: ScriptedStream) => stream as unknown as MediaStream;

export const named = (name: string) => Object.assign(new Error('made by the test'), { name });

interface Request {
  readonly video: boolean;
  readonly audio: boolean;
  readonly ids: readonly string[];
}

/** A browser's media devices: each request is answered by `answer`, and every track ever given is remembered. */
export function scriptedMedia(answer: (request: Request) => Promise<ScriptedStream> | ScriptedStream) {
  const requests: Request[] = [];
  const given: ScriptedStream[] = [];
  const devices: { kind: MediaDeviceKind; deviceId: string; label: string }[] = [];
  const target = new EventTarget();
  const media = {
    async getUserMedia(constraints: MediaStreamConstraints) {
      const id = (wish: MediaStreamConstraints['video']) =>
        typeof wish === 'object' ? ((wish.deviceId as { exact: string } | undefined)?.exact ?? '') : '';
      const request = {
        video: Boolean(constraints.video),
        audio: Boolean(constraints.audio),
        ids: [id(constraints.video), id(constraints.audio)].filter(Boolean),
      };
      requests.push(request);
      const stream = await answer(request);
      given.push(stream);
      return asStream(stream);
    },
    enumerateDevices: async () => devices as unknown as MediaDeviceInfo[],
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as unknown as Media;
  return {
    media,
    requests,
    devices,
    changed: () => target.dispatchEvent(new Event('devicechange')),
    /** Tracks whose light is still on. */
    live: () => given.flatMap((stream) => stream.tracks).filter(({ readyState }) => readyState === 'live'),
    given,
  };
}
