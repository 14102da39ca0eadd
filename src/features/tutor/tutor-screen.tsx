import { MessagesSquare } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Conversation } from '../../../machines/contracts/chat';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { asksForInterviewList } from '../../domain/challenges/interview-course';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { Drawer } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { useAsked } from '../../ui/use-asked';
import { ConversationList } from './conversation-list';
import { selectConversations } from './selectors';
import { TutorChat } from './tutor-chat';
import { newChatId } from './use-chat';

/** `/esmoai`: a conversation with the tutor, and the conversations held so far. */
export function TutorScreen() {
  const [params, setParams] = useSearchParams();
  const toast = useToast();
  const all = useAppSelector(selectConversations);
  const conversations = useMemo(() => all.filter(({ guide }) => guide === null), [all]);
  const [listed, setListed] = useState(false);
  const [fresh, setFresh] = useState(newChatId);
  const opened = params.get('chat');
  // A new conversation keeps its id, and its place on screen, when its first question puts it in the address.
  const id = opened ?? fresh;
  const here = useHere('the tutor');
  const question =
    conversations.find((one) => one.id === id)?.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const missing = opened !== null && opened !== fresh && !conversations.some((one) => one.id === opened);

  const open = (next: string | null) => {
    setListed(false);
    if (next === fresh) return setParams({ chat: fresh });
    setFresh(newChatId());
    setParams(next === null ? {} : { chat: next });
  };
  useAsked('new', () => setFresh(newChatId()));
  const onBegun = useCallback(() => {
    if (opened === null) setParams({ chat: fresh }, { replace: true });
  }, [opened, fresh, setParams]);
  const onBranch = ({ name, id: kept }: Conversation) =>
    toast({
      text: `The earlier version is kept as “${name}”.`,
      action: { label: 'Open it', run: () => open(kept) },
    });

  const list = (
    <ConversationList conversations={conversations} current={id} onOpen={open} onRemoved={() => setListed(false)} />
  );
  return (
    <Page title="AI Tutor">
      <PageHeader
        title="AI Tutor"
        // A phone has the room for the text box.
        lead={
          <span className="max-sm:hidden">Ask, read, ask again. Each question carries the conversation so far.</span>
        }
        action={
          <>
            <ButtonLink to={paths.study}>Study mode</ButtonLink>
            <Button className="md:hidden" onClick={() => setListed(true)}>
              <MessagesSquare aria-hidden="true" /> Conversations
            </Button>
          </>
        }
      />
      <div className="grid items-stretch gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        <aside aria-label="Conversations" className="relative hidden min-h-0 md:block">
          <div className="absolute inset-0 flex flex-col">{list}</div>
        </aside>
        {missing ? (
          <Notice
            tone="warning"
            title="This conversation is not here."
            actions={<Button onClick={() => open(null)}>New chat</Button>}
          >
            It was deleted, or belongs to another browser. Your other conversations are in the list.
          </Notice>
        ) : (
          <div className="grid min-w-0 grid-cols-1 content-start gap-4">
            {asksForInterviewList(question) ? (
              <Notice
                title="Interview 75 is here, with dates."
                actions={
                  <ButtonLink to={`${paths.codePractice}?plan=interview-75`} state={here}>
                    Open Interview 75
                  </ButtonLink>
                }
              >
                75 coding challenges by pattern, week by week; they run in this browser, and go into your calendar on a
                press.
              </Notice>
            ) : null}
            <Suspense fallback={<Skeleton lines={6} />}>
              <TutorChat
                key={id}
                id={id}
                ask={opened === null ? params.get('ask') : null}
                onBegun={onBegun}
                onBranch={onBranch}
              />
            </Suspense>
          </div>
        )}
      </div>
      <Drawer open={listed} onClose={() => setListed(false)} title="Conversations">
        <div className="flex min-h-0 flex-1 flex-col p-4">{list}</div>
      </Drawer>
    </Page>
  );
}
