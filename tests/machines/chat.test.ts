import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chatMachine } from '../../machines/chat.machine';
import type { ChatMessage, ReplyEvent, ReplyInput } from '../../machines/contracts/chat';
import { scriptedStream } from '../support/scripted-actors';

const at = '2026-11-20T10:00:00.000Z';
const asking = { replyId: 'new', at, by: 'Built-in coach' };
const user = (content: string): ChatMessage => ({ id: content, role: 'user', content, at });
const bot = (content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: content,
  role: 'bot',
  content,
  at,
  by: 'Built-in coach',
  finish: 'stop',
  error: null,
  note: null,
  ...more,
});
const cutOff = { finish: null, error: { kind: 'network', message: 'Could not be reached.' } } as const;

/** A conversation that is opened again with these messages in it, and what is sent for the next reply. */
function opened(...messages: ChatMessage[]) {
  const reply = scriptedStream<ReplyInput, ReplyEvent>('reply');
  const conversation = { id: 'chat-1', name: 'Heaps', guide: null, messages, createdAt: at, updatedAt: at };
  const actor = createActor(chatMachine.provide({ actors: { reply: reply.logic } }), {
    input: { id: 'chat-1', guide: null, conversation, draft: 'And a queue?' },
  });
  actor.start();
  return { actor, sent: () => reply.latest.input.messages.map(({ role, content }) => `${role}: ${content}`) };
}

describe('what is sent for a reply', () => {
  test('of two replies in a row only the last', () => {
    const { actor, sent } = opened(user('What is a heap?'), bot('A heap is', cutOff), bot('A heap is a tree.'));
    actor.send({ type: 'draft.sent', questionId: 'q', ...asking });
    expect(sent()).toEqual(['user: What is a heap?', 'bot: A heap is a tree.', 'user: And a queue?']);
  });

  test('of three replies to the question before last, too', () => {
    const { actor, sent } = opened(
      user('What is a heap?'),
      bot('A', cutOff),
      bot('A heap', cutOff),
      bot('A heap is a tree.'),
      user('And a stack?'),
      bot('Last in, first out.'),
    );
    actor.send({ type: 'draft.sent', questionId: 'q', ...asking });
    expect(sent()).toEqual([
      'user: What is a heap?',
      'bot: A heap is a tree.',
      'user: And a stack?',
      'bot: Last in, first out.',
      'user: And a queue?',
    ]);
  });

  test('no reply without words', () => {
    const { actor, sent } = opened(user('What is a heap?'), bot('', cutOff));
    actor.send({ type: 'draft.sent', questionId: 'q', ...asking });
    expect(sent()).toEqual(['user: What is a heap?', 'user: And a queue?']);
  });

  test('asked again: the question last, and none of the attempts at it', () => {
    const { actor, sent } = opened(user('What is a heap?'), bot('A heap is', cutOff), bot('A heap', cutOff));
    actor.send({ type: 'reply.retried', ...asking });
    expect(sent()).toEqual(['user: What is a heap?']);
  });

  test('continued: only the reply that was cut, and the request to go on', () => {
    const { actor, sent } = opened(user('What is a heap?'), bot('A', cutOff), bot('A heap is', { finish: 'length' }));
    actor.send({ type: 'reply.continued', ...asking });
    expect(sent()).toEqual([
      'user: What is a heap?',
      'bot: A heap is',
      'user: Continue exactly where you stopped. Do not repeat what you have already written.',
    ]);
  });
});
