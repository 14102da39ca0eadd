import { clsx } from 'clsx';
import { Pencil, RotateCcw, Square, Volume2 } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button';
import { Chip } from '../chip';
import { lazyPart } from '../lazy-part';
import { ErrorBox, Notice } from '../notice';
import { EditQuestion } from './edit-question';
import type { AttemptSwitchProps, FileChipsProps, ModelSourcesProps, ThoughtsProps } from './reply-aside';
import type { Attempts, ChatWords, MessageActions, ShownMessage } from './types';

/** A reply as Markdown; its parser is fetched with the first one. */
const ChatMarkdown = lazy(() => import('./chat-markdown').then((m) => ({ default: m.ChatMarkdown })));

const AttemptSwitch = lazyPart<AttemptSwitchProps>(() => import('./reply-aside').then((m) => m.AttemptSwitch));
const FileChips = lazyPart<FileChipsProps>(() => import('./reply-aside').then((m) => m.FileChips));
const ModelSources = lazyPart<ModelSourcesProps>(() => import('./reply-aside').then((m) => m.ModelSources));
const StudyOn = lazyPart<{ readonly to: string }>(() => import('./reply-aside').then((m) => m.StudyOn));
const Thoughts = lazyPart<ThoughtsProps>(() => import('./reply-aside').then((m) => m.Thoughts));

interface MessageProps {
  readonly message: ShownMessage;
  readonly last: boolean;
  /** One of the last two. */
  readonly near: boolean;
  /** The others at the same answer; `null` where there are none. */
  readonly attempts: Attempts | null;
  /** A reply is being written: nothing else can be asked. Given to the last message only. */
  readonly busy: boolean;
  /** This message is being read aloud. */
  readonly speaking: boolean;
  /** The engine could answer otherwise the next time. */
  readonly canAskAgain: boolean;
  readonly actions: MessageActions;
  readonly words: ChatWords;
  /** Instead of the text: the reply as it comes in. */
  readonly live?: ReactNode;
  /** Its least height, in pixels. */
  readonly least?: number;
}

/** One turn of a chat, with what can be done with it. */
export const Message = memo(function Message(props: MessageProps) {
  return (
    <li
      style={props.least ? { minHeight: props.least } : undefined}
      className={clsx(
        'grid content-start px-4 py-2.5 [contain-intrinsic-size:auto_140px] sm:px-5',
        // What is out of sight costs nothing; the newest and its question are never out of sight for long.
        !props.near && '[content-visibility:auto]',
      )}
    >
      {props.message.role === 'user' ? <Asked {...props} /> : <Answered {...props} />}
    </li>
  );
});

