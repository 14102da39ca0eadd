import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chatMachine } from '../../machines/chat.machine';
import type { Conversation, ReplyEvent, ReplyInput } from '../../machines/contracts/chat';
import { createStore } from '../../src/app/store';
import { connectChat } from '../../src/features/tutor/connect-chat';
import {
  chatDraftChanged,
  conversationKept,
  conversationRemoved,
  conversationRenamed,
  conversationsReceived,
  foundIn,
  freshDraftId,
  LONGEST_NAME,
} from '../../src/features/tutor/conversations-slice';
import { selectConversations } from '../../src/features/tutor/selectors';
import { scriptedStream } from '../support/scripted-actors';

const conversation = (id: string, day: number, name = id, content = 'Hello'): Conversation => {
  const at = `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
  return {
    id,
    name,
    guide: null,
    messages: [{ id: `${id}-q`, role: 'user', content, at }],
    createdAt: at,
    updatedAt: at,
  };
};
const makeStore = () => createStore({ secrets: { read: () => null } });

describe('conversations', () => {
  test('stand with the last used first', () => {
    const store = makeStore();
    for (const [id, day] of [
      ['a', 1],
      ['b', 3],
      ['c', 2],
    ] as const)
      store.dispatch(conversationKept(conversation(id, day)));
    expect(selectConversations(store.getState()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  test('are renamed, never to nothing and never without end', () => {
    const store = makeStore();
    store.dispatch(conversationKept(conversation('a', 1)));
    const rename = (name: string) => {
      store.dispatch(conversationRenamed({ id: 'a', name }));
      return store.getState().conversations.entities.a?.name;
    };
    expect(rename('  Big   O\n')).toBe('Big O');
    expect(rename('   ')).toBe('Big O');
    expect(rename('n'.repeat(500))).toHaveLength(LONGEST_NAME);
  });

  test('are brought back as they were after a removal', () => {
    const store = makeStore();
    const kept = conversation('a', 1);
    store.dispatch(conversationKept(kept));
    store.dispatch(conversationRemoved('a'));
    expect(selectConversations(store.getState())).toEqual([]);
    store.dispatch(conversationKept(kept));
    expect(selectConversations(store.getState())).toEqual([kept]);
  });

  test.each([
    ['', ['a', 'b']],
    ['  ', ['a', 'b']],
    ['BIG', ['a']],
    ['big hello', ['a']],
    ['heap', ['b']],
    ['heap big', []],
  ])('a search for %j finds %j', (query, found) => {
    const all = [conversation('a', 1, 'Big O'), conversation('b', 2, 'Memory', 'What is a heap?')];
    expect(foundIn(all, query).map(({ id }) => id)).toEqual(found);
  });
});

describe('a running chat and the store', () => {
  function start(saved: Conversation | null = null) {
    const store = makeStore();
    if (saved) store.dispatch(conversationKept(saved));
    const reply = scriptedStream<ReplyInput, ReplyEvent>('reply');
    const actor = createActor(chatMachine.provide({ actors: { reply: reply.logic } }), {
      input: { id: 'chat-1', guide: null, conversation: saved, draft: '' },
    }).start();
    const branches: string[] = [];
    const end = connectChat(actor, store, ({ id }) => branches.push(id));
    const ask = { questionId: 'q9', replyId: 'r9', at: '2026-11-20T10:00:00.000Z', by: 'Built-in coach' };
    const kept = () => store.getState().conversations.entities['chat-1'];
    const drafts = () => ({ ...store.getState().chatDrafts.entities });
    return { store, reply, actor, branches, end, ask, kept, drafts };
  }

  test('the question is kept at once, the reply when it ends', () => {
    const { actor, reply, ask, kept } = start();
    actor.send({ type: 'topic.chosen', text: 'What is a heap?', ...ask });
    expect(kept()?.messages.map(({ content }) => content)).toEqual(['What is a heap?', '']);
    reply.latest.send({ type: 'reply.finished', text: 'A tree.', finish: 'stop', note: null });
    expect(kept()?.messages.at(-1)).toMatchObject({ content: 'A tree.', finish: 'stop' });
  });

  test('a draft is kept as it is typed, moves with its conversation, and is gone when sent', () => {
    const { actor, ask, drafts, reply } = start();
    actor.send({ type: 'draft.changed', text: 'Wh' });
    expect(drafts()).toEqual({ tutor: { id: freshDraftId(null), text: 'Wh' } });
    actor.send({ type: 'draft.sent', ...ask });
    expect(drafts()).toEqual({});
    actor.send({ type: 'draft.changed', text: 'Next' });
    expect(drafts()).toEqual({ 'chat-1': { id: 'chat-1', text: 'Next' } });
    reply.latest.send({ type: 'reply.finished', text: 'Yes.', finish: 'stop', note: null });
    actor.send({ type: 'draft.changed', text: '' });
    expect(drafts()).toEqual({});
  });

  test('leaving in the middle keeps what came in, once, and ends the request', () => {
    const { actor, reply, ask, kept, end } = start();
    actor.send({ type: 'topic.chosen', text: 'What is a heap?', ...ask });
    reply.latest.send({ type: 'reply.streamed', text: 'A tr' });
    end();
    end();
    expect(reply.latest.stopped).toBe(true);
    expect(kept()?.messages.at(-1)).toMatchObject({ content: 'A tr', error: { kind: 'aborted' } });
    actor.send({ type: 'draft.changed', text: 'untied' });
    expect(kept()?.messages).toHaveLength(2);
  });

  test('a new name and another tab’s turns come in; a name given in the middle of a reply is not lost', () => {
    const saved = conversation('chat-1', 1);
    const { store, actor, reply, ask, kept } = start(saved);
    actor.send({ type: 'topic.chosen', text: 'More?', ...ask });
    store.dispatch(conversationRenamed({ id: 'chat-1', name: 'Heaps' }));
    reply.latest.send({ type: 'reply.finished', text: 'Yes.', finish: 'stop', note: null });
    expect(kept()).toMatchObject({ name: 'Heaps', messages: [{}, { content: 'More?' }, { content: 'Yes.' }] });
    const other = { ...saved, messages: [...saved.messages, ...saved.messages] };
    store.dispatch(conversationsReceived({ documents: [other], removed: [] }));
    expect(actor.getSnapshot().context.conversation).toEqual(other);
  });

  test('a conversation deleted in the middle of a reply is not written again', () => {
    const { store, actor, reply, ask, kept, end } = start();
    actor.send({ type: 'topic.chosen', text: 'What is a heap?', ...ask });
    store.dispatch(conversationRemoved('chat-1'));
    expect(reply.latest.stopped).toBe(true);
    end();
    expect(kept()).toBeUndefined();
  });

  test('an edit leaves the earlier conversation as one of its own', () => {
    const { store, actor, ask, branches } = start(conversation('chat-1', 1, 'Heaps'));
    actor.send({ type: 'question.edited', messageId: 'chat-1-q', text: 'Stacks?', keptId: 'chat-0', ...ask });
    expect(branches).toEqual(['chat-0']);
    const { entities } = store.getState().conversations;
    expect(entities['chat-0']).toMatchObject({ name: 'Heaps (before the edit)', messages: [{ content: 'Hello' }] });
    expect(entities['chat-1']).toMatchObject({ messages: [{ content: 'Stacks?' }, { content: '' }] });
  });

  test('an empty draft is dropped', () => {
    const store = makeStore();
    store.dispatch(chatDraftChanged({ id: 'tutor', text: '' }));
    expect(store.getState().chatDrafts.ids).toEqual([]);
  });
});
