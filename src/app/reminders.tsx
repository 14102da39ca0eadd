import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Reminder } from '../../machines/contracts/reminders';
import { remindersTold } from '../features/reminders/reminders-slice';
import { selectRemindersSilenced } from '../features/reminders/selectors';
import { Button } from '../ui/button';
import { counted } from '../ui/format';
import { Notice, Notices } from '../ui/notice';
import { useToast } from '../ui/toast';
import { useAppDispatch, useAppSelector, useDevice } from './hooks';
import { paths } from './paths';
import { selectReminderCount } from './reminder-count';

const INSIDE = 'The browser shows no notifications of Elevate. Reminders are told here, while it is open.';

/**
 * Says reminders: by the browser where it may, else on the page.
 * @param before how many there were when the page began
 */
export function Reminders({ before }: { before: number }) {
  const { machines, notifications, reminders: door } = useDevice();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const navigate = useNavigate();
  const count = useAppSelector(selectReminderCount);
  const silenced = useAppSelector(selectRemindersSilenced);
  const [input] = useState({ permission: notifications.permission() });
  const actor = useActorRef(use(machines.reminders()), { input });
  const { shown, missed } = useSelector(actor, ({ context }) => context);
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  }, [navigate]);

  useEffect(() => {
    const listening = [
      actor.on('notification.wanted', ({ reminders }) => {
        for (const one of reminders) {
          const note = {
            title: one.text.slice(0, 200),
            body: whenWords(one),
            tag: one.key,
            path: placeOf(one),
            open: () => void go.current(placeOf(one)),
          };
          void notifications.show(note).then((isShown) => {
            if (!isShown) actor.send({ type: 'notification.failed', reminders: [one] });
          });
        }
      }),
      actor.on('reminders.told', ({ upTo }) => dispatch(remindersTold(upTo))),
      actor.on('permission.refused', () => toast({ text: INSIDE })),
      {
        unsubscribe: notifications.onChange(() =>
          actor.send({ type: 'permission.changed', permission: notifications.permission() }),
        ),
      },
      { unsubscribe: notifications.onPressed((path) => void go.current(path)) },
    ];
    return () => {
      for (const one of listening) one.unsubscribe();
    };
  }, [actor, dispatch, notifications, toast]);

  // Before the flow can be told that it is this tab's turn.
  useEffect(() => {
    actor.send({ type: silenced ? 'reminders.silenced' : 'reminders.resumed' });
  }, [actor, silenced]);

  useEffect(
    () =>
      door.attach({
        send: (event) => actor.send(event),
        isAsking: () => actor.getSnapshot().hasTag('busy'),
        subscribe: (listener) => {
          const { unsubscribe } = actor.subscribe(listener);
          return unsubscribe;
        },
      }),
    [actor, door],
  );

  const known = useRef(before);
  useEffect(() => {
    const more = count > known.current;
    known.current = count;
    // Of what another tab set, that tab asks.
    if (!more || !isUsers()) return;
    actor.send({ type: 'reminder.set' });
    if (silenced)
      toast({
        text: 'The reminder is set, but reminders are silenced.',
        action: { label: 'Settings', run: () => void go.current(REMINDER_SETTINGS) },
      });
  }, [actor, count, silenced, toast]);

  return (
    <Notices>
      {shown.map((one) => (
        <Notice
          key={one.key}
          tone="info"
          role="status"
          title={one.text}
          actions={
            <>
              <Button size="sm" onClick={() => void navigate(placeOf(one))}>
                Open
              </Button>
              <Button size="sm" look="quiet" onClick={() => actor.send({ type: 'reminder.dismissed', key: one.key })}>
                Dismiss
              </Button>
            </>
          }
        >
          {whenWords(one)}
        </Notice>
      ))}
      {missed.length > 0 ? (
        <Notice
          key="missed"
          tone="info"
          role="status"
          title={`While Elevate was closed: ${counted(missed.length, 'reminder')}.`}
          actions={
            <Button size="sm" look="quiet" onClick={() => actor.send({ type: 'missed.dismissed' })}>
              Dismiss
            </Button>
          }
        >
          {missed
            .slice(-LISTED)
            .map((one) => `${one.text.slice(0, 80)} (${whenWords(one)})`)
            .join('; ')}
          {missed.length > LISTED ? `; and ${missed.length - LISTED} earlier` : ''}.
        </Notice>
      ) : null}
    </Notices>
  );
}

const REMINDER_SETTINGS = `${paths.settings}?tab=reminders`;

/** How many missed reminders one notice names. */
const LISTED = 5;

/** Whether the user did it here: browsers that do not say are believed. */
const isUsers = (): boolean =>
  (navigator as { readonly userActivation?: { readonly isActive: boolean } }).userActivation?.isActive ?? true;

const placeOf = ({ kind, id }: Reminder): string =>
  kind === 'task'
    ? `${paths.tasks}?open=${encodeURIComponent(id)}`
    : `${paths.calendar}?event=${encodeURIComponent(id)}`;

const days = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short' });
const times = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

function whenWords({ kind, starts, wholeDay }: Reminder): string {
  const when = (wholeDay ? days : times).format(starts);
  return kind === 'task' ? `Due ${when}` : when;
}
