import type { RecogniserProblem } from '../../../machines/contracts/recogniser';
import type { ChatWords } from '../../ui/chat/types';

/** The product spec's texts, letter for letter (sections 2, 7 and 8). */
export const PLACEHOLDER = 'Ask anything about your studies...';
const NO_RECOGNITION = 'Speech recognition is not supported in your browser.';
export const WORDS: ChatWords = {
  apology: 'Sorry, I encountered an error. Please try again.',
  assistant: 'AI Assistant',
};

export const EXAMPLES = [
  'What is the difference between a pointer and a reference in C++?',
  'What is Big O notation?',
  'How does binary search work?',
  'How do I answer “Tell me about yourself”?',
] as const;

/** What happened to the microphone, and what to do. Typing is always possible. */
export function voiceProblem(problem: RecogniserProblem): { title: string; help: string } {
  if (problem === 'unsupported') return { title: NO_RECOGNITION, help: 'Type your question instead.' };
  return { title: 'Voice input did not work.', help: help[problem] ?? help.unknown };
}

const help: Partial<Record<RecogniserProblem, string>> & { readonly unknown: string } = {
  'not-allowed': 'The browser was not allowed to use the microphone. Allow it beside the address, or type.',
  'service-not-allowed': 'The browser’s speech service is switched off. Type your question instead.',
  'audio-capture': 'No microphone was found, or another program is using it. Connect one and try again, or type.',
  network: 'The browser’s speech service could not be reached. Try again when you are online, or type.',
  'language-not-supported':
    'Speech recognition does not know this language. Choose another one, or type your question.',
  unknown: 'The browser’s speech service failed. Start it again, or type.',
};

export const readingProblems = {
  unsupported: 'This browser cannot read aloud. The text stays on screen.',
  failed: 'The voice stopped or is not available. The text stays on screen; you can try again.',
} as const;
