import { Command } from 'cmdk';
import type { PaletteEntry } from './nav';

/** Finds every screen, and what can be done from everywhere, by name. Loaded when it is first opened. */
export function CommandPalette({
  open,
  onClose,
  entries,
}: {
  open: boolean;
  onClose: () => void;
  entries: readonly PaletteEntry[];
}) {
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
        {(['Go to', 'Do'] as const).map((group) => (
          <Command.Group
            key={group}
            heading={group}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint"
          >
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => {
                const Icon = entry.icon;
                return (
                  <Command.Item
                    key={entry.id}
                    value={entry.label}
                    keywords={[...entry.keywords]}
                    onSelect={() => {
                      onClose();
                      entry.run();
                    }}
                    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm data-[selected=true]:bg-primary-soft data-[selected=true]:text-primary-ink"
                  >
                    <Icon aria-hidden="true" className="size-5 text-ink-faint" />
                    {entry.label}
                  </Command.Item>
                );
              })}
          </Command.Group>
        ))}
      </Command.List>
    </Command.Dialog>
  );
}
