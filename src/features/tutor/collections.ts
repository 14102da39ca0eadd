import { each, unowned } from '../../app/collection';
import { chatDraftSchema, conversationSchema } from './conversation-schema';
import { chatDraftsReceived, chatDraftsSlice, conversationsReceived, conversationsSlice } from './conversations-slice';

export const conversationsCollection = each({
  name: 'conversations',
  title: 'Conversations',
  version: 3,
  // Version 2 has files, thoughts, citations and who answers, version 3 what a quiz was about; a conversation without them
  // is one of the version after.
  migrations: { 1: (conversation) => conversation, 2: (conversation) => conversation },
  schema: conversationSchema,
  slice: conversationsSlice,
  select: (state) => state.conversations.entities,
  received: conversationsReceived,
});

export const chatDraftsCollection = each({
  name: 'chatDrafts',
  title: 'Unsent questions',
  version: 2,
  migrations: { 1: unowned },
  own: { taken: 'each' },
  schema: chatDraftSchema,
  slice: chatDraftsSlice,
  select: (state) => state.chatDrafts.entities,
  received: chatDraftsReceived,
});
