import { useSyncExternalStore } from 'react';
import type { NotificationPermissionState } from '../../../machines/contracts/reminders';
import { useAppDispatch, useAppSelector, useDevice } from '../../app/hooks';
import type { RemindersSilenced } from '../../app/store';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { selectRemindersSilenced } from '../reminders/selectors';

const WORDS: Readonly<Record<NotificationPermissionState, { readonly title: string; readonly text: string }>> = {
  default: {
    title: 'Not asked yet',
    text: 'The browser asks you when you set the first reminder. Until then, reminders are told on the page.',
  },
  granted: {
    title: 'Allowed',
    text: 'Reminders come as notifications of the browser while Elevate is open in a tab.',
  },
  denied: {
    title: 'Refused',
    text:
      'Reminders are told on the page instead, while it is open. To get notifications, press the sign to the left of the ' +
      'address, choose “Notifications” and allow them. This page notices; nothing needs to be loaded again.',
  },
  none: {
    title: 'Not possible here',
    text: 'This browser shows no notifications. Reminders are told on the page, while it is open.',
  },
};

/** Whether the browser shows reminders, what to do where it does not, and a way to have quiet. */
export function RemindersPanel() {
  const { notifications, reminders } = useDevice();
  const permission = useSyncExternalStore(notifications.onChange, notifications.permission);
  const flow = useSyncExternalStore(reminders.subscribe, reminders.state);
  const silenced = useAppSelector(selectRemindersSilenced);
  const dispatch = useAppDispatch();
  const silence = (silenced: boolean) =>
    dispatch({
      type: 'reminders/remindersSilenced',
      payload: { silenced, at: new Date().toISOString() },
    } satisfies RemindersSilenced);
  const asking = flow === 'asking' || flow === 'wanted';
  const { title, text } = WORDS[permission];
  return (
    <div className="grid gap-4">
      <Panel title="Notifications" lead="Reminders of tasks and events are told while Elevate is open.">
        <div role="status">
          <p className="font-medium">{asking ? 'The browser is asking' : title}</p>
          <p className="measure mt-1 text-sm text-ink-soft">
            {asking ? 'Answer in the box that the browser shows beside the address. Nothing else waits for it.' : text}
          </p>
        </div>
        {asking ? (
          <Button className="mt-4" onClick={reminders.leave}>
            Not now
          </Button>
        ) : permission === 'default' ? (
          <Button className="mt-4" onClick={reminders.ask}>
            Allow notifications
          </Button>
        ) : null}
      </Panel>
      <Panel title="Quiet" lead="For all tabs, until you want them again. Reminders stay set.">
        <div role="status">
          <p className="font-medium">{silenced ? 'Reminders are silenced' : 'Reminders are told'}</p>
          {silenced ? (
            <p className="measure mt-1 text-sm text-ink-soft">
              What comes due in the meantime is not told afterwards. It is on the board and in the calendar as ever.
            </p>
          ) : null}
        </div>
        <Button className="mt-4" onClick={() => silence(!silenced)}>
          {silenced ? 'Tell reminders again' : 'Silence reminders'}
        </Button>
      </Panel>
    </div>
  );
}
