import type { UnknownAction } from '@reduxjs/toolkit';
import type { Conversation } from '../../../machines/contracts/chat';
import { chatDraftChanged, conversationKept, freshDraftId } from './conversations-slice';
import type { WithConversations } from './selectors';
import { selectConversation } from './selectors';

/** The part of a running chat flow (`machines/chat.machine.ts`) that the store is tied to. */
export interface ChatActor {
  getSnapshot(): ChatSnapshot;
  subscribe(listener: (snapshot: ChatSnapshot) => void): { unsubscribe(): void };
  on(
    type: 'conversation.changed',
    listener: (event: { conversation: Conversation; branch: boolean }) => void,
  ): { unsubscribe(): void };
  send(
    event:
      | { type: 'chat.left' }
      | { type: 'conversation.removed' }
      | { type: 'conversation.received'; conversation: Conversation },
  ): void;
}

interface ChatSnapshot {
  readonly status: string;
  readonly context: { readonly conversation: Conversation; readonly draft: string };
}

interface ChatStore {
  readonly dispatch: (action: UnknownAction) => unknown;
  getState(): WithConversations;
  subscribe(listener: () => void): () => void;
}

/**
 * Ties a running chat to the store, both ways: conversations and drafts go in as they change, a new name, the work of
 * another tab and a removal come back. When the page is left in the middle of a reply, what came in is kept.
 * @param onBranch hears of the copy that an edit leaves behind
 * @returns what releases it again; call it before the actor ends
 */
export function connectChat(
  actor: ChatActor,
  store: ChatStore,
  onBranch: (conversation: Conversation) => void = () => {},
): () => void {
  const { id, guide } = actor.getSnapshot().context.conversation;
  const inStore = () => selectConversation(store.getState(), id);
  const fresh = freshDraftId(guide);
  const draftIdOf = ({ context }: ChatSnapshot) => (context.conversation.messages.length > 0 ? id : fresh);
  let known = inStore();
  let draft = { id: draftIdOf(actor.getSnapshot()), text: actor.getSnapshot().context.draft };

  const kept = actor.on('conversation.changed', ({ conversation, branch }) => {
    if (!branch) known = conversation;
    store.dispatch(conversationKept(conversation));
    if (branch) onBranch(conversation);
  });
  const drafts = actor.subscribe((snapshot) => {
    if (snapshot.status !== 'active') return;
    const now = { id: draftIdOf(snapshot), text: snapshot.context.draft };
    if (now.id === draft.id && now.text === draft.text) return;
    const before = draft;
    draft = now;
    if (before.id !== now.id && before.text !== '') store.dispatch(chatDraftChanged({ id: before.id, text: '' }));
    if (before.text !== '' || now.text !== '') store.dispatch(chatDraftChanged(now));
  });
  const changes = store.subscribe(() => {
    const now = inStore();
    if (now === known) return;
    known = now;
    actor.send(now ? { type: 'conversation.received', conversation: now } : { type: 'conversation.removed' });
  });
  const leaving = () => actor.send({ type: 'chat.left' });
  // Before the store writes what is unsaved when the page is left.
  globalThis.addEventListener?.('pagehide', leaving, { capture: true });
  let tied = true;
  return () => {
    if (!tied) return;
    tied = false;
    leaving();
    globalThis.removeEventListener?.('pagehide', leaving, { capture: true });
    kept.unsubscribe();
    drafts.unsubscribe();
    changes();
  };
}
