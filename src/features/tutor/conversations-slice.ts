import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Conversation } from '../../../machines/contracts/chat';

/** A question that is being typed. */
export interface ChatDraft {
  /** Id of its conversation; of one not yet started, `tutor` or `guide.<id>`. */
  readonly id: string;
  readonly text: string;
}

const conversationsAdapter = createEntityAdapter<Conversation>();
const chatDraftsAdapter = createEntityAdapter<ChatDraft>();

interface Received<T> {
  readonly documents: T[];
  readonly removed: string[];
}

export const LONGEST_NAME = 120;

/** Conversations with the tutor and with the assistants of the guides. */
export const conversationsSlice = createSlice({
  name: 'conversations',
  initialState: conversationsAdapter.getInitialState(),
  reducers: {
    /** Begun, gone on with, or brought back after a removal. */
    conversationKept: (state, { payload }: PayloadAction<Conversation>) => {
      conversationsAdapter.setOne(state, payload);
    },
    /** An empty name changes nothing. */
    conversationRenamed: (state, { payload: { id, name } }: PayloadAction<Pick<Conversation, 'id' | 'name'>>) => {
      const clean = name.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME);
      if (clean !== '') conversationsAdapter.updateOne(state, { id, changes: { name: clean } });
    },
    /** Another attempt at an answer counts from now on: it becomes the last of them. */
    attemptChosen: (state, { payload: { id, messageId } }: PayloadAction<{ id: string; messageId: string }>) => {
      const messages = state.entities[id]?.messages;
      const at = messages?.findIndex((message) => message.id === messageId && message.role === 'bot') ?? -1;
      if (!messages || at === -1) return;
      const next = messages.findIndex(({ role }, index) => index > at && role === 'user');
      const [chosen] = messages.splice(at, 1);
      if (chosen) messages.splice(next === -1 ? messages.length : next - 1, 0, chosen);
    },
    conversationRemoved: (state, { payload }: PayloadAction<string>) => {
      conversationsAdapter.removeOne(state, payload);
    },
    conversationsReceived: (state, { payload }: PayloadAction<Received<Conversation>>) => {
      conversationsAdapter.setMany(state, payload.documents);
      conversationsAdapter.removeMany(state, payload.removed);
    },
  },
});

export const { attemptChosen, conversationKept, conversationRenamed, conversationRemoved, conversationsReceived } =
  conversationsSlice.actions;

export const chatDraftsSlice = createSlice({
  name: 'chatDrafts',
  initialState: chatDraftsAdapter.getInitialState(),
  reducers: {
    /** An empty draft is dropped. */
    chatDraftChanged: (state, { payload }: PayloadAction<ChatDraft>) => {
      if (payload.text === '') chatDraftsAdapter.removeOne(state, payload.id);
      else chatDraftsAdapter.setOne(state, payload);
    },
    chatDraftsReceived: (state, { payload }: PayloadAction<Received<ChatDraft>>) => {
      chatDraftsAdapter.setMany(state, payload.documents);
      chatDraftsAdapter.removeMany(state, payload.removed);
    },
  },
});

export const { chatDraftChanged, chatDraftsReceived } = chatDraftsSlice.actions;

/** Where the draft of a conversation is kept that has not started. @param guide `null` for the tutor */
export const freshDraftId = (guide: string | null): string => (guide === null ? 'tutor' : `guide.${guide}`);

/**
 * The conversations that hold every word of a search in their name or their messages, in the order given.
 * @param query any letter case; empty finds all
 */
export function foundIn(conversations: readonly Conversation[], query: string): readonly Conversation[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return conversations;
  return conversations.filter(({ name, messages }) => {
    const left = new Set(words);
    const look = (text: string) => {
      const lower = text.toLocaleLowerCase();
      for (const word of left) if (lower.includes(word)) left.delete(word);
      return left.size === 0;
    };
    return look(name) || messages.some(({ content }) => look(content));
  });
}
