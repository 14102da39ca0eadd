/**
 * A conversation as the chat flow (`machines/chat.machine.ts`) changes it: asked, answered, asked again, continued, cut.
 */
import type { ChatMessage, Conversation, Given, ReplyInput } from '../../../machines/contracts/chat';
import type { Asking, ChatContext, Question } from '../../../machines/contracts/chat-flow';

const CONTINUE = 'Continue exactly where you stopped. Do not repeat what you have already written.';
/** Files that go with one question. */
export const MOST_FILES = 3;

const INTERRUPTED =
  'The page was closed or reloaded while this reply was being written. What came in until then is kept. Choose Retry to ask again.';

/** How a reply ended. */
export type End = Pick<ChatMessage, 'finish' | 'error' | 'note'>;

const NAME_LENGTH = 60;

/** The beginning of a question, as the name of a conversation. */
function nameFrom(question: string): string {
  const line = question.trim().slice(0, 400).replace(/\s+/g, ' ');
  if (line.length <= NAME_LENGTH) return line;
  const space = line.lastIndexOf(' ', NAME_LENGTH);
  return `${line.slice(0, space > NAME_LENGTH / 2 ? space : NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export const blank = ({ id, guide }: Pick<Conversation, 'id' | 'guide'>): Conversation => ({
  id,
  guide,
  name: '',
  messages: [],
  createdAt: '',
  updatedAt: '',
});

export const indexOf = ({ conversation }: ChatContext, messageId: string): number =>
  conversation.messages.findIndex(({ id, role }) => id === messageId && role === 'user');

/** Without the message at the index and all that follow; a name taken from a first question goes with it. */
export function cutAt(conversation: Conversation, index: number): Conversation {
  const { name, messages } = conversation;
  const taken = index === 0 && name === nameFrom(messages[0]?.content ?? '');
  return { ...conversation, name: taken ? '' : name, messages: messages.slice(0, index) };
}

const isOpen = ({ role, finish, error }: ChatMessage) => role === 'bot' && finish === null && error === null;

/** The conversation with what has come in so far in it. */
export function kept({ conversation, writing, aside }: ChatContext): Conversation {
  const last = conversation.messages.at(-1);
  if (!last || !isOpen(last) || (last.content === writing && Object.keys(aside).length === 0)) return conversation;
  const now = { ...last, ...aside, content: writing };
  return { ...conversation, messages: [...conversation.messages.slice(0, -1), now] };
}

/** As it is opened: a reply that was still being written has been interrupted. */
export function rested(conversation: Conversation): Conversation {
  if (!conversation.messages.some(isOpen)) return conversation;
  const messages = conversation.messages.map((message) =>
    isOpen(message) ? { ...message, error: { kind: 'aborted' as const, message: INTERRUPTED } } : message,
  );
  return { ...conversation, messages };
}

const opened = ({ replyId, at, by }: Asking, content = ''): ChatMessage => ({
  id: replyId,
  role: 'bot',
  content,
  at,
  by,
  finish: null,
  error: null,
  note: null,
});

export function asked(
  context: ChatContext,
  text: string,
  { questionId, replyId, at, by }: Question,
): Partial<ChatContext> {
  const { conversation } = context;
  const attached = context.files.length > 0 ? { files: context.files } : {};
  const question: ChatMessage = { id: questionId, role: 'user', content: text.trim(), at, ...attached };
  const messages = [...conversation.messages, question, opened({ replyId, at, by })];
  const name = conversation.name || nameFrom(text);
  const createdAt = conversation.createdAt || at;
  return {
    conversation: { ...conversation, name, messages, createdAt, updatedAt: at },
    writing: '',
    aside: {},
    begun: '',
  };
}

/** An empty attempt is replaced by the next; one with words stays where it is. */
export function again({ conversation }: ChatContext, asking: Asking): Partial<ChatContext> {
  const { messages } = conversation;
  const before = messages.at(-1)?.content === '' ? messages.slice(0, -1) : messages;
  const now = { ...conversation, messages: [...unmarked(before), opened(asking)], updatedAt: asking.at };
  return { conversation: now, writing: '', aside: {}, begun: '' };
}

export function continued({ conversation }: ChatContext, at: string, by: string): Partial<ChatContext> {
  const messages = conversation.messages.map((message, index, { length }) =>
    index < length - 1
      ? message
      : { ...message, ...opened({ replyId: message.id, at: message.at, by }, message.content) },
  );
  const begun = messages.at(-1)?.content ?? '';
  return { conversation: { ...conversation, messages, updatedAt: at }, writing: begun, aside: {}, begun };
}

export function settled(context: ChatContext, end: End): Partial<ChatContext> {
  const conversation = kept(context);
  const messages = conversation.messages.map((message) => (isOpen(message) ? { ...message, ...end } : message));
  return { conversation: { ...conversation, messages }, writing: '', aside: {}, begun: '' };
}

/** The reply that is being written, with what its model is given. */
export function withGiven(conversation: Conversation, given: Given): Conversation {
  const messages = conversation.messages.map((message) => (isOpen(message) ? { ...message, given } : message));
  return { ...conversation, messages };
}

/** The attempts at the last answers without their marks: the newest counts. */
function unmarked(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const from = messages.findLastIndex(({ role }) => role === 'user');
  return messages.map((message, index) => (index > from && message.chosen ? withoutMark(message) : message));
}

function withoutMark({ chosen: _, ...message }: ChatMessage): ChatMessage {
  return message;
}

/** The conversation with another attempt at an answer as the one that counts. */
export function withAttempt(conversation: Conversation, messageId: string): Conversation {
  const { messages } = conversation;
  const at = messages.findIndex(({ id, role }) => id === messageId && role === 'bot');
  if (at === -1) return conversation;
  const from = messages.findLastIndex(({ role }, index) => index < at && role === 'user');
  const next = messages.findIndex(({ role }, index) => index > at && role === 'user');
  const to = next === -1 ? messages.length : next;
  const marked = messages.map((message, index) => {
    if (index <= from || index >= to) return message;
    const plain = withoutMark(message);
    return index === at && at !== to - 1 ? { ...plain, chosen: true } : plain;
  });
  return { ...conversation, messages: marked };
}

/** What is sent: of several attempts at an answer the chosen, else the last one with words, and the question last. */
export function turnsOf({ conversation, begun }: ChatContext): ReplyInput['messages'] {
  const turns: (ReplyInput['messages'][number] & { chosen?: boolean })[] = [];
  for (const { role, content, files, chosen } of conversation.messages.slice(0, -1)) {
    if (role === 'bot' && content === '') continue;
    const before = turns.at(-1);
    if (role === 'bot' && before?.role === 'bot') {
      if (before.chosen) continue;
      turns.pop();
    }
    turns.push({ role, content, ...(files ? { files } : {}), ...(chosen ? { chosen } : {}) });
  }
  // An earlier attempt to answer the question that is asked now, or continued, is left out.
  if (turns.at(-1)?.role === 'bot') turns.pop();
  const sent = turns.map(({ chosen: _, ...turn }) => turn);
  return begun === '' ? sent : [...sent, { role: 'bot', content: begun }, { role: 'user', content: CONTINUE }];
}

/** What is asked of the actor that answers. */
export function replyInputOf(context: ChatContext): ReplyInput {
  const { guide, engine, mode, personal } = context.conversation;
  return {
    guide,
    ...(engine ? { engine } : {}),
    ...(mode ? { mode } : {}),
    ...(personal === undefined ? {} : { personal }),
    messages: turnsOf(context),
  };
}
