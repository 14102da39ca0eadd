/**
 * Chat: one conversation with a coach or a model. Replies stream, and can be stopped, retried and continued. An earlier
 * question can be edited; the conversation as it was before is kept as a copy.
 * Product spec sections 4 and 5 (tutor chat, guide-page chat); `/esmoai` and the assistants of the guides.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import type { ChatMessage, Conversation, Given, Manner, ReplyAside, ReplyInput } from './contracts/chat';
import type { Asking, ChatContext, ChatEmitted, ChatEvent, ChatInput, Question } from './contracts/chat-flow';

const CONTINUE = 'Continue exactly where you stopped. Do not repeat what you have already written.';
const INTERRUPTED =
  'The page was closed or reloaded while this reply was being written. What came in until then is kept. Choose Retry to ask again.';
const LEFT = 'You left while this reply was being written. What came in until then is kept. Choose Retry to ask again.';
const CRASHED = 'The reply stopped unexpectedly. What you entered and what came in is kept. Choose Retry.';

export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
    emitted: {} as ChatEmitted,
    tags: {} as 'busy',
  },
  actors: {
    reply: fromCallback<EventObject, ReplyInput>(() => {}),
  },
  delays: {
    /** How often a reply is kept while it is written, in milliseconds. */
    keepInterval: 2000,
  },
  guards: {
    hasWords: (_, { text }: { text: string }) => text.trim() !== '',
    canEdit: ({ context }, { messageId, text }: { messageId: string; text: string }) =>
      text.trim() !== '' && indexOf(context, messageId) !== -1,
    hasReply: ({ context }) => context.conversation.messages.length > 0,
    wasCut: ({ context }) => context.conversation.messages.at(-1)?.finish === 'length',
    isThis: ({ context }, { id }: { id: string }) => id === context.conversation.id,
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ draft: text })),
    append: assign(({ context: { draft } }, { text }: { text: string }) => ({
      draft: draft.trim() === '' ? text : `${draft.trimEnd()} ${text}`,
    })),
    ask: assign(({ context }, { text, ...question }: Question & { text: string }) => asked(context, text, question)),
    branch: emit(({ context }, { keptId }: { keptId: string }) => ({
      type: 'conversation.changed' as const,
      conversation: { ...context.conversation, id: keptId, name: `${context.conversation.name} (before the edit)` },
      branch: true,
    })),
    cut: assign(({ context }, { messageId }: { messageId: string }) => ({
      conversation: cutAt(context.conversation, indexOf(context, messageId)),
    })),
    askAgain: assign(({ context }, asking: Asking) => again(context, asking)),
    goOn: assign(({ context }, { at, by }: Asking) => continued(context, at, by)),
    note: assign(({ context }, reply: ReplyAside & { text: string }) => noted(context, reply)),
    end: assign(({ context }, reply: ReplyAside & Partial<End> & { text: string }) => {
      const { finish = null, error = null, note = null } = reply;
      return settled({ ...context, ...noted(context, reply) }, { finish, error, note });
    }),
    noteGiven: assign(({ context }, { given }: { given: Given }) => changed(context, { given })),
    takeManner: assign(({ context: { conversation } }, { manner }: { manner: Manner }) => ({
      conversation: { ...conversation, manner },
    })),
    settle: assign(({ context }, { finish = null, error = null, note = null }: Partial<End>) =>
      settled(context, { finish, error, note }),
    ),
    keep: emit(({ context }) => ({
      type: 'conversation.changed' as const,
      conversation: kept(context),
      branch: false,
    })),
    takeName: assign(({ context }, { conversation }: { conversation: Conversation }) => ({
      conversation: { ...context.conversation, name: conversation.name },
    })),
    takeAll: assign((_, { conversation }: { conversation: Conversation }) => ({ conversation: rested(conversation) })),
    forget: assign(({ context: { conversation } }) => ({ ...NOTHING, conversation: blank(conversation) })),
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    conversation: rested(input.conversation ?? blank(input)),
    ...NOTHING,
    draft: input.draft,
  }),
  initial: 'idle',
  on: {
    'draft.changed': { actions: { type: 'type', params: ({ event }) => ({ text: event.text }) } },
    'words.heard': { actions: { type: 'append', params: ({ event }) => ({ text: event.text }) } },
    'conversation.removed': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {
      description: 'A question can be asked.',
      on: {
        'draft.sent': {
          guard: { type: 'hasWords', params: ({ context }) => ({ text: context.draft }) },
          target: 'loading',
          actions: [
            { type: 'ask', params: ({ context, event }) => ({ ...event, text: context.draft }) },
            { type: 'type', params: { text: '' } },
          ],
        },
        'topic.chosen': {
          guard: { type: 'hasWords', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'ask', params: ({ event }) => event },
        },
        'manner.chosen': [
          { guard: 'hasReply', actions: [{ type: 'takeManner', params: ({ event }) => event }, 'keep'] },
          { actions: { type: 'takeManner', params: ({ event }) => event } },
        ],
        'question.edited': {
          guard: { type: 'canEdit', params: ({ event }) => event },
          target: 'loading',
          actions: [
            { type: 'branch', params: ({ event }) => event },
            { type: 'cut', params: ({ event }) => event },
            { type: 'ask', params: ({ event }) => event },
          ],
        },
        'reply.retried': {
          guard: 'hasReply',
          target: 'loading',
          actions: { type: 'askAgain', params: ({ event }) => event },
        },
        'reply.continued': {
          guard: 'wasCut',
          target: 'loading',
          actions: { type: 'goOn', params: ({ event }) => event },
        },
        'conversation.received': {
          guard: { type: 'isThis', params: ({ event }) => event.conversation },
          actions: { type: 'takeAll', params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: 'A reply is on its way, and sending is disabled. The question and what comes in are kept.',
      tags: ['busy'],
      initial: 'waiting',
      entry: 'keep',
      invoke: {
        id: 'reply',
        src: 'reply',
        input: ({ context }) => inputOf(context),
        onError: {
          target: 'idle',
          actions: [{ type: 'settle', params: { error: { kind: 'malformed', message: CRASHED } } }, 'keep'],
        },
      },
      on: {
        'reply.prepared': { actions: { type: 'noteGiven', params: ({ event }) => event } },
        'reply.finished': { target: 'idle', actions: [{ type: 'end', params: ({ event }) => event }, 'keep'] },
        'reply.failed': { target: 'idle', actions: [{ type: 'end', params: ({ event }) => event }, 'keep'] },
        'reply.stopped': {
          description: 'Leaving the state ends the request.',
          target: 'idle',
          actions: [{ type: 'settle', params: { finish: 'stopped' } }, 'keep'],
        },
        'chat.left': {
          target: 'idle',
          actions: [{ type: 'settle', params: { error: { kind: 'aborted', message: LEFT } } }, 'keep'],
        },
        'conversation.received': {
          guard: { type: 'isThis', params: ({ event }) => event.conversation },
          actions: { type: 'takeName', params: ({ event }) => event },
        },
      },
      states: {
        waiting: {
          description: 'Nothing has come in yet: the typing indicator shows.',
          on: {
            'reply.streamed': { target: 'writing', actions: { type: 'note', params: ({ event }) => event } },
          },
        },
        writing: {
          description: 'The reply comes in, and is kept every two seconds.',
          after: {
            keepInterval: { target: 'writing', reenter: true, actions: 'keep' },
          },
          on: {
            'reply.streamed': { actions: { type: 'note', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

type End = Pick<ChatMessage, 'finish' | 'error' | 'note'>;

/** No reply is being written. */
const NOTHING = { writing: '', aside: {}, begun: '' } as const;

const NAME_LENGTH = 60;

/** The beginning of a question, as the name of a conversation. */
function nameFrom(question: string): string {
  const line = question.trim().slice(0, 400).replace(/\s+/g, ' ');
  if (line.length <= NAME_LENGTH) return line;
  const space = line.lastIndexOf(' ', NAME_LENGTH);
  return `${line.slice(0, space > NAME_LENGTH / 2 ? space : NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const blank = ({ id, guide }: Pick<Conversation, 'id' | 'guide'>): Conversation => {
  return { id, guide, name: '', messages: [], createdAt: '', updatedAt: '' };
};

const indexOf = ({ conversation }: ChatContext, messageId: string): number =>
  conversation.messages.findIndex(({ id, role }) => id === messageId && role === 'user');

/** Without the message at the index and all that follow; a name taken from a first question goes with it. */
function cutAt(conversation: Conversation, index: number): Conversation {
  const { name, messages } = conversation;
  const taken = index === 0 && name === nameFrom(messages[0]?.content ?? '');
  return { ...conversation, name: taken ? '' : name, messages: messages.slice(0, index) };
}

const isOpen = ({ role, finish, error }: ChatMessage) => role === 'bot' && finish === null && error === null;

/** What has come in of a reply. */
const noted = ({ begun }: ChatContext, { text, thoughts, cites }: ReplyAside & { text: string }) => ({
  writing: begun + text,
  aside: { ...(thoughts ? { thoughts } : {}), ...(cites ? { cites } : {}) },
});

/** The conversation with what has come in so far in it. */
function kept({ conversation, writing, aside }: ChatContext): Conversation {
  const last = conversation.messages.at(-1);
  if (!last || !isOpen(last) || (last.content === writing && Object.keys(aside).length === 0)) return conversation;
  return {
    ...conversation,
    messages: [...conversation.messages.slice(0, -1), { ...last, ...aside, content: writing }],
  };
}

/** With something changed in the reply that is being written. */
function changed({ conversation }: Pick<ChatContext, 'conversation'>, change: Partial<ChatMessage>) {
  const messages = conversation.messages.map((message) => (isOpen(message) ? { ...message, ...change } : message));
  return { conversation: { ...conversation, messages } };
}

/** As it is opened: a reply that was still being written has been interrupted. */
function rested(conversation: Conversation): Conversation {
  if (!conversation.messages.some(isOpen)) return conversation;
  return changed({ conversation }, { error: { kind: 'aborted', message: INTERRUPTED } }).conversation;
}

const opened = ({ replyId, at, by }: Asking, content = ''): ChatMessage => {
  return { id: replyId, role: 'bot', content, at, by, finish: null, error: null, note: null };
};

function asked(context: ChatContext, text: string, question: Question): Partial<ChatContext> {
  const { questionId, replyId, at, by, files = [] } = question;
  const { conversation } = context;
  const words: ChatMessage = { id: questionId, role: 'user', content: text.trim(), at };
  const whole = files.length > 0 ? { ...words, files } : words;
  const messages = [...conversation.messages, whole, opened({ replyId, at, by })];
  const name = conversation.name || nameFrom(text);
  const createdAt = conversation.createdAt || at;
  return { ...NOTHING, conversation: { ...conversation, name, messages, createdAt, updatedAt: at } };
}

/** An empty attempt is replaced by the next; one with words stays where it is. */
function again({ conversation }: ChatContext, asking: Asking): Partial<ChatContext> {
  const { messages } = conversation;
  const before = messages.at(-1)?.content === '' ? messages.slice(0, -1) : messages;
  const now = { ...conversation, messages: [...before, opened(asking)], updatedAt: asking.at };
  return { ...NOTHING, conversation: now };
}

function continued({ conversation }: ChatContext, at: string, by: string): Partial<ChatContext> {
  const messages = conversation.messages.map((message, index, { length }) =>
    index < length - 1 ? message : { ...message, ...opened({ ...message, replyId: message.id, by }, message.content) },
  );
  const begun = messages.at(-1)?.content ?? '';
  return { conversation: { ...conversation, messages, updatedAt: at }, writing: begun, aside: {}, begun };
}

const settled = (context: ChatContext, end: End): Partial<ChatContext> => ({
  ...changed({ conversation: kept(context) }, end),
  ...NOTHING,
});

/** What is sent: of several attempts at an answer the last one with words, and the question last. */
function inputOf({ conversation, begun }: ChatContext): ReplyInput {
  const { guide, manner } = conversation;
  const turns: ReplyInput['messages'][number][] = [];
  for (const { role, content, files } of conversation.messages.slice(0, -1)) {
    if (role === 'bot' && content === '') continue;
    if (role === 'bot' && turns.at(-1)?.role === 'bot') turns.pop();
    turns.push(files ? { role, content, files } : { role, content });
  }
  // An earlier attempt to answer the question that is asked now, or continued, is left out.
  if (turns.at(-1)?.role === 'bot') turns.pop();
  if (begun !== '') turns.push({ role: 'bot', content: begun }, { role: 'user', content: CONTINUE });
  return { guide, manner, messages: turns };
}
