import { useSelector } from '@xstate/react';
import { MessageCirclePlus, Volume2 } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { selectConversations } from '../../ai/conversations/conversations-slice';
import { useAppSelector, useDevice } from '../../app/hooks';
import { Button, IconButton } from '../../ui/button';
import { ChatPanel, LiveReply } from '../../ui/chat/chat-panel';
import type { ChatWords } from '../../ui/chat/types';
import { Chip } from '../../ui/chip';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { engineName, newChatId, useChat } from './use-chat';
import { useSpeech } from './use-speech';

const WORDS: ChatWords = {
  apology: 'Sorry, there was an error processing your request. Please try again.',
  assistant: 'AI Assistant',
};

export interface GuideAssistantProps {
  /** Id of the guide: its conversations are kept apart from the tutor's. */
  readonly guide: string;
  readonly prompts: readonly string[];
}

/** The assistant of one guide: its last conversation, suggested questions, and the text box. */
export function GuideAssistant({ guide, prompts }: GuideAssistantProps) {
  const last = useAppSelector((state) => selectConversations(state).find((one) => one.guide === guide)?.id);
  const [id, setId] = useState(() => last ?? newChatId());
  const ai = useAppSelector((state) => state.settings.ai);
  return (
    <div className="grid gap-3">
      <div>
        <Chip>{engineName(ai)}</Chip>
      </div>
      <Suspense fallback={<Skeleton lines={5} />}>
        <Chat key={id} id={id} guide={guide} prompts={prompts} onAnew={() => setId(newChatId())} />
      </Suspense>
    </div>
  );
}

function Chat({ id, guide, prompts, onAnew }: GuideAssistantProps & { id: string; onAnew: () => void }) {
  const { copyText } = useDevice();
  const toast = useToast();
  const hosted = useAppSelector((state) => state.settings.ai.provider !== 'built-in');
  const chat = useChat(id, guide, ({ name }) =>
    toast({ text: `As it was, the conversation is kept as “${name}” in your backup.` }),
  );
  const { conversation, draft, busy, deeds, actor } = chat;
  const { voice, speaking, read, readProblem } = useSpeech(deeds.hear);
  const { messages } = conversation;
  const latest = messages.findLast(({ role, content }) => role === 'bot' && content !== '');
  useEffect(() => {
    if (readProblem) toast({ text: readProblem, tone: 'danger' });
  }, [readProblem, toast]);
  const actions = useMemo(
    () => ({ retry: deeds.retry, goOn: deeds.goOn, edit: deeds.edit, choose: deeds.choose, read }),
    [deeds, read],
  );
  return (
    <>
      <ul aria-label="Suggested questions" className="grid gap-2.5 md:grid-cols-3">
        {prompts.map((prompt) => (
          <li key={prompt}>
            <Button
              disabled={busy}
              className="h-full w-full justify-start px-4 py-3 text-left whitespace-normal!"
              onClick={() => deeds.choose(prompt)}
            >
              {prompt}
            </Button>
          </li>
        ))}
      </ul>
      <ChatPanel
        label="Chat with the assistant"
        listClassName="h-64"
        copyText={copyText}
        top={
          <div className="flex items-center justify-end gap-1 border-b border-line py-1.5 pr-2 pl-4">
            <IconButton
              label="Read the latest reply aloud"
              aria-pressed={speaking !== null}
              disabled={!latest}
              className="disabled:text-ink-faint disabled:hover:bg-transparent"
              onClick={() => {
                if (latest) read(latest);
              }}
            >
              <Volume2 />
            </IconButton>
            <IconButton
              label="New conversation"
              disabled={messages.length === 0}
              className="disabled:text-ink-faint disabled:hover:bg-transparent"
              onClick={onAnew}
            >
              <MessageCirclePlus />
            </IconButton>
          </div>
        }
        messages={messages}
        busy={busy}
        live={busy ? <Live actor={actor} /> : null}
        speaking={speaking}
        canAskAgain={hosted}
        actions={actions}
        words={WORDS}
        empty={
          <p className="grid min-h-full place-items-center px-4 text-center text-ink-soft">
            Choose a question above, or ask your own. The conversation is kept on this device.
          </p>
        }
        placeholder="Ask about this profile..."
        draft={draft}
        onDraft={deeds.type}
        onSend={deeds.send}
        onStop={deeds.stop}
        voice={voice}
      />
    </>
  );
}

function Live({ actor }: Pick<ReturnType<typeof useChat>, 'actor'>) {
  return <LiveReply text={useSelector(actor, ({ context }) => context.writing)} assistant={WORDS.assistant} />;
}
