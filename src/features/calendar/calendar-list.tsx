import { Download, Ellipsis, Pencil, Plus, RefreshCw, Rss, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { calendarLines } from '../../domain/calendar/ical/header';
import { MOST_CALENDARS } from '../../domain/calendar/limits';
import { type KeptCalendar, OWN_CALENDAR } from '../../domain/calendar/types';
import { IconButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { counted } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { Menu } from '../../ui/menu';
import { Overlay } from '../../ui/overlay';
import { useToast } from '../../ui/toast';
import type { CalendarEdit } from './calendar-dialog';
import { calendarImported, calendarsPut, newCalendarId } from './calendar-slice';
import { selectCalendar, selectCalendars } from './selectors';
import { dayOf } from './slots';
import type { SubscriptionProps } from './subscription';

const Dialog = lazyPart<{ edit: CalendarEdit; onClose: () => void; onKeep: (calendar: KeptCalendar) => void }>(() =>
  import('./calendar-dialog').then((m) => m.CalendarDialog),
);

const Subscription = lazyPart<SubscriptionProps>(() => import('./subscription').then((m) => m.Subscription));

const OWN: KeptCalendar = {
  id: OWN_CALENDAR,
  name: 'Your calendar',
  colour: '',
  shown: true,
  address: '',
  fetchedAt: null,
  zones: {},
};

/** The calendars: which are shown, how they are called and coloured, and where they come from. */
export function CalendarList() {
  const calendars = useAppSelector(selectCalendars);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const device = useDevice();
  const toast = useToast();
  const [edit, setEdit] = useState<CalendarEdit | null>(null);
  // How often each was asked for in this visit.
  const [asked, setAsked] = useState<Readonly<Record<string, number>>>({});
  const others = Object.values(calendars)
    .filter(({ id }) => id !== OWN_CALENDAR)
    .sort((a, b) => a.name.localeCompare(b.name));
  const full = others.length >= MOST_CALENDARS;

  const refresh = ({ id }: KeptCalendar) => setAsked((now) => ({ ...now, [id]: (now[id] ?? 0) + 1 }));

  const begin = useEffectEvent(() => {
    const followed = Object.values(selectCalendars(store.getState())).filter(({ address }) => address !== '');
    device.keepCalendarOrigins(followed.map(({ address }) => address));
  });
  useEffect(() => begin(), []);

  const keep = (calendar: KeptCalendar) => {
    const isNew = calendar.address !== '' && calendars[calendar.id]?.address !== calendar.address;
    dispatch(calendarsPut([calendar]));
    if (!isNew) return;
    const all = Object.values(selectCalendars(store.getState()));
    device.keepCalendarOrigins(all.map(({ address }) => address).filter(Boolean));
    refresh(calendar);
  };
  const remove = (calendar: KeptCalendar) => {
    const gone = Object.values(selectCalendar(store.getState()).events).filter(
      ({ calendarId }) => calendarId === calendar.id,
    );
    const nothing = { events: [], parts: [] };
    dispatch(
      calendarImported({ ...nothing, removedEvents: gone.map(({ id }) => id), removedCalendars: [calendar.id] }),
    );
    toast({
      text: `“${calendar.name}” removed, with ${counted(gone.length, 'event')}.`,
      action: {
        label: 'Undo',
        run: () => dispatch(calendarImported({ events: gone, parts: [], calendars: [calendar] })),
      },
    });
  };
  const exportOne = async (calendar: KeptCalendar) => {
    const { events, parts } = selectCalendar(store.getState());
    const of = calendar.id === OWN_CALENDAR ? '' : calendar.id;
    const own = Object.values(events).filter(({ calendarId }) => calendarId === of);
    try {
      const zones = Object.values(parts).filter(({ kind }) => kind === 'VTIMEZONE');
      const plain = own.map((event) => ({ ...event, calendarId: '' }));
      const text = await device.writeCalendar(plain, zones, calendarLines(calendar));
      const name = calendar.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'calendar';
      device.download(`${name}-${dayOf(new Date())}.ics`, text, 'text/calendar');
      toast({ text: `${counted(own.length, 'event')} exported. The file is in your downloads.` });
    } catch {
      toast({ text: 'The calendar could not be exported. It is unchanged; try again.', tone: 'danger' });
    }
  };

  return (
    <Card aria-label="Calendars" className="self-start">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">Calendars</h2>
        <Menu
          label="Add a calendar"
          trigger={
            <IconButton label="Add a calendar" className="size-9" disabled={full}>
              <Plus />
            </IconButton>
          }
          items={[
            { label: 'New calendar', icon: <Plus />, onSelect: () => setEdit({ calendar: blank(), kind: 'new' }) },
            {
              label: 'Subscribe to an address',
              icon: <Rss />,
              onSelect: () => setEdit({ calendar: blank(), kind: 'follow' }),
            },
          ]}
        />
      </div>
      <ul className="-mx-1 grid grid-cols-1">
        {[calendars[OWN_CALENDAR] ?? OWN, ...others].map((calendar) => (
          <li key={calendar.id} className="px-1">
            <div className="flex items-center gap-2">
              <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-(--primary)"
                  checked={calendar.shown}
                  onChange={(event) => dispatch(calendarsPut([{ ...calendar, shown: event.target.checked }]))}
                />
                <span
                  aria-hidden="true"
                  data-colour={calendar.colour || undefined}
                  className="colour-dot size-3 shrink-0 rounded-full"
                />
                <span dir="auto" className="truncate" title={calendar.name}>
                  {calendar.name}
                </span>
                {calendar.address !== '' ? (
                  <Rss aria-label="Subscribed" className="size-3.5 shrink-0 text-ink-faint" />
                ) : null}
              </label>
              <Menu
                label={`More for ${calendar.name}`}
                trigger={
                  <IconButton label={`More for ${calendar.name}`} className="size-9">
                    <Ellipsis className="size-4!" />
                  </IconButton>
                }
                items={[
                  ...(calendar.address === ''
                    ? []
                    : [{ label: 'Refresh', icon: <RefreshCw />, onSelect: () => refresh(calendar) }]),
                  { label: 'Name and colour', icon: <Pencil />, onSelect: () => setEdit({ calendar, kind: 'change' }) },
                  { label: 'Export', icon: <Download />, onSelect: () => void exportOne(calendar) },
                  ...(calendar.id === OWN_CALENDAR
                    ? []
                    : [{ label: 'Remove', icon: <Trash2 />, danger: true, onSelect: () => remove(calendar) }]),
                ]}
              />
            </div>
            {calendar.address === '' ? null : (
              <Overlay resetKey={calendar.id}>
                <Subscription calendar={calendar} asked={asked[calendar.id] ?? 0} />
              </Overlay>
            )}
          </li>
        ))}
      </ul>
      {full ? <p className="mt-2 text-sm text-ink-soft">{MOST_CALENDARS} calendars are as many as are kept.</p> : null}
      {edit ? (
        <Overlay resetKey={edit.kind}>
          <Dialog edit={edit} onClose={() => setEdit(null)} onKeep={keep} />
        </Overlay>
      ) : null}
    </Card>
  );
}

const blank = (): KeptCalendar => ({ ...OWN, id: newCalendarId(), name: '' });
