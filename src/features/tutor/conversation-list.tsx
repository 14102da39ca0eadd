import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Conversation } from '../../../machines/contracts/chat';
import { useAppDispatch } from '../../app/hooks';
import { Button, IconButton } from '../../ui/button';
import { readableTime } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { Menu } from '../../ui/menu';
import { Overlay } from '../../ui/overlay';
import { useToast } from '../../ui/toast';
import { whenIdle } from '../../ui/when-idle';
import {
  conversationKept,
  conversationRemoved,
  conversationRenamed,
  foundIn,
  LONGEST_NAME,
} from './conversations-slice';

const RenameDialog = lazyPart(() => import('../../ui/rename-dialog').then((m) => m.RenameDialog));

const FIRST = 30;

/** The conversations kept so far: opened, searched, renamed, deleted with an undo. */
export function ConversationList({
  conversations,
  current,
  onOpen,
  onRemoved,
}: {
  conversations: readonly Conversation[];
  current: string;
  /** `null`: a new one. */
  onOpen: (id: string | null) => void;
  /** Its Undo is in a toast, which neither keyboard nor reader reaches from a drawer that stays open. */
  onRemoved: () => void;
}) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [query, setQuery] = useState('');
  const [all, setAll] = useState(false);
  const [renaming, setRenaming] = useState<Conversation | null>(null);
  useEffect(() => whenIdle(() => void RenameDialog.preload()), []);
  const sought = useDeferredValue(query);
  const found = useMemo(() => foundIn(conversations, sought), [conversations, sought]);
  const remove = (conversation: Conversation) => {
    onRemoved();
    if (conversation.id === current) onOpen(null);
    dispatch(conversationRemoved(conversation.id));
    toast({
      text: `“${conversation.name}” deleted.`,
      action: { label: 'Undo', run: () => dispatch(conversationKept(conversation)) },
    });
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <Button onClick={() => onOpen(null)}>
        <Plus aria-hidden="true" /> New chat
      </Button>
      {conversations.length > 0 ? (
        <input
          type="search"
          aria-label="Search conversations"
          placeholder="Search conversations"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="h-10 w-full rounded-control border border-line-strong bg-surface px-3 text-sm placeholder:text-ink-faint hover:border-ink-faint focus:border-primary pointer-coarse:h-11"
        />
      ) : (
        <p className="px-1 text-sm text-ink-soft">
          Your conversations will appear here, named after their first question.
        </p>
      )}
      <ul aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto">
        {(all ? found : found.slice(0, FIRST)).map((conversation) => (
          <li
            key={conversation.id}
            className={`flex items-center gap-1 rounded-control ${conversation.id === current ? 'bg-primary-soft' : 'hover:bg-sunken'}`}
          >
            <button
              type="button"
              aria-current={conversation.id === current ? 'true' : undefined}
              onClick={() => onOpen(conversation.id)}
              className="min-h-11 min-w-0 flex-1 rounded-control px-3 py-1.5 text-left"
            >
              <span className="block truncate text-sm font-medium">{conversation.name}</span>
              <span className="block truncate text-xs text-ink-soft">{readableTime(conversation.updatedAt)}</span>
            </button>
            <Menu
              label={`Actions for ${conversation.name}`}
              trigger={
                <IconButton label={`Actions for ${conversation.name}`} className="[&_svg]:size-4">
                  <EllipsisVertical />
                </IconButton>
              }
              items={[
                { label: 'Rename', icon: <Pencil aria-hidden="true" />, onSelect: () => setRenaming(conversation) },
                {
                  label: 'Delete',
                  icon: <Trash2 aria-hidden="true" />,
                  danger: true,
                  onSelect: () => remove(conversation),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {query.trim() !== '' && found.length === 0 ? (
        <p role="status" className="px-1 text-sm text-ink-soft">
          No conversation contains these words.
        </p>
      ) : null}
      {found.length > FIRST && !all ? (
        <Button look="quiet" size="sm" onClick={() => setAll(true)}>
          Show all {found.length}
        </Button>
      ) : null}
      {renaming ? (
        <Overlay resetKey={renaming.id}>
          <RenameDialog
            thing="conversation"
            name={renaming.name}
            longest={LONGEST_NAME}
            onRename={(name) => dispatch(conversationRenamed({ id: renaming.id, name }))}
            onClose={() => setRenaming(null)}
          />
        </Overlay>
      ) : null}
    </div>
  );
}
