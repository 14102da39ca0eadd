import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { HoldEvent, HoldInput } from '../../../machines/contracts/session-hold';
import type {
  LookResult,
  SendResult,
  SyncListenEvent,
  SyncTold,
  SyncWatchEvent,
} from '../../../machines/contracts/sync';
import { openChannel } from '../../platform/storage/channel';
import type { Holds } from '../../platform/storage/holds';
import type { WallClock } from '../../platform/wall-clock';
import { vaultNotices } from '../devices/control';
import type { DevicesControl } from '../devices/devices-control';

/** Milliseconds that a change waits for others that come with it. */
const TOGETHER = 150;
/** Milliseconds between two looks while somebody is at work, here or on another device; a storage that counts requests waits longer. */
const BUSY = { webdav: 2500, folder: 2500, s3: 10_000 } as const;
/** Between two looks while nobody is, and while the page is out of sight. */
const IDLE = 30_000;
const HIDDEN = 120_000;
/** A key or a press here, and another device's change, count as being at work for so long (milliseconds). */
const AT_WORK = 120_000;

const CHANNEL = 'elevate-devices';

/** What tabs say to each other of the devices; no document and no key travels by it. */
export type DevicesNotice = { readonly told: SyncTold } | { readonly ask: 'look' | 'turn' };

export const devicesChannel = () => openChannel(CHANNEL);

export interface PageState {
  isVisible(): boolean;
  onVisible(listener: () => void): () => void;
  onOnline(listener: () => void): () => void;
  onTouched(listener: () => void): () => void;
  /** Whether the network is paid by what goes over it; `null` where the browser does not say. */
  isMetered(): boolean | null;
  onMetered(listener: () => void): () => void;
}

export const browserPageState: PageState = {
  isVisible: () => document.visibilityState === 'visible',
  onVisible: (listener) => listening(document, ['visibilitychange'], () => browserPageState.isVisible() && listener()),
  onOnline: (listener) => listening(window, ['online'], listener),
  onTouched: (listener) => listening(window, ['pointerdown', 'keydown'], listener),
  isMetered() {
    const { connection } = navigator as WithConnection;
    return connection ? connection.saveData === true || connection.type === 'cellular' : null;
  },
  onMetered(listener) {
    const { connection } = navigator as WithConnection;
    return connection ? listening(connection, ['change'], listener) : () => {};
  },
};

interface WithConnection {
  readonly connection?: EventTarget & { readonly saveData?: boolean; readonly type?: string };
}

function listening(target: EventTarget, names: readonly string[], listener: () => void): () => void {
  for (const name of names) target.addEventListener(name, listener, { capture: true, passive: true });
  return () => {
    for (const name of names) target.removeEventListener(name, listener, { capture: true });
  };
}

export interface SyncActorDeps {
  readonly control: DevicesControl;
  readonly holds: Holds;
  readonly clock: Pick<WallClock, 'now' | 'wait'>;
  readonly page?: PageState;
}

/** The actors of the flow `sync`, with the devices of this browser. */
export function syncActors({ control, holds, clock, page = browserPageState }: SyncActorDeps) {
  /** Actor `hold`: only a tab out of sight lets another one have it. */
  const hold = fromCallback<EventObject, HoldInput>(({ input, sendBack }) => {
    const tell = (type: HoldEvent['type']) => () => sendBack({ type } satisfies HoldEvent);
    return holds.hold(input.name, {
      granted: tell('hold.granted'),
      refused: tell('hold.refused'),
      asked: () => {
        if (!page.isVisible()) tell('hold.asked')();
      },
    });
  });

  /** Actor `watch`: what changes here, when it is time to look, and when the network is back. */
  const watch = fromCallback<EventObject>(({ sendBack }) => {
    const tell = (event: SyncWatchEvent) => sendBack(event);
    // A page that was opened just now has somebody before it.
    let touched = clock.now();
    let lastDue = clock.now();
    let cancel = () => {};
    let cancelChange: (() => void) | null = null;

    const interval = () => {
      if (!page.isVisible()) return HIDDEN;
      const last = Math.max(touched, control.lastForeign() ?? 0);
      return clock.now() - last < AT_WORK ? BUSY[control.membership()?.kind ?? 'webdav'] : IDLE;
    };
    const due = () => {
      lastDue = clock.now();
      tell({ type: 'look.due' });
      next();
    };
    const next = () => {
      cancel();
      cancel = clock.wait(Math.max(0, lastDue + interval() - clock.now()), () =>
        clock.now() - lastDue < interval() ? next() : due(),
      );
    };

    const notices = vaultNotices();
    if (notices)
      notices.onmessage = () => {
        cancelChange ??= clock.wait(TOGETHER, () => {
          cancelChange = null;
          tell({ type: 'change.made' });
        });
      };
    const devices = devicesChannel();
    if (devices)
      devices.onmessage = ({ data }: MessageEvent<DevicesNotice>) => {
        if ('ask' in data && data.ask === 'look') due();
        if ('ask' in data && data.ask === 'turn') sendBack({ type: 'hold.asked' } satisfies HoldEvent);
      };
    let isHeldBack = false;
    /** On a metered network nothing goes out or in, where the learner wants it so. */
    const meet = () => {
      const holds = page.isMetered() === true && (control.membership()?.pausesWhenMetered ?? false);
      if (holds === isHeldBack) return;
      isHeldBack = holds;
      if (holds) sendBack({ type: 'pause.asked' });
      else if (!control.membership()?.isPaused) sendBack({ type: 'resume.asked' });
    };
    const stops = [
      page.onMetered(meet),
      control.subscribe(meet),
      page.onOnline(() => tell({ type: 'network.back' })),
      page.onVisible(() => {
        touched = clock.now();
        due();
      }),
      page.onTouched(() => {
        const rested = clock.now() - touched >= AT_WORK;
        touched = clock.now();
        if (rested) next();
      }),
      control.onProgress((done, all) => tell({ type: 'progress.told', done, all })),
    ];
    next();
    meet();
    return () => {
      cancel();
      cancelChange?.();
      notices?.close();
      devices?.close();
      for (const stop of stops) stop();
      control.letGo();
    };
  });

  /** Actor `listen`: what the tab says that does it, and whether this one comes into sight. */
  const listen = fromCallback<EventObject>(({ sendBack }) => {
    const tell = (event: SyncListenEvent) => sendBack(event);
    const devices = devicesChannel();
    if (devices)
      devices.onmessage = ({ data }: MessageEvent<DevicesNotice>) => {
        if ('told' in data) tell({ type: 'state.told', told: data.told });
      };
    // It takes a moment until the lock is known to be another tab's.
    const cancel = clock.wait(1000, () => page.isVisible() && tell({ type: 'page.shown' }));
    const stop = page.onVisible(() => tell({ type: 'page.shown' }));
    return () => {
      cancel();
      stop();
      devices?.close();
    };
  });

  return {
    hold,
    watch,
    listen,
    look: fromPromise<LookResult>(({ signal }) => control.look(signal)),
    send: fromPromise<SendResult>(({ signal }) => control.send(signal)),
    fill: fromPromise<SendResult>(({ signal }) => control.fill(signal)),
  };
}
