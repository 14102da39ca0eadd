import type { ReplyInput } from '../../../machines/contracts/chat';
import type { GenerateRequest, Message } from '../providers/provider';

/**
 * The most characters of a conversation that go to a model: at about four to a token some 6,000 tokens, so that a small
 * local model with a context of 8,192 still has room to answer. Older turns are left out first; the last question goes
 * whole, however long it is.
 */
export const HISTORY_BUDGET = 24_000;

/** Product spec, section 7: the fixed instruction before a guide's question. */
export const GUIDE_INSTRUCTION =
  'Give a clean, professional reply in plain text. Use no Markdown headings, no bold and no asterisks. ' +
  'Use bullets that begin with "- " for steps. Answer the following question.';

/** Section 7: the tutor is sent the user's text as it is; the turns before it go along. No temperature is set. */
export const tutorPrompt = ({ messages }: ReplyInput): GenerateRequest => ({ messages: recent(messages) });

/** Section 7: a guide's assistant is sent the fixed instruction and then the question; the turns before it go along. */
export function guidePrompt({ messages }: ReplyInput): GenerateRequest {
  const turns = recent(messages);
  return {
    messages: turns.map((turn, index) =>
      index === turns.length - 1 ? { ...turn, text: `${GUIDE_INSTRUCTION}\n\n${turn.text}` } : turn,
    ),
  };
}

/** The conversation for a model, within `HISTORY_BUDGET`: it begins with the user, and the roles take turns. */
function recent(messages: ReplyInput['messages']): readonly Message[] {
  const turns: Message[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    const turn: Message = { role: role === 'user' ? 'user' : 'model', text: content };
    // A question that got no answer comes before the next one.
    if (last?.role === turn.role) turns[turns.length - 1] = { ...turn, text: `${last.text}\n\n${turn.text}` };
    else turns.push(turn);
  }
  let from = turns.length - 1;
  let room = HISTORY_BUDGET - (turns.at(-1)?.text.length ?? 0);
  for (let index = from - 1; index >= 0; index -= 1) {
    room -= turns[index]?.text.length ?? 0;
    if (room < 0) break;
    if (turns[index]?.role === 'user') from = index;
  }
  return turns.slice(Math.max(0, from));
}
