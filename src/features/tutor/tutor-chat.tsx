import { Download } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Conversation } from '../../../machines/contracts/chat';
import { useAppSelector, useDevice } from '../../app/hooks';
import { askAbout, practicePath } from '../../app/open-source';
import { Button, IconButton } from '../../ui/button';
import { ChatPanel } from '../../ui/chat/chat-panel';
import { selectCurrentAsked } from '../jobs/selectors';
import { useAttachments } from './attachments';
import { chatFile, chatFileName } from './chat-file';
import { MannerBar } from './manner-bar';
import { EXAMPLES, PLACEHOLDER, WORDS } from './tutor-words';
import { useConversation } from './use-conversation';

/** One conversation: its messages and the text box. */
export function TutorChat({
  id,
  ask,
  onBegun,
  onBranch,
}: {
  id: string;
  /** A question that another screen proposes: it is put into the box, to be changed or sent. */
  ask: string | null;
  /** Its first question was asked. */
  onBegun: () => void;
  onBranch: (conversation: Conversation) => void;
}) {
  const { download } = useDevice();
  const navigate = useNavigate();
  const { conversation, deeds, panel } = useConversation(id, null, WORDS, onBranch);
  const attachments = useAttachments();
  const { messages, name } = conversation;
  const begun = messages.length > 0;
  const propose = useEffectEvent((question: string) => deeds.type(question));
  useEffect(() => {
    if (ask !== null) propose(ask);
  }, [ask]);
  useEffect(() => {
    if (begun) onBegun();
  }, [begun, onBegun]);
  return (
    <ChatPanel
      {...panel}
      attach={attachments.attach}
      attached={attachments.attached}
      onSend={() => {
        if (panel.busy || panel.draft.trim() === '') return;
        deeds.send(attachments.files);
        attachments.clear();
      }}
      label="Chat"
      runCode={(language, source) => navigate(practicePath(language, source))}
      listClassName="h-[clamp(16rem,calc(100dvh-27.5rem),500px)] md:h-[max(20rem,calc(100dvh-23.5rem))]"
      top={
        <>
          <div className="flex items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4 sm:pl-5">
            <h2 className="min-w-0 truncate font-semibold">{begun ? name : 'New chat'}</h2>
            <IconButton
              label="Download Chat"
              disabled={!begun}
              className="disabled:text-ink-faint disabled:hover:bg-transparent"
              onClick={() => download(chatFileName(new Date()), chatFile(messages), 'text/markdown;charset=utf-8')}
            >
              <Download />
            </IconButton>
          </div>
          <MannerBar conversation={conversation} busy={panel.busy} onChange={deeds.setManner} />
        </>
      }
      empty={<Examples onChoose={deeds.choose} />}
      placeholder={PLACEHOLDER}
    />
  );
}

/** Skills of the current job that are offered. */
const ASKED = 4;

function Examples({ onChoose }: { onChoose: (question: string) => void }) {
  const job = useAppSelector(selectCurrentAsked);
  return (
    <div className="relative isolate grid min-h-full content-center justify-items-center gap-6 overflow-hidden px-4 py-8 text-center">
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.07]" />
      <div>
        <p className="text-lg font-semibold">Ask about what you are learning</p>
        <p className="mx-auto mt-1 max-w-[52ch] text-ink-soft">
          A concept, a piece of code, an interview question, the next step in a job search. Your conversations are kept
          on this device, and you can continue any of them later.
        </p>
      </div>
      {job ? (
        <fieldset className="flex max-w-2xl flex-wrap items-center justify-center gap-2">
          <legend className="float-left mr-1 text-sm text-ink-soft">{job.name} asks for</legend>
          {job.skills.slice(0, ASKED).map((skill) => (
            <Button key={skill} size="sm" onClick={() => onChoose(askAbout(skill))}>
              {skill}
            </Button>
          ))}
        </fieldset>
      ) : null}
      <ul className="grid w-full max-w-2xl gap-2.5 sm:grid-cols-2">
        {EXAMPLES.map((question) => (
          <li key={question}>
            <Button
              className="h-full w-full justify-start px-4 py-3 text-left whitespace-normal!"
              onClick={() => onChoose(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
