/** Actor `recorder`: records one open stream into the device's file store, a few seconds a file. */
export interface RecorderInput {
  /** The stream that `camera` opened. */
  readonly streamId: string;
  /** What the keys of its files begin with. */
  readonly key: string;
}

export type RecorderProblem =
  /** The browser cannot record. */
  | 'unsupported'
  /** The device takes no more; what was stored so far is kept. */
  | 'full'
  | 'failed';

/** What `recorder` sends to its parent. Times are on the clock of `performance.now()`, in milliseconds. */
export type RecorderEvent =
  | { readonly type: 'recorder.started'; readonly at: number; readonly mime: string }
  /** Everything recorded up to `at` is on disk. */
  | { readonly type: 'recorder.stored'; readonly at: number }
  /** The last of it is on disk: after `recording.ended`, or because the stream ended. */
  | { readonly type: 'recorder.finished' }
  | { readonly type: 'recorder.failed'; readonly problem: RecorderProblem };

/** What the parent sends to `recorder`: end, and say when the rest is stored. */
export type RecorderCommand = { readonly type: 'recording.ended' };
