import mistakes from 'content:mistakes';
import { escaped } from '../../domain/interview/feedback/markdown';
import { findMistakes } from '../../domain/interview/mistakes/find-mistakes';

/** The sentences to check, as a part of the report; empty when there are none. */
export function mistakesPart(answers: readonly { readonly question: string; readonly text: string }[]): string {
  const parts = answers.flatMap(({ question, text }, index) => {
    const found = findMistakes(text, mistakes, question);
    if (found.length === 0) return [];
    const lines = found.map(({ quote, mistake }) => `- \u201c${escaped(quote)}\u201d ${escaped(mistake.why)}`);
    return [`### In answer ${index + 1}\n\n${lines.join('\n')}`];
  });
  return parts.length === 0
    ? ''
    : `\n## Check these sentences\n\nThey look like mistakes that people often make. They change no score.\n\n${parts.join('\n\n')}\n`;
}
