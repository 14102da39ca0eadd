import type { CameraProblem } from '../../../machines/contracts/camera';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import type { RecogniserProblem } from '../../../machines/contracts/recogniser';

/** The product spec's messages, letter for letter. */
export const HERO = 'Prepare for Your Next Tech Interview';
export const START_PRACTICING = 'Start Practicing Now';
export const MORE_ROLES = 'More Roles';
export const NO_QUESTIONS = 'No questions available for this role';
export const NO_WEBCAM = 'Failed to access webcam and mic.';
const NO_RECOGNISER = 'Speech Recognition API is not supported in your browser.';
export const submittedWords = (notes: string): string => `Interview submitted! Notes: ${notes.trim() || 'none'}`;

/** What is kept of a submitted session, as it is there. */
export function keptWords({ answers, notes, parts }: Pick<InterviewRecord, 'answers' | 'notes' | 'parts'>): string {
  const things = [
    answers.some(({ spoken }) => spoken.length > 0) ? 'transcript' : '',
    answers.some(({ typed }) => typed.trim() !== '') ? 'typed answers' : '',
    notes.trim() !== '' ? 'notes' : '',
    parts.length > 0 ? 'recording' : '',
  ].filter(Boolean);
  if (things.length === 0) return 'It holds no answers and no notes.';
  const last = things.pop();
  return `Its ${things.length > 0 ? `${things.join(', ')} and ${last}` : last} ${
    things.length > 0 || last === 'notes' || last === 'typed answers' ? 'are' : 'is'
  } under your past sessions.`;
}

const GOES_ON = 'The interview goes on without them: type your answers, or listen without the webcam.';

export const cameraProblems: Record<CameraProblem, string> = {
  unsupported: `This browser gives pages no access to a camera, or the address is not secure. ${GOES_ON}`,
  denied: `The browser or the system refused. Allow camera and microphone for this page in the address bar, then try again. ${GOES_ON}`,
  missing: `No camera and no microphone were found. Plug one in, then try again. ${GOES_ON}`,
  busy: `Another program or tab is using them. Close it there, then try again. ${GOES_ON}`,
  lost: `The camera and the microphone were unplugged or taken away. What was said and recorded so far is kept. ${GOES_ON}`,
  failed: `The browser could not open them. Try again, or choose another device. ${GOES_ON}`,
};

/** `null`: nothing the user needs to read. */
export const listenProblems: Record<RecogniserProblem, { title: string; text: string } | null> = {
  unsupported: { title: NO_RECOGNISER, text: 'Type your answers instead; they are kept with the questions.' },
  'not-allowed': {
    title: 'The microphone was refused for speech recognition.',
    text: 'Allow it for this page in the address bar and listen again, or type your answer.',
  },
  'service-not-allowed': {
    title: 'Speech recognition is switched off in this browser.',
    text: 'Type your answers instead; they are kept with the questions.',
  },
  'audio-capture': {
    title: 'Speech recognition found no microphone.',
    text: 'Plug one in and listen again, or type your answer.',
  },
  network: {
    title: 'The browser’s speech service cannot be reached.',
    text: 'It needs a connection. The transcript so far is kept; type your answer, or listen again later.',
  },
  'language-not-supported': {
    title: 'Speech recognition does not know this language.',
    text: 'Choose another one, or type your answer.',
  },
  'bad-grammar': { title: 'Speech recognition stopped.', text: 'Listen again, or type your answer.' },
  unknown: { title: 'Speech recognition stopped.', text: 'Listen again, or type your answer.' },
  'no-speech': null,
  aborted: null,
};

export const LEAVES_DEVICE =
  'While it listens, your browser sends your speech to its maker’s service to turn it into text. The recording stays on this device.';
export const STAYS_ON_DEVICE = 'Your speech is turned into text on this device.';
