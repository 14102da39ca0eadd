import { nanoid } from '@reduxjs/toolkit';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AttachedFile, Conversation, Manner } from '../../../machines/contracts/chat';
import type { ProviderConfig } from '../../ai/providers/list';
import { modelLabel } from '../../ai/providers/model-label';
import { useAppStore, useDevice } from '../../app/hooks';
import { selectModelConfig } from '../settings/selectors';
import { connectChat } from './connect-chat';
import { attemptChosen, freshDraftId } from './conversations-slice';
import { selectChatDraft, selectConversation } from './selectors';

/** Which engine answers, as it is shown and kept with each reply. */
export const engineName = (config: ProviderConfig): string => modelLabel(config, ' ');

/**
 * One conversation: its flow, tied to what is kept, and what one can do.
 * @param id of a kept conversation, or of one that begins with its first question
 * @param guide whose assistant answers; `null` for the tutor
 * @param onBranch hears of the copy that an edited question leaves behind
 */
export function useChat(id: string, guide: string | null, onBranch: (conversation: Conversation) => void) {
  const { machines } = useDevice();
  const machine = use(machines.chat());
  const store = useAppStore();
  const leave = useRef(() => {});
  // Stands before the flow's own effect: on leaving, what came in must still reach the running flow.
  useEffect(() => () => leave.current(), []);

  const [input] = useState(() => {
    const state = store.getState();
    const conversation = selectConversation(state, id) ?? null;
    const draft = selectChatDraft(state, conversation ? id : freshDraftId(guide));
    return { id, guide, conversation, draft };
  });
  const actor = useActorRef(machine, { input });
  const branched = useEffectEvent(onBranch);
  useEffect(() => {
    const end = connectChat(actor, store, (conversation) => branched(conversation));
    leave.current = end;
    return end;
  }, [actor, store]);

  const deeds = useMemo(() => {
    const asking = () => {
      const settings = selectModelConfig(store.getState());
      const engine = actor.getSnapshot().context.conversation.manner?.engine;
      return {
        replyId: nanoid(),
        at: new Date().toISOString(),
        by: engineName(engine ? { ...settings, provider: engine } : settings),
      };
    };
    const question = () => ({ ...asking(), questionId: nanoid() });
    return {
      type: (text: string) => actor.send({ type: 'draft.changed', text }),
      hear: (text: string) => actor.send({ type: 'words.heard', text }),
      send: (files: readonly AttachedFile[] = []) =>
        actor.send({ type: 'draft.sent', ...question(), ...(files.length > 0 ? { files } : {}) }),
      stop: () => actor.send({ type: 'reply.stopped' }),
      choose: (text: string) => actor.send({ type: 'topic.chosen', text, ...question() }),
      edit: (messageId: string, text: string) => {
        // A reply that is still coming in ends here; what came of it stays with the conversation as it was.
        if (actor.getSnapshot().hasTag('busy')) actor.send({ type: 'reply.stopped' });
        actor.send({ type: 'question.edited', messageId, text, keptId: newChatId(), ...question() });
      },
      retry: () => actor.send({ type: 'reply.retried', ...asking() }),
      setManner: (manner: Manner) => actor.send({ type: 'manner.chosen', manner }),
      attempt: (messageId: string) => store.dispatch(attemptChosen({ id, messageId })),
      goOn: () => actor.send({ type: 'reply.continued', ...asking() }),
    };
  }, [actor, store, id]);

  return {
    actor,
    conversation: useSelector(actor, ({ context }) => context.conversation),
    draft: useSelector(actor, ({ context }) => context.draft),
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    deeds,
  };
}

export type Chat = ReturnType<typeof useChat>;

/** The id of a conversation that has not started. */
export const newChatId = (): string => `chat-${nanoid()}`;
