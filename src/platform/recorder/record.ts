import { type EventObject, fromCallback } from 'xstate';
import type { RecorderCommand, RecorderEvent, RecorderInput } from '../../../machines/contracts/recorder';
import { chunkKey } from '../storage/file-kinds';

/** Where the bytes go; `kept: false` means that the device refused and only memory holds them. */
export interface ChunkStore {
  put(key: string, chunk: Blob): Promise<{ readonly kept: boolean }>;
  delete(key: string): Promise<void>;
}

/** The browser's recorder; handed in by tests. */
export interface RecorderClass {
  new (stream: MediaStream, options: MediaRecorderOptions): MediaRecorder;
  isTypeSupported(type: string): boolean;
}

export interface RecordOptions {
  readonly streams: { get(id: string): MediaStream | null };
  readonly files: ChunkStore;
  readonly find?: () => RecorderClass | null;
  /** Milliseconds on the clock of `performance.now()`. */
  readonly now?: () => number;
}

/** A crash costs at most this much of a recording, in milliseconds. */
const CHUNK = 5000;
/** About 5 MB a minute: a face and a voice are clear, half an hour stays near 150 MB. */
const RATES = { videoBitsPerSecond: 600_000, audioBitsPerSecond: 64_000 };
/** VP8 costs the processor least while the recogniser works. */
const VIDEO = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];
const SOUND = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/**
 * Actor `recorder`: every five seconds what was recorded goes into the file store as a separate file, so that memory
 * stays flat however long the session is. Stopped without a word, it stores the rest all the same.
 */
export const recordLogic = ({
  streams,
  files,
  find = () => globalThis.MediaRecorder ?? null,
  now = () => performance.now(),
}: RecordOptions) =>
  fromCallback<EventObject, RecorderInput>(({ input, sendBack, receive }) => {
    let stopped = false;
    let refused = false;
    const tell = (event: RecorderEvent) => {
      if (!stopped) sendBack(event);
    };
    const stream = streams.get(input.streamId);
    const Class = find();
    const recorder = stream && Class ? createRecorder(Class, stream) : null;
    if (!recorder) {
      tell({ type: 'recorder.failed', problem: 'unsupported' });
      return;
    }
    const end = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };

    let count = 0;
    let storing = Promise.resolve();
    const store = async (chunk: Blob, at: number) => {
      if (refused) return;
      const key = chunkKey(input.key, count);
      count += 1;
      const { kept } = await files.put(key, chunk);
      if (kept) return tell({ type: 'recorder.stored', at });
      refused = true;
      await files.delete(key);
      tell({ type: 'recorder.failed', problem: 'full' });
      end();
    };
    const failed = () => {
      refused = true;
      tell({ type: 'recorder.failed', problem: 'failed' });
      end();
    };

    recorder.addEventListener('start', () => tell({ type: 'recorder.started', at: now(), mime: recorder.mimeType }));
    recorder.addEventListener('dataavailable', ({ data }) => {
      const at = now();
      if (data.size > 0) storing = storing.then(() => store(data, at)).catch(failed);
    });
    recorder.addEventListener('error', failed);
    recorder.addEventListener('stop', () => {
      storing = storing.then(() => tell({ type: 'recorder.finished' }));
    });
    receive(({ type }) => {
      if (type === ('recording.ended' satisfies RecorderCommand['type'])) end();
    });
    try {
      recorder.start(CHUNK);
    } catch {
      tell({ type: 'recorder.failed', problem: 'failed' });
    }
    return () => {
      stopped = true;
      end();
    };
  });

function createRecorder(Class: RecorderClass, stream: MediaStream): MediaRecorder | null {
  const types = stream.getVideoTracks().length > 0 ? VIDEO : SOUND;
  const mimeType = types.find((type) => Class.isTypeSupported(type));
  try {
    return mimeType ? new Class(stream, { mimeType, ...RATES }) : null;
  } catch {
    return null;
  }
}
