/** Actor `readAloud`: speaks a text sentence by sentence until done or stopped. */
export interface ReadAloudInput {
  readonly text: string;
  /** BCP 47 tag, for example `en-US`. */
  readonly language: string;
}

export type ReadAloudEvent =
  | { readonly type: 'speech.finished' }
  | { readonly type: 'speech.failed'; readonly problem: 'unsupported' | 'failed' };
