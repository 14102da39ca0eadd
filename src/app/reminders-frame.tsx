import { useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { Overlay } from '../ui/overlay';
import { useAppSelector, useDevice } from './hooks';
import { selectReminderCount } from './reminder-count';

const Reminders = lazyPart<{ before: number }>(() => import('./reminders').then((m) => m.Reminders));

/** What reminds, where there is something to remind of or Settings wants it; fetched then. */
export function RemindersFrame() {
  const { reminders } = useDevice();
  const count = useAppSelector(selectReminderCount);
  const [before] = useState(count);
  const isAway = useSyncExternalStore(reminders.subscribe, () => reminders.state() === 'away');
  return count > 0 || !isAway ? (
    <Overlay resetKey="reminders">
      <Reminders before={before} />
    </Overlay>
  ) : null;
}
