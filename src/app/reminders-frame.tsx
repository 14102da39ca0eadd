import { useState } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { Overlay } from '../ui/overlay';
import { useAppSelector } from './hooks';
import { selectReminderCount } from './reminder-count';

const Reminders = lazyPart<{ before: number }>(() => import('./reminders').then((m) => m.Reminders));

/** What reminds, where there is something to remind of; fetched then. */
export function RemindersFrame() {
  const count = useAppSelector(selectReminderCount);
  const [before] = useState(count);
  return count > 0 ? (
    <Overlay resetKey="reminders">
      <Reminders before={before} />
    </Overlay>
  ) : null;
}