function Asked({ message, actions }: MessageProps) {
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current && !editing && document.activeElement === document.body) pencil.current?.focus();
    opened.current = editing;
  }, [editing]);
  if (editing)
    return (
      <EditQuestion
        text={message.content}
        onCancel={() => setEditing(false)}
        onSave={(text) => {
          setEditing(false);
          actions.edit(message.id, text);
        }}
      />
    );
  return (
    <div className="flex items-center justify-end gap-1">
      <IconButton ref={pencil} label="Edit question" className="[&_svg]:size-4" onClick={() => setEditing(true)}>
        <Pencil />
      </IconButton>
      <div className="max-w-[min(85%,64ch)] min-w-0 rounded-card bg-primary-soft px-4 py-2.5">
        <span className="sr-only">You: </span>
        <UserText text={message.content} />
        {message.files ? (
          <Suspense fallback={null}>
            <div className="mt-2">
              <FileChips files={message.files} />
            </div>
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

const FIRST = 4000;

function UserText({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <p className="break-words whitespace-pre-wrap [overflow-wrap:anywhere]">
        {all || text.length <= FIRST ? text : `${text.slice(0, FIRST)}…`}
      </p>
      {text.length > FIRST && !all ? (
        <Button look="quiet" size="sm" onClick={() => setAll(true)}>
          Show all {text.length.toLocaleString('en-US')} characters
        </Button>
      ) : null}
    </>
  );
}

function Answered({ message, last, attempts, busy, speaking, canAskAgain, actions, words, live }: MessageProps) {
  const { content, by, finish, error, note, thoughts } = message;
  return (
    <article aria-label={words.assistant} className="min-w-0">
      <p className="mb-1 flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        <span className="font-semibold text-ink">{words.assistant}</span>
        {by ? <span>{by}</span> : null}
        {note?.confidence === 'likely' ? <Chip>Probably what you asked</Chip> : null}
        {note?.confidence === 'none' ? <Chip tone="warning">Outside what it knows</Chip> : null}
      </p>
      {!live && thoughts ? (
        <Suspense fallback={null}>
          <div className="mb-2">
            <Thoughts text={thoughts} />
          </div>
        </Suspense>
      ) : null}
      {live ?? (content ? <ReplyText text={content} /> : null)}
      {live ? null : (
        <div className="mt-2 grid gap-3">
          <Ended message={message} words={words} />
          {note && note.sources.length > 0 ? <Sources sources={note.sources} /> : null}
          {message.given || message.cites ? (
            <Suspense fallback={null}>
              <ModelSources given={message.given} cites={message.cites} />
            </Suspense>
          ) : null}
          {note?.study ? (
            <Suspense fallback={null}>
              <StudyOn to={actions.studyPath(note.study)} />
            </Suspense>
          ) : null}
          {last && note && note.nearby.length > 0 ? (
            <Nearby topics={note.nearby} disabled={busy} onChoose={actions.choose} />
          ) : null}
          <div className="flex flex-wrap items-center gap-1">
            {attempts ? (
              <Suspense fallback={null}>
                <AttemptSwitch attempts={attempts} disabled={busy} onChoose={actions.attempt} />
              </Suspense>
            ) : null}
            {content ? (
              <IconButton
                label={speaking ? 'Stop reading' : 'Read aloud'}
                aria-pressed={speaking}
                className="-ml-2.5 [&_svg]:size-4"
                onClick={() => actions.read(message)}
              >
                {speaking ? <Square /> : <Volume2 />}
              </IconButton>
            ) : null}
            {last && finish === 'length' ? (
              <Button size="sm" onClick={actions.goOn}>
                Continue
              </Button>
            ) : null}
            {last && (canAskAgain || error || finish === 'stopped') ? (
              <Button size="sm" look={error ? 'plain' : 'quiet'} onClick={actions.retry}>
                <RotateCcw aria-hidden="true" /> {error || finish === 'stopped' ? 'Retry' : 'Ask again'}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </article>
  );
}

/** The text of a reply. @param growing it is still being written */
export const ReplyText = memo(function ReplyText({ text, growing = false }: { text: string; growing?: boolean }) {
  return (
    <Suspense fallback={<p className="break-words whitespace-pre-wrap">{text.slice(0, FIRST)}</p>}>
      <ChatMarkdown text={text} growing={growing} />
    </Suspense>
  );
});

function Ended({ message: { content, finish, error }, words }: Pick<MessageProps, 'message' | 'words'>) {
  if (error?.kind === 'aborted') return <Notice role="note">{error.message}</Notice>;
  if (error)
    return (
      <ErrorBox title={words.apology}>
        <p>{error.message}</p>
      </ErrorBox>
    );
  if (finish === 'stopped')
    return (
      <Notice role="note">
        {content ? 'You stopped the reply. What came in until then is kept.' : 'You stopped the reply before it began.'}
      </Notice>
    );
  if (finish === 'length')
    return (
      <Notice tone="warning" title="The reply reached its length limit.">
        The end is missing. Continue asks for the rest.
      </Notice>
    );
  return null;
}

const Sources = ({ sources }: { sources: readonly { name: string; url: string }[] }) => (
  <p className="text-sm text-ink-soft">
    {sources.length === 1 ? 'Read more: ' : 'Read more at '}
    {sources.map(({ name, url }, index) => (
      <span key={url}>
        {index > 0 ? ' and ' : ''}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="font-medium text-primary-ink underline underline-offset-2"
        >
          {name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </span>
    ))}
  </p>
);

const Nearby = ({
  topics,
  disabled,
  onChoose,
}: {
  topics: readonly string[];
  disabled: boolean;
  onChoose: (topic: string) => void;
}) => (
  <section aria-label="Nearby topics" className="flex flex-wrap items-center gap-2">
    <span className="text-sm text-ink-soft">Nearby:</span>
    {topics.map((topic) => (
      <Button
        key={topic}
        size="sm"
        disabled={disabled}
        className="py-1 text-left whitespace-normal!"
        onClick={() => onChoose(topic)}
      >
        {topic}
      </Button>
    ))}
  </section>
);
