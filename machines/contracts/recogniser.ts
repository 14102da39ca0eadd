/** Actor `listen`: one run of the browser's speech recogniser, from start to its own end or a stop. */
export interface ListenInput {
  /** BCP 47 tag, for example `en-US`. */
  readonly language: string;
  /** Go on after the first utterance. */
  readonly continuous: boolean;
}

/** Why the recogniser gave up; the names of the Web Speech API, and `unsupported` where there is none. */
export type RecogniserProblem =
  | 'unsupported'
  | 'not-allowed'
  | 'service-not-allowed'
  | 'audio-capture'
  | 'network'
  | 'language-not-supported'
  | 'no-speech'
  | 'aborted'
  | 'bad-grammar'
  | 'unknown';

/** What `listen` sends to its parent. */
export type RecogniserEvent =
  /** The microphone is open; `onDevice`: the audio does not leave the machine. */
  | { readonly type: 'recogniser.started'; readonly onDevice: boolean }
  /** New words: `final` is added to the transcript once, `interim` replaces the guess shown so far. */
  | { readonly type: 'recogniser.heard'; readonly final: string; readonly interim: string }
  /** It ended by itself, as after a silence. */
  | { readonly type: 'recogniser.ended' }
  | { readonly type: 'recogniser.failed'; readonly problem: RecogniserProblem };
