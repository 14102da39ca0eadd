import { clsx } from 'clsx';
import { type KeyboardEvent, useId } from 'react';
import type { TopicOutline } from '../../domain/catalogue/types';
import { TOPIC_STATUSES, type TopicStatus } from '../../domain/track-progress/types';
import { STATUS_LABELS, statusOfKey } from './track-words';

const chosen: Readonly<Record<TopicStatus, string>> = {
  'not-started': 'has-checked:bg-raised has-checked:text-ink',
  learning: 'has-checked:bg-accent-soft has-checked:text-accent-ink',
  done: 'has-checked:bg-success-soft has-checked:text-success-ink',
  skipped: 'has-checked:bg-raised has-checked:text-ink',
};

/** One status of four. Arrows move as in any radio group; a letter sets one at once. */
export function StatusControl({
  topic,
  status,
  onMark,
}: {
  topic: TopicOutline;
  status: TopicStatus;
  onMark: (topicId: string, status: TopicStatus) => void;
}) {
  const name = useId();
  const byLetter = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = statusOfKey(event);
    if (!next) return;
    event.preventDefault();
    onMark(topic.id, next);
    event.currentTarget.closest('fieldset')?.querySelector<HTMLElement>(`[value="${next}"]`)?.focus();
  };
  return (
    <fieldset>
      <legend className="sr-only">Status of {topic.name}</legend>
      <div className="grid w-full max-w-md grid-cols-[1.35fr_1fr_0.8fr_1fr] gap-0.5 rounded-control border border-line bg-sunken p-0.5">
        {TOPIC_STATUSES.map((each) => (
          <label
            key={each}
            className={clsx(
              'flex min-h-8 cursor-pointer items-center justify-center rounded-[6px] px-1 text-center text-xs font-medium text-ink-soft transition-colors select-none hover:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-primary sm:text-sm pointer-coarse:min-h-11',
              chosen[each],
            )}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={status === each}
              onChange={() => onMark(topic.id, each)}
              onKeyDown={byLetter}
              className="sr-only"
            />
            {STATUS_LABELS[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
