import type { AnyStateNode } from 'xstate';

export interface SpecStates {
  /** Section 4 of the product spec, letter for letter; `…` for what is left out. */
  readonly quote: string;
  /** The machine's file. */
  readonly file: string;
  /** The states that it names, in its words. What the steps are called is section 2's. */
  readonly states: readonly string[];
}

/**
 * The states that the product spec names, written down once. Those of the session (signed in, signed out) are a fact in
 * its slice; an open dialog and a dark screen are facts of their screens. None of the three is a flow.
 */
export const specStates: readonly SpecStates[] = [
  {
    quote: 'Tutor chat: idle, then loading after a message is sent (…), then idle after the reply or an error.',
    file: 'chat',
    states: ['idle', 'loading'],
  },
  {
    quote: 'Voice input: off, listening (one utterance; result appended to the text box), off on result, error or end',
    file: 'speech',
    states: ['off', 'listening'],
  },
  {
    quote: 'Interview room: webcam off, then on (…), then off (tracks and recognition stopped).',
    file: 'room-camera',
    states: ['off', 'on'],
  },
  {
    quote: 'Interview room: webcam off, then on (…, session timer counts up each second), then off',
    file: 'interview-room',
    states: ['webcam off', 'webcam on'],
  },
  {
    quote: 'Webcam and microphone are requested when the interview screen opens.',
    file: 'webcam',
    states: ['off', 'on'],
  },
  {
    quote:
      'Roadmap wizard: steps 1 to 4; … While generating, the button is disabled … On success the result replaces the wizard',
    file: 'roadmap-wizard',
    states: ['step 1: Topic', 'step 2: Time', 'step 3: Level', 'step 4: Depth', 'generating', 'result'],
  },
  {
    quote:
      'Resume assistant: step 1 to 2 needs a file; 2 to 3 needs a non-blank job description; 3 to 4 by Analyze Resume (needs an action; shows Processing...).',
    file: 'resume-assistant',
    states: [
      'step 1: upload PDF',
      'step 2: paste job description',
      'step 3: choose an action',
      'Processing...',
      'step 4: analysis result',
    ],
  },
  {
    quote:
      'Interview trainer: job input to interview after questions are generated; interview to overall feedback …; Go to Home returns to job input.',
    file: 'trainer',
    states: ['job input', 'interview', 'overall feedback'],
  },
  {
    quote:
      'Terminal editor: idle, then running (Run disabled), then after 800 ms output or error is shown. … it becomes solved and the completion modal appears',
    file: 'terminal-run',
    states: ['idle', 'running', 'output or error is shown', 'solved'],
  },
  {
    quote:
      'Typing test: idle, running on the first character typed, finished when the timer reaches 0; Reset or Try Again returns to idle …',
    file: 'typing-test',
    states: ['idle', 'running', 'finished'],
  },
];

const wordsOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What the spec calls a state of a machine: by its `meta`, or by the name that both share; `null` where it is silent. */
export function specNameOf(file: string, { key, meta }: Pick<AnyStateNode, 'key' | 'meta'>): string | null {
  if (meta) return (meta as { spec: string }).spec;
  const named = specStates.filter((row) => row.file === file).flatMap(({ states }) => states);
  return named.find((state) => state === wordsOf(key)) ?? null;
}
