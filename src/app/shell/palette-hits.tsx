import { Command } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Thing } from './palette-thing';

/** Things under a heading. */
export function HitGroup({
  heading,
  things,
  onChoose,
}: {
  heading: string;
  things: readonly Thing[];
  onChoose: (thing: Thing) => void;
}) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-soft"
    >
      {things.map((thing) => (
        <Hit
          key={thing.key}
          id={thing.key}
          icon={thing.icon}
          name={thing.name}
          detail={thing.detail}
          onChoose={() => onChoose(thing)}
        />
      ))}
    </Command.Group>
  );
}

/** One row: what it is called, and at the right what it is. */
export function Hit({
  id,
  icon: Icon,
  name,
  detail,
  onChoose,
}: {
  id: string;
  icon: LucideIcon;
  name: ReactNode;
  detail?: string;
  onChoose: () => void;
}) {
  return (
    <Command.Item
      value={id}
      onSelect={onChoose}
      className="group flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-control px-3 py-1.5 text-sm data-[selected=true]:bg-primary-soft data-[selected=true]:text-primary-ink"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint group-data-[selected=true]:text-primary-ink" />
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere sm:line-clamp-1">{name}</span>{' '}
      {detail ? (
        <span className="max-w-[40%] shrink-0 truncate text-xs sm:max-w-[45%] text-ink-soft group-data-[selected=true]:text-primary-ink">
          {detail}
        </span>
      ) : null}
    </Command.Item>
  );
}
