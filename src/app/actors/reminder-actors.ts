import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { NotificationPermissionState, WatchEvent } from '../../../machines/contracts/reminders';
import { clockFor } from '../../domain/calendar/zones';
import { nextAt, remindersBetween, told } from '../../domain/reminders/due-reminders';
import { selectCalendar } from '../../features/calendar/selectors';
import { selectToldUpTo } from '../../features/reminders/selectors';
import type { Notifications } from '../../platform/notifications';
import type { WallClock } from '../../platform/wall-clock';
import { deviceZone } from '../../ui/device-zone';
import { selectReminded } from '../reminded';
import type { RootState } from '../store';

/** Between two looks; a reminder that is set for sooner is said that much late. */
const LOOK = 30_000;
/** What was looked at is kept this often, so that a later visit calls nothing missed that this one has seen. */
const KEEP = 10 * 60_000;
/** What is older is not told as missed. */
const OLDEST = 30 * 24 * 60 * 60_000;

export interface WatchDeps {
  readonly store: { getState(): RootState };
  readonly clock: Pick<WallClock, 'now' | 'wait'> & Partial<Pick<WallClock, 'onShown'>>;
  /** Brings what other tabs wrote into the store. */
  readonly refresh: () => Promise<void>;
}

/** Actor `watch`: says what is due when it is, from where all tabs together had come. */
export const watchLogic = ({ store, clock, refresh }: WatchDeps) =>
  fromCallback<EventObject>(({ sendBack }) => {
    let ended = false;
    let cancel = () => {};
    let seen: number | null = null;
    const look = () => {
      cancel();
      const now = clock.now();
      const state = store.getState();
      const kept = selectToldUpTo(state);
      // A clock that was ahead must not silence what comes.
      const from = Math.max(now - OLDEST, Math.min(seen ?? kept ?? now, now));
      const zones = clockFor(deviceZone(), selectCalendar(state).parts);
      const reminded = selectReminded(state);
      const due = remindersBetween(reminded, zones, from, now);
      if (due.length > 0 || kept === null || Math.abs(now - kept) >= KEEP)
        sendBack({ type: 'reminders.due', ...told(due, now), upTo: now } satisfies WatchEvent);
      seen = now;
      const next = nextAt(reminded, zones, now, LOOK);
      cancel = clock.wait(next === null ? LOOK : Math.max(0, next - now), look);
    };
    const begin = () => {
      if (!ended) look();
    };
    refresh().then(begin, begin);
    const unsubscribe = clock.onShown?.(() => seen !== null && look());
    return () => {
      ended = true;
      cancel();
      unsubscribe?.();
    };
  });

/** Actor `askPermission`: the browser asks the user. */
export const askPermissionLogic = (notifications: Notifications) =>
  fromPromise<NotificationPermissionState>(() => notifications.ask());
