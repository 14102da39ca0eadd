import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { Conversation } from '../../../machines/contracts/chat';
import { newestFirst } from '../../domain/dates/newest-first';
import type { chatDraftsSlice, conversationsSlice } from './conversations-slice';

export type WithConversations = WithSlice<typeof conversationsSlice>;

/** Every conversation, the last used first. */
export const selectConversations = createSelector(
  [({ conversations }: WithConversations) => conversations.entities],
  (byId): readonly Conversation[] => Object.values(byId).sort(newestFirst(({ updatedAt }) => updatedAt)),
);

/** The conversation last used with each guide's assistant, the last used first. */
export const selectGuideConversations = createSelector([selectConversations], (all): readonly Conversation[] =>
  all.filter(
    ({ guide, messages }, index) =>
      guide !== null && messages.length > 0 && all.findIndex((one) => one.guide === guide) === index,
  ),
);

export const selectConversation = ({ conversations }: WithConversations, id: string): Conversation | undefined =>
  conversations.entities[id];

/** What is being typed, by `freshDraftId` or the conversation's id; empty where there is nothing. */
export const selectChatDraft = ({ chatDrafts }: WithSlice<typeof chatDraftsSlice>, id: string): string =>
  chatDrafts.entities[id]?.text ?? '';
