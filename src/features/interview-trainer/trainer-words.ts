import type { CameraProblem } from '../../../machines/contracts/camera';
import type { RecogniserProblem } from '../../../machines/contracts/recogniser';
import type { ChosenDifficulty } from '../../domain/interview/questions/difficulties';
import type { QuestionCategory } from '../../domain/interview/types';

/** The product spec's messages, letter for letter (section 8). */
export const QUESTIONS_UNFIT = 'Failed to generate questions. Please try again.';
export const QUESTIONS_UNREACHED = 'Failed to generate questions. Please check your API key and try again.';
export const EVALUATION_FAILED = 'Evaluation failed. Please try again or check your internet connection.';
export const FEEDBACK_FAILED = 'Failed to generate overall feedback. Please try again.';
export const NO_WEBCAM = 'Unable to access webcam. Please check permissions.';
const SPEECH_UNSUPPORTED = 'Speech recognition is not supported in this browser.';
export const speechError = (code: RecogniserProblem): string =>
  code === 'unsupported' ? SPEECH_UNSUPPORTED : `Speech recognition error: ${code}`;

/** What happened to the microphone, and what to do. Typing is always possible. */
export const speechHelp: Record<RecogniserProblem, string> = {
  unsupported: 'Type your answer instead; everything else works the same.',
  'not-allowed': 'The browser was not allowed to use the microphone. Allow it beside the address, or type your answer.',
  'service-not-allowed': 'The browser’s speech service is switched off. Type your answer instead.',
  'audio-capture': 'No microphone was found, or another program is using it. Connect one and try again, or type.',
  network: 'The browser’s speech service could not be reached. Try again when you are online, or type.',
  'language-not-supported': 'Speech recognition does not know this language. Choose another one, or type your answer.',
  'no-speech': 'Nothing was heard. Speak closer to the microphone, or type.',
  aborted: 'Something else ended the listening. Start it again, or type.',
  'bad-grammar': 'The browser’s speech service failed. Start it again, or type.',
  unknown: 'The browser’s speech service failed. Start it again, or type.',
};

export const cameraHelp: Record<CameraProblem, string> = {
  unsupported: 'This browser, or this address, gives no access to a camera.',
  denied: 'The browser or the system refused the camera. Allow it beside the address, then try again.',
  missing: 'No camera was found.',
  busy: 'Another program or tab is using the camera. Close it there, then try again.',
  lost: 'The camera was unplugged or taken away.',
  failed: 'The camera could not be opened.',
};

export const difficultyLabels: Record<ChosenDifficulty, string> = {
  mixed: 'Mixed, by the job’s level',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** Said where a set could not be made of new questions alone. */
export const usedUp = (again: number, count: number): string =>
  `The bank for this job is used up: ${again} of these ${count} questions ${again === 1 ? 'has' : 'have'} been asked before, the longest ago first.`;

export const categoryLabels: Record<QuestionCategory, string> = {
  behavioral: 'Behavioral',
  technical: 'Technical',
  situational: 'Situational',
};
