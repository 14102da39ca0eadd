/** Actor `readAloud`: speaks a text sentence by sentence until done or stopped. */
export interface ReadAloudInput {
  readonly text: string;
  /** BCP 47 tag, for example `en-US`. */
  readonly language: string;
  /** `voiceURI` of the voice; the browser chooses where there is none of that name. */
  readonly voice?: string | null;
  /** 1 is the voice's own rate. */
  readonly rate?: number;
}

export type ReadAloudEvent =
  | { readonly type: 'speech.finished' }
  | { readonly type: 'speech.failed'; readonly problem: 'unsupported' | 'failed' };
