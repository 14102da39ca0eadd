import { type EventObject, fromCallback } from 'xstate';
import type { ListenInput, RecogniserEvent, RecogniserProblem } from '../../../machines/contracts/recogniser';

/** The part of the Web Speech API that is used; handed in by tests. */
export interface Recogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Chrome 139 and later: `true` keeps the audio on the machine. */
  processLocally?: boolean;
  start(): void;
  abort(): void;
}

export interface RecogniserClass {
  new (): Recogniser;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
  install?(options: { langs: string[]; processLocally: boolean }): Promise<boolean>;
}

interface ResultEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

const PROBLEMS: readonly RecogniserProblem[] = [
  'not-allowed',
  'service-not-allowed',
  'audio-capture',
  'network',
  'language-not-supported',
  'no-speech',
  'aborted',
  'bad-grammar',
];

/** The browser's recogniser, if it has one. */
export function browserRecogniser(): RecogniserClass | null {
  const names = globalThis as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
}

/**
 * Actor `listen`: one run of the recogniser. It prefers the machine's own model where the browser has one for the
 * language, and says which it is. Each final text is sent once: Chrome on Android repeats finished results.
 */
export const listenLogic = (find: () => RecogniserClass | null = browserRecogniser) =>
  fromCallback<EventObject, ListenInput>(({ input, sendBack }) => {
    const tell = (event: RecogniserEvent) => sendBack(event);
    const Class = find();
    if (!Class) {
      tell({ type: 'recogniser.failed', problem: 'unsupported' });
      return;
    }
    let recogniser: Recogniser | null = null;
    let stopped = false;
    let finals = 0;
    let settled = false;

    const heard = (event: Event) => {
      const { results } = event as ResultEvent;
      let final = '';
      let interim = '';
      for (let i = 0; i < results.length; i += 1) {
        const result = results[i];
        const text = result?.[0]?.transcript ?? '';
        if (!result?.isFinal) interim = joined(interim, text);
        else if (i >= finals) {
          finals = i + 1;
          final = joined(final, text);
        }
      }
      tell({ type: 'recogniser.heard', final, interim });
    };
    const failed = (event: Event) => {
      settled = true;
      const code = (event as Event & { error?: string }).error ?? 'unknown';
      tell({ type: 'recogniser.failed', problem: PROBLEMS.find((known) => known === code) ?? 'unknown' });
    };

    const begin = async () => {
      const onDevice = await isLocal(Class, input.language);
      if (stopped) return;
      recogniser = new Class();
      recogniser.lang = input.language;
      recogniser.continuous = input.continuous;
      recogniser.interimResults = true;
      if (onDevice) recogniser.processLocally = true;
      const on = (type: string, listener: (event: Event) => void) =>
        recogniser?.addEventListener(type, (event) => {
          if (!stopped) listener(event);
        });
      on('start', () => tell({ type: 'recogniser.started', onDevice }));
      on('result', heard);
      on('error', failed);
      on('end', () => {
        if (!settled) tell({ type: 'recogniser.ended' });
      });
      recogniser.start();
    };
    begin().catch(() => {
      if (!stopped) tell({ type: 'recogniser.failed', problem: 'unknown' });
    });
    return () => {
      stopped = true;
      recogniser?.abort();
    };
  });

/** Scripts that part no words by blanks. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]\p{P}?$/u;

/** Results that come together need not bring a blank between them. */
const joined = (text: string, more: string): string =>
  text === '' || more === '' || /\s$/.test(text) || /^\s/.test(more) || UNSPACED.test(text)
    ? text + more
    : `${text} ${more}`;

const isLocal = async (Class: RecogniserClass, language: string): Promise<boolean> =>
  (await availability(Class, language)) === 'available';

/**
 * What the browser says of a model on the machine for a language; `unavailable` where it says nothing. A Chromium without
 * a window has no such service, and its page crashes when it is asked: it is not.
 */
export async function availability(
  Class: RecogniserClass,
  language: string,
  userAgent: string = (globalThis as { navigator?: Navigator }).navigator?.userAgent ?? '',
): Promise<string> {
  const crashes = /HeadlessChrome/.test(userAgent) && /\[native code\]/.test(Function.prototype.toString.call(Class));
  if (crashes) return 'unavailable';
  try {
    return (await Class.available?.({ langs: [language], processLocally: true })) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}
