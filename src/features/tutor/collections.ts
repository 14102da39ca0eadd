import { each } from '../../app/collection';
import { chatDraftSchema, conversationSchema } from './conversation-schema';
import { chatDraftsReceived, chatDraftsSlice, conversationsReceived, conversationsSlice } from './conversations-slice';

export const conversationsCollection = each({
  name: 'conversations',
  title: 'Conversations',
  version: 1,
  schema: conversationSchema,
  slice: conversationsSlice,
  select: (state) => state.conversations.entities,
  received: conversationsReceived,
});

export const chatDraftsCollection = each({
  name: 'chatDrafts',
  title: 'Unsent questions',
  version: 1,
  schema: chatDraftSchema,
  slice: chatDraftsSlice,
  select: (state) => state.chatDrafts.entities,
  received: chatDraftsReceived,
});
