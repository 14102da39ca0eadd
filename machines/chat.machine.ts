/**
 * Chat: one conversation with a coach or a model. Replies stream, and can be stopped, retried and continued. An earlier
 * question can be edited; the conversation as it was before is kept as a copy.
 * Product spec sections 4 and 5 (tutor chat, guide-page chat); `/esmoai` and the assistants of the guides.
 */
import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import {
  again,
  asked,
  blank,
  continued,
  cutAt,
  type End,
  indexOf,
  kept,
  MOST_FILES,
  replyInputOf,
  rested,
  settled,
  withAttempt,
  withGiven,
} from '../src/domain/chat/conversation';
import type { AttachedFile, Conversation, Given, ReplyAside, ReplyInput } from './contracts/chat';
import type { Asking, ChatContext, ChatEmitted, ChatEvent, ChatInput, Manner, Question } from './contracts/chat-flow';

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
    note: assign(({ context }, { text, thoughts, cites }: ReplyAside & { text: string }) => ({
      writing: context.begun + text,
      aside: { ...(thoughts ? { thoughts } : {}), ...(cites ? { cites } : {}) },
    })),
    noteGiven: assign(({ context: { conversation } }, { given }: { given: Given }) => ({
      conversation: withGiven(conversation, given),
    })),
    attach: assign(({ context: { files } }, { file }: { file: AttachedFile }) => ({
      files: [...files.filter(({ name }) => name !== file.name), file].slice(-MOST_FILES),
    })),
    detach: assign(({ context: { files } }, { name }: { name: string }) => ({
      files: files.filter((file) => file.name !== name),
    })),
    detachAll: assign({ files: [] }),
    takeManner: assign(({ context: { conversation } }, manner: Partial<Manner>) => ({
      conversation: { ...conversation, ...manner },
    })),
    takeAttempt: assign(({ context: { conversation } }, { messageId }: { messageId: string }) => ({
      conversation: withAttempt(conversation, messageId),
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
    forget: assign(({ context: { conversation } }) => ({
      conversation: blank(conversation),
      writing: '',
      aside: {},
      begun: '',
    })),
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    conversation: rested(input.conversation ?? blank(input)),
    writing: '',
    aside: {},
    begun: '',
    draft: input.draft,
    files: [],
  }),
  initial: 'idle',
  on: {
    'draft.changed': { actions: { type: 'type', params: ({ event }) => ({ text: event.text }) } },
    'words.heard': { actions: { type: 'append', params: ({ event }) => ({ text: event.text }) } },
    'file.attached': { actions: { type: 'attach', params: ({ event }) => event } },
    'file.detached': { actions: { type: 'detach', params: ({ event }) => event } },
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
            'detachAll',
          ],
        },
        'manner.chosen': [
          { guard: 'hasReply', actions: [{ type: 'takeManner', params: ({ event }) => mannerOf(event) }, 'keep'] },
          { actions: { type: 'takeManner', params: ({ event }) => mannerOf(event) } },
        ],
        'attempt.chosen': {
          actions: [{ type: 'takeAttempt', params: ({ event }) => event }, 'keep'],
          guard: 'hasReply',
        },
        'topic.chosen': {
          guard: { type: 'hasWords', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'ask', params: ({ event }) => event },
        },
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
        input: ({ context }) => replyInputOf(context),
        onError: {
          target: 'idle',
          actions: [{ type: 'settle', params: { error: { kind: 'malformed', message: CRASHED } } }, 'keep'],
        },
      },
      on: {
        'reply.prepared': { actions: { type: 'noteGiven', params: ({ event }) => event } },
        'reply.finished': {
          target: 'idle',
          actions: [
            { type: 'note', params: ({ event }) => event },
            { type: 'settle', params: ({ event }) => event },
            'keep',
          ],
        },
        'reply.failed': {
          target: 'idle',
          actions: [
            { type: 'note', params: ({ event }) => event },
            { type: 'settle', params: ({ event }) => event },
            'keep',
          ],
        },
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

const mannerOf = ({ type: _, ...manner }: Partial<Manner> & { type: string }): Partial<Manner> => manner;
