import { Command, useCommandState } from 'cmdk';
import { Bot } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { createFinder } from '../../domain/find/finder';
import { shown } from '../../domain/find/shown';
import { paletteOpened } from '../../features/palette/recent-slice';
import { selectPaletteRecent } from '../../features/palette/selectors';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { useAppDispatch, useAppStore } from '../hooks';
import { paths } from '../paths';
import type { RootState } from '../store';
import { type Address, actionThings } from './palette-actions';
import { contentThings, screenThings } from './palette-content';
import { focusThings } from './palette-focus';
import { Hit, HitGroup } from './palette-hits';
import { KINDS } from './palette-kinds';
import { ownThings } from './palette-own';
import type { Deed, Thing } from './palette-thing';

/** How many of those opened lately are offered before anything is typed. */
const RECENT_SHOWN = 6;
/** Longer questions are written in the tutor itself. */
const LONGEST_QUESTION = 500;

/** Finds everything by name, and what can be done from everywhere. Loaded, with all names, when it is first opened. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const choose = useChoose(onClose);
  return (
    <Command.Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      label="Command palette"
      shouldFilter={false}
      loop
      overlayClassName="fixed inset-0 z-40 bg-veil animate-fade"
      contentClassName="fixed left-1/2 top-[max(1rem,10dvh)] z-50 w-[min(40rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-card border border-line bg-raised shadow-float"
    >
      <Palette onChoose={choose} />
    </Command.Dialog>
  );
}

/** What can be found is gathered once, when the palette opens. */
function Palette({ onChoose }: { onChoose: (deed: Deed, key: string | null) => void }) {
  const store = useAppStore();
  const address = useLocation();
  const [{ finder, recent, first }] = useState(() => gather(store.getState(), address));
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = useMemo(() => finder.find(query, recent), [finder, recent, query]);
  const typed = query.trim();
  const groups = useMemo(
    () =>
      typed === '' ? first : shown(found).map(({ kind, things }) => ({ heading: KINDS[kind]?.many ?? '', things })),
    [typed, first, found],
  );
  return (
    <>
      <Command.Input
        ref={input}
        value={query}
        onValueChange={setQuery}
        placeholder="Find anything, or a command"
        className="h-14 w-full border-b border-line bg-transparent px-5 text-base outline-none placeholder:text-ink-faint"
      />
      <ActiveHit input={input} />
      <p role="status" className="sr-only">
        {typed === '' ? '' : `${found.length === 0 ? 'Nothing' : counted(found.length, 'result')} found.`}
      </p>
      <Command.List className="max-h-[min(30rem,66dvh)] scroll-py-2 overflow-y-auto px-2 pb-2">
        {groups.map(({ heading, things }) => (
          <HitGroup key={heading} heading={heading} things={things} onChoose={({ deed, key }) => onChoose(deed, key)} />
        ))}
        {groups.length === 0 ? <NothingFound query={typed} onAsk={(deed) => onChoose(deed, null)} /> : null}
      </Command.List>
    </>
  );
}

/** Names the chosen row to those who listen: the list itself does not when a key makes another row the first. */
function ActiveHit({ input }: { input: RefObject<HTMLInputElement | null> }) {
  useCommandState((state) => state.value);
  useCommandState((state) => state.selectedItemId);
  // After each drawing: with the rows, with what was typed, and with either of these.
  useEffect(() => {
    const { current } = input;
    const chosen = current?.closest('[cmdk-root]')?.querySelector('[role="option"][aria-selected="true"]');
    if (chosen) current?.setAttribute('aria-activedescendant', chosen.id);
    else current?.removeAttribute('aria-activedescendant');
  });
  return null;
}

function NothingFound({ query, onAsk }: { query: string; onAsk: (deed: Deed) => void }) {
  const ask = query.slice(0, LONGEST_QUESTION);
  return (
    <>
      <p className="px-3 pt-5 pb-3 text-sm text-ink-soft">
        Nothing here by that name. Try fewer words, a skill such as Docker, or a screen’s title.
      </p>
      <Hit
        id="ask"
        icon={Bot}
        name={`Ask the tutor about “${query.slice(0, 80)}”`}
        onChoose={() => onAsk({ to: `${paths.tutor}?${new URLSearchParams({ ask })}` })}
      />
    </>
  );
}

function gather(state: RootState, address: Address) {
  const { always: done, switches } = actionThings(state, address);
  const focus = focusThings(state);
  const always = [...done, ...focus.always];
  const things = [...contentThings, ...always, ...switches, ...focus.onTasks, ...ownThings(state)];
  const recent = selectPaletteRecent(state);
  const byKey = new Map(things.map((thing) => [thing.key, thing]));
  const lately = recent.flatMap((key) => byKey.get(key) ?? []).slice(0, RECENT_SHOWN);
  const others = (of: readonly Thing[]) => of.filter((thing) => !lately.includes(thing));
  const first = [
    { heading: 'Recent', things: lately },
    { heading: 'Actions', things: others(always) },
    { heading: 'Screens', things: others(screenThings) },
  ].filter((group) => group.things.length > 0);
  return { finder: createFinder(things), recent, first };
}

/** Closes the palette and does what was chosen in it. */
function useChoose(onClose: () => void) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const toast = useToast();
  return (deed: Deed, key: string | null) => {
    flushSync(onClose);
    if (key !== null) dispatch(paletteOpened(key));
    if ('action' in deed) {
      dispatch(typeof deed.action === 'function' ? deed.action() : deed.action);
      toast({ text: deed.said });
      return;
    }
    const { to, state } = deed;
    // The closing dialog gives the focus back to where it was; only after that may the new screen, or its dialog, take it.
    setTimeout(() => void navigate(to, state ? { state, replace: true } : {}));
  };
}
