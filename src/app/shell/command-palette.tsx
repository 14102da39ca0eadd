import { Command } from 'cmdk';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { themeChosen } from '../../features/settings/settings-slice';
import { useAppDispatch } from '../hooks';
import { paths } from '../paths';
import { paletteWords } from './palette-words';

/** A screen, or something that can be done from everywhere. */
interface Entry {
  readonly id: string;
  readonly name: string;
  /** Further words that find it. */
  readonly keywords: readonly string[];
  readonly icon: LucideIcon;
}

const SCREENS: readonly Entry[] = [
  ...Object.entries(paletteWords).map(([id, words]) => ({ id, ...words })),
  { id: paths.landing, name: 'Front page', keywords: ['landing', 'elevate'], icon: Monitor },
];

const THEMES = (
  [
    ['light', 'Light theme', Sun],
    ['dark', 'Dark theme', Moon],
    ['system', 'System theme', Monitor],
  ] as const
).map(([id, name, icon]) => ({ id, name, icon, keywords: ['appearance', 'theme'] }));

/** Finds every screen, and what can be done from everywhere, by name. Loaded when it is first opened. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (
    <Command.Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      label="Command palette"
      overlayClassName="fixed inset-0 z-40 bg-veil animate-fade"
      contentClassName="fixed left-1/2 top-[12dvh] z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-card border border-line bg-raised shadow-float"
    >
      <Command.Input
        placeholder="Find a screen or a command"
        className="h-14 w-full border-b border-line bg-transparent px-5 text-base outline-none placeholder:text-ink-faint"
      />
      <Command.List className="max-h-[min(24rem,60dvh)] overflow-y-auto p-2">
        <Command.Empty className="px-4 py-6 text-center text-sm text-ink-soft">
          Nothing here by that name. Try a screen’s title, such as Resume.
        </Command.Empty>
        <Entries heading="Go to" entries={SCREENS} onChoose={({ id }) => void navigate(id)} onClose={onClose} />
        <Entries heading="Do" entries={THEMES} onChoose={({ id }) => dispatch(themeChosen(id))} onClose={onClose} />
      </Command.List>
    </Command.Dialog>
  );
}

function Entries<E extends Entry>({
  heading,
  entries,
  onChoose,
  onClose,
}: {
  heading: string;
  entries: readonly E[];
  onChoose: (entry: E) => void;
  onClose: () => void;
}) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint"
    >
      {entries.map((entry) => {
        const Icon = entry.icon;
        return (
          <Command.Item
            key={entry.id}
            value={entry.name}
            keywords={[...entry.keywords]}
            onSelect={() => {
              onClose();
              onChoose(entry);
            }}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm data-[selected=true]:bg-primary-soft data-[selected=true]:text-primary-ink"
          >
            <Icon aria-hidden="true" className="size-5 text-ink-faint" />
            {entry.name}
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}
