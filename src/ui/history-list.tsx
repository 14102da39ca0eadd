import { ArrowLeft, EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from './button';
import { Menu, type MenuItem } from './menu';
import { Notice } from './notice';

/** What was made before, newest first; its children are rows. */
export function HistoryList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>;
}

/** One of a history: a press opens it, a menu has what else can be done with it. */
export function HistoryRow({
  before,
  title,
  detail,
  isDetailWhole = false,
  figure,
  unit,
  onOpen,
  actionsLabel,
  actions,
}: {
  /** What comes before the row's button, for example a check box. */
  before?: ReactNode;
  title: string;
  detail: ReactNode;
  /** Shows all of the detail, on several lines if need be. */
  isDetailWhole?: boolean;
  figure?: ReactNode;
  /** What follows the figure in small letters. */
  unit?: string;
  onOpen: () => void;
  actionsLabel: string;
  actions: readonly MenuItem[];
}) {
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      {before}
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center justify-between gap-4 rounded-control px-2 py-1 text-left hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{title}</span>
          <span className={isDetailWhole ? 'block text-sm text-ink-soft' : 'block truncate text-sm text-ink-soft'}>
            {detail}
          </span>
        </span>
        {figure === undefined ? null : (
          <span className="figures text-lg font-semibold whitespace-nowrap">
            {figure}
            {unit ? <span className="text-sm font-normal text-ink-soft"> {unit}</span> : null}
          </span>
        )}
      </button>
      <Menu
        label={actionsLabel}
        trigger={
          <IconButton label={actionsLabel}>
            <EllipsisVertical />
          </IconButton>
        }
        items={actions}
      />
    </li>
  );
}

/** One of a history, opened: the way back to the list, and the thing itself or a word on where it may be. */
export function HistoryEntry({
  thing,
  onBack,
  children,
}: {
  /** What it is a history of, for example `report`; its plural ends with an s. */
  thing: string;
  onBack: () => void;
  /** `null` when there is no such thing here. */
  children: ReactNode;
}) {
  return (
    <div className="grid gap-6">
      <Button look="quiet" className="justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden="true" /> All {thing}s
      </Button>
      {children ?? (
        <Notice tone="warning" title={`This ${thing} is not here.`}>
          It was removed, or belongs to another browser. Your other {thing}s are in the list.
        </Notice>
      )}
    </div>
  );
}
