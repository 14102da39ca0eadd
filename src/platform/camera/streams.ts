import { watchLevel } from './watch-level';

/** The open streams of this page by id: flows and state name a stream, only video elements hold it. */
export interface Streams {
  /** Registers a stream and returns its id. */
  put(stream: MediaStream): string;
  get(id: string): MediaStream | null;
  /** Forgets a stream; whoever opened it stops its tracks. */
  drop(id: string): void;
}

export function createStreams(): Streams {
  const streams = new Map<string, MediaStream>();
  let count = 0;
  return {
    put(stream) {
      count += 1;
      const id = `stream-${count}`;
      streams.set(id, stream);
      return id;
    },
    get: (id) => streams.get(id) ?? null,
    drop: (id) => void streams.delete(id),
  };
}

/** What a screen may do with an open stream. */
export interface CameraAccess {
  /** For `video.srcObject`; `null` once it is closed. */
  stream(id: string): MediaStream | null;
  /** Tells how loud the microphone is, 0 to 1, at most 20 times a second; returns what ends that. */
  watchLevel(id: string, listener: (level: number) => void): () => void;
}

export const cameraAccess = (streams: Streams): CameraAccess => ({
  stream: streams.get,
  watchLevel(id, listener) {
    const stream = streams.get(id);
    return stream ? watchLevel(stream, listener) : () => {};
  },
});
