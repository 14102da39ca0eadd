import { MessageCirclePlus, MessagesSquare, Volume2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { Button, IconButton } from '../../ui/button';
import { ChatPanel } from '../../ui/chat/chat-panel';
import type { ChatWords } from '../../ui/chat/types';
import { Chip } from '../../ui/chip';
import { Drawer } from '../../ui/dialog';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { selectModelConfig } from '../settings/selectors';
import { ConversationList } from './conversation-list';
import { selectConversations } from './selectors';
import { engineName, newChatId } from './use-chat';
import { useConversation } from './use-conversation';

const WORDS: ChatWords = {
  apology: 'Sorry, there was an error processing your request. Please try again.',
  assistant: 'AI Assistant',
};

export interface GuideAssistantProps {
  /** Id of the guide: its conversations are kept apart from the tutor's. */
  readonly guide: string;
  readonly prompts: readonly string[];
}

/** The assistant of one guide: its last conversation, suggested questions, the text box, and the earlier conversations. */
export function GuideAssistant({ guide, prompts }: GuideAssistantProps) {
  const all = useAppSelector(selectConversations);
  const conversations = useMemo(() => all.filter((one) => one.guide === guide), [all, guide]);
  const [id, setId] = useState(() => conversations[0]?.id ?? newChatId());
  const [listed, setListed] = useState(false);
  const ai = useAppSelector(selectModelConfig);
  const open = (next: string | null) => {
    setListed(false);
    setId(next ?? newChatId());
  };
  return (
    <div className="grid gap-3">
      <div>
        <Chip>{engineName(ai)}</Chip>
      </div>
      <Suspense fallback={<Skeleton lines={5} />}>
        <Chat
          key={id}
          id={id}
          guide={guide}
          prompts={prompts}
          onOpen={open}
          {...(conversations.length > 0 ? { onList: () => setListed(true) } : {})}
        />
      </Suspense>
      <Drawer open={listed} onClose={() => setListed(false)} title="Conversations">
        <div className="flex min-h-0 flex-1 flex-col p-4">
          <ConversationList
            conversations={conversations}
            current={id}
            onOpen={open}
            onRemoved={() => setListed(false)}
          />
        </div>
      </Drawer>
    </div>
  );
}

function Chat({
  id,
  guide,
  prompts,
  onOpen,
  onList,
}: GuideAssistantProps & {
  id: string;
  /** `null`: a new one. */
  onOpen: (id: string | null) => void;
  /** Absent while there is none to list. */
  onList?: () => void;
}) {
  const toast = useToast();
  const { conversation, deeds, panel } = useConversation(id, guide, WORDS, ({ id: kept, name }) =>
    toast({
      text: `The earlier version is kept as “${name}”.`,
      action: { label: 'Open it', run: () => onOpen(kept) },
    }),
  );
  const { messages, name } = conversation;
  const { busy, speaking, actions } = panel;
  const latest = messages.findLast(({ role, content }) => role === 'bot' && content !== '');
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
        {...panel}
        label="Chat with the assistant"
        follows
        listClassName="h-64"
        top={
          <div className="flex items-center gap-1 border-b border-line py-1.5 pr-2 pl-4 sm:pl-5">
            <h3 className="min-w-0 flex-1 truncate font-semibold">{messages.length > 0 ? name : 'New chat'}</h3>
            <IconButton
              label="Read the latest reply aloud"
              aria-pressed={speaking !== null}
              disabled={!latest}
              className="disabled:text-ink-faint disabled:hover:bg-transparent"
              onClick={() => {
                if (latest) actions.read(latest);
              }}
            >
              <Volume2 />
            </IconButton>
            {onList ? (
              <IconButton label="Conversations" aria-haspopup="dialog" onClick={onList}>
                <MessagesSquare />
              </IconButton>
            ) : null}
            <IconButton
              label="New conversation"
              disabled={messages.length === 0}
              className="disabled:text-ink-faint disabled:hover:bg-transparent"
              onClick={() => onOpen(null)}
            >
              <MessageCirclePlus />
            </IconButton>
          </div>
        }
        empty={
          <p className="grid min-h-full place-items-center px-4 text-center text-ink-soft">
            Choose a question above, or ask your own. The conversation is kept on this device.
          </p>
        }
        placeholder="Ask about this profile..."
      />
    </>
  );
}
