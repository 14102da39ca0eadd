import type { ChatMessage } from '../../../machines/contracts/chat';
import { WORDS } from './tutor-words';

/** `ai-chat-{timestamp}.md` (product spec, section 7); the colons of an ISO time would not do in a file name. */
export const chatFileName = (at: Date): string => `ai-chat-${at.toISOString().replace(/[:.]/g, '-')}.md`;

/** A conversation as Markdown: headed `AI Learning Assistant Chat`, each message under `You` or `AI Assistant`. */
export function chatFile(messages: readonly ChatMessage[]): string {
  const sections = messages.map(({ role, content, error, finish, note }) => {
    const parts = [
      content,
      error ? (error.kind === 'aborted' ? error.message : `${WORDS.apology} ${error.message}`) : '',
      finish === 'stopped' ? 'You stopped the reply.' : '',
      ...(note?.sources ?? []).map(({ name, url }) => `- [${name}](${url})`),
    ].filter(Boolean);
    return `## ${role === 'user' ? 'You' : WORDS.assistant}\n\n${parts.join('\n\n')}`;
  });
  return `${['# AI Learning Assistant Chat', ...sections].join('\n\n')}\n`;
}
