import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo } from 'react';
import type { Conversation } from '../../../machines/contracts/chat';
import { useAppSelector, useDevice } from '../../app/hooks';
import { studyPath } from '../../app/open-source';
import { type ChatPanelProps, LiveReply } from '../../ui/chat/chat-panel';
import type { ChatWords } from '../../ui/chat/types';
import { lazyPart } from '../../ui/lazy-part';
import { useToast } from '../../ui/toast';
import { selectModelConfig } from '../settings/selectors';
import { type Chat, engineName, useChat } from './use-chat';
import { useSpeech } from './use-speech';

const SpokenWith = lazyPart(() => import('./spoken-with').then((m) => m.SpokenWith));

/** What a chat panel needs besides its own words and its frame. */
type PanelProps = Omit<ChatPanelProps, 'label' | 'listClassName' | 'placeholder' | 'top' | 'empty'>;

/**
 * One conversation with its voice: for the tutor and for the assistants of the guides.
 * @param id of a kept conversation, or of one that begins with its first question
 * @param guide whose assistant answers; `null` for the tutor
 * @param words who answers, and how it apologises
 * @param onBranch hears of the copy that an edited question leaves behind
 */
export function useConversation(
  id: string,
  guide: string | null,
  words: ChatWords,
  onBranch: (conversation: Conversation) => void,
): Pick<Chat, 'conversation' | 'deeds'> & { readonly panel: PanelProps } {
  const { copyText } = useDevice();
  const toast = useToast();
  const settings = useAppSelector(selectModelConfig);
  const { actor, conversation, draft, busy, deeds } = useChat(id, guide, onBranch);
  const { voice, speaking, read, readProblem } = useSpeech(deeds.hear);
  useEffect(() => {
    if (readProblem) toast({ text: readProblem, tone: 'danger' });
  }, [readProblem, toast]);
  const actions = useMemo(
    () => ({
      retry: deeds.retry,
      goOn: deeds.goOn,
      edit: deeds.edit,
      choose: deeds.choose,
      attempt: deeds.attempt,
      studyPath,
      read,
    }),
    [deeds, read],
  );
  const engine = conversation.manner?.engine;
  const answering = engine ? { ...settings, provider: engine } : settings;
  const hosted = answering.provider !== 'built-in';
  const by = conversation.messages.at(-1)?.by;
  return {
    conversation,
    deeds,
    panel: {
      copyText,
      messages: conversation.messages,
      busy,
      live: busy ? <Live actor={actor} assistant={words.assistant} waitsFor={hosted ? 'the model' : null} /> : null,
      speaking,
      // The coach would say the same again.
      canAskAgain: hosted || by !== engineName(answering),
      actions,
      words,
      draft,
      onDraft: deeds.type,
      onSend: () => deeds.send(),
      onStop: deeds.stop,
      voice: {
        ...voice,
        before: (
          <Suspense fallback={<div className="mt-1.5 h-9" />}>
            <SpokenWith />
          </Suspense>
        ),
      },
    },
  };
}

/** Redrawn with each piece of the reply, and nothing else with it. */
function Live({
  actor,
  assistant,
  waitsFor,
}: Pick<Chat, 'actor'> & { readonly assistant: string; readonly waitsFor: string | null }) {
  const text = useSelector(actor, ({ context }) => context.writing);
  const thoughts = useSelector(actor, ({ context }) => context.aside.thoughts);
  return <LiveReply text={text} thoughts={thoughts} assistant={assistant} waitsFor={waitsFor} />;
}
