import { ChevronDown, ChevronUp, PowerOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { secretSlotOf } from '../../ai/providers/config';
import { selectModelConfig } from '../../features/settings/selectors';
import { Button } from '../../ui/button';
import { useAppStore, useDevice } from '../hooks';
import { ActorTree } from './actor-tree';
import { ActorView } from './actor-view';
import { EventLog } from './event-log';
import type { Recorder } from './recorder';
import { hideSecrets } from './show';

/** The drawer at the foot of every screen: what runs, its state, and what happened. */
export function Inspector({ recorder }: { recorder: Recorder }) {
  const { inspection, secrets } = useDevice();
  const store = useAppStore();
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  useSyncExternalStore(recorder.subscribe, recorder.version);

  const actors = recorder.actors();
  const actor = actors.find(({ id }) => id === chosen) ?? actors[0] ?? null;
  const running = actors.filter((one) => one.running).length;
  const hide = (value: unknown) => {
    const key = secrets.read(secretSlotOf(selectModelConfig(store.getState())))?.trim();
    return hideSecrets(value, key ? [key] : []);
  };
  return (
    <>
      {/* The foot of the page can be scrolled out from under the drawer. */}
      <div aria-hidden="true" className={open ? 'no-print h-[28rem]' : 'no-print h-14'} />
      <aside
        aria-label="Inspector"
        className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-raised text-sm shadow-float"
      >
        <div className="flex flex-wrap items-center gap-2 px-3 py-1.5">
          <h2 className="font-semibold">Inspector</h2>
          <p className="text-ink-soft">{running === 1 ? '1 actor running' : `${running} actors running`}</p>
          <div className="ml-auto flex gap-1">
            <Button size="sm" look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
              {open ? 'Collapse' : 'Expand'}
            </Button>
            <Button size="sm" look="quiet" onClick={() => void inspection.turn(false)}>
              <PowerOff aria-hidden="true" /> Turn off
            </Button>
          </div>
        </div>
        {open ? (
          <div className="grid h-[min(24rem,50dvh)] grid-cols-1 overflow-y-auto border-t border-line md:grid-cols-[14rem_1fr_1.2fr] md:overflow-hidden">
            <ActorTree actors={actors} chosen={actor?.id ?? null} onChoose={setChosen} />
            <ActorView actor={actor} recorder={recorder} hide={hide} />
            <EventLog recorder={recorder} hide={hide} />
          </div>
        ) : null}
      </aside>
    </>
  );
}
