import { clsx } from 'clsx';
import { BookOpen, Check, Minus } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, memo } from 'react';
import type { TopicStatus } from '../../domain/track-progress/types';
import type { PathTopic } from './learning-path';
import { PART_WORDS, STATUS_LABELS } from './track-words';

/** A topic on the map: its place in learning order, what it is called, how long it takes, how far the reader is. */
export const MapNode = memo(function MapNode({
  topic,
  position,
  count,
  status,
  isNext,
  isOpen,
  panel,
  relations,
  onOpen,
  onFocus,
  onBlur,
  onKeyDown,
}: {
  topic: Pick<PathTopic, 'id' | 'name' | 'hours' | 'part'>;
  /** From 1. */
  position: number;
  count: number;
  status: TopicStatus;
  isNext: boolean;
  isOpen: boolean;
  /** The id of the panel that it opens. */
  panel: string;
  /** `Builds on HTML.` */
  relations: string;
  onOpen: (id: string) => void;
  onFocus: (id: string, byKeyboard: boolean) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
}) {
  const part = PART_WORDS[topic.part];
  const next = isNext ? (status === 'learning' ? 'Now' : 'Next') : '';
  const said = [STATUS_LABELS[status], next].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      data-node={topic.id}
      aria-description={`Topic ${position} of ${count}, ${[`${topic.hours} h`, part].filter(Boolean).join(', ')}. ${relations}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={() => onOpen(topic.id)}
      onFocus={(event) => onFocus(topic.id, isByKeyboard(event))}
      onBlur={onBlur}
      onKeyDown={(event) => onKeyDown(event, topic.id)}
      className={clsx(
        'flex size-full items-center gap-2 rounded-card border-2 px-2 text-left shadow-card transition-colors',
        isOpen && 'ring-2 ring-primary ring-offset-2 ring-offset-ground',
        status === 'done' && 'border-success/70 bg-success-soft',
        status === 'skipped' && 'border-dashed border-line-strong bg-sunken',
        status === 'learning' && 'border-accent bg-accent-soft',
        status === 'not-started' &&
          (isNext ? 'border-primary bg-primary-soft' : 'border-line-strong/60 bg-surface hover:border-primary'),
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'figures grid size-7 shrink-0 place-items-center rounded-chip border text-sm font-semibold [&_svg]:size-4',
          status === 'done' && 'border-success bg-surface text-success-ink',
          status === 'learning' && 'border-accent bg-surface text-accent-ink',
          (status === 'skipped' || status === 'not-started') && 'border-line-strong bg-surface text-ink-soft',
        )}
      >
        {status === 'done' ? (
          <Check />
        ) : status === 'skipped' ? (
          <Minus />
        ) : status === 'learning' ? (
          <BookOpen />
        ) : (
          position
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span
          className={clsx(
            'line-clamp-3 text-sm leading-4.5 font-semibold',
            status === 'skipped' && 'text-ink-soft line-through decoration-ink-faint',
          )}
        >
          {topic.name} <span className="sr-only">– {said}</span>
        </span>
        <span aria-hidden="true" className="mt-0.5 block truncate text-xs text-ink-soft">
          {[`${topic.hours} h`, next || (status === 'not-started' ? part : STATUS_LABELS[status])]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </button>
  );
});

/** Whether the keyboard, or the app for it, gave the focus. */
export const isByKeyboard = ({ currentTarget }: FocusEvent): boolean => currentTarget.matches(':focus-visible');
