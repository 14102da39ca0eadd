import { Download, Ellipsis, Pencil, Plus, RefreshCw, Rss, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, useDevice, useLoadAgain } from '../../app/hooks';
import { calendarLines } from '../../domain/calendar/ical/header';
import { MOST_CALENDARS } from '../../domain/calendar/limits';
import { type KeptCalendar, OWN_CALENDAR } from '../../domain/calendar/types';
import { Button, IconButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { counted } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { Menu } from '../../ui/menu';
import { Overlay } from '../../ui/overlay';
import { useToast } from '../../ui/toast';
import type { CalendarEdit } from './calendar-dialog';
import { calendarImported, calendarsPut, newCalendarId } from './calendar-slice';
import { refreshCalendar } from './follow-calendar';
import { selectCalendar, selectCalendars } from './selectors';
import { dayOf } from './slots';

const Dialog = lazyPart<{ edit: CalendarEdit; onClose: () => void; onKeep: (calendar: KeptCalendar) => void }>(() =>
  import('./calendar-dialog').then((m) => m.CalendarDialog),
);

const OWN: KeptCalendar = {
  id: OWN_CALENDAR,
  name: 'Your calendar',
  colour: '',
  shown: true,
  address: '',
  fetchedAt: null,
};

/** The calendars: which are shown, how they are called and coloured, and where they come from. */
export function CalendarList() {
  const calendars = useAppSelector(selectCalendars);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const device = useDevice();
  const toast = useToast();
  const loadAgain = useLoadAgain();
  const [edit, setEdit] = useState<CalendarEdit | null>(null);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [waits, setWaits] = useState(false);
  const leaving = useRef(new AbortController());
  const others = Object.values(calendars)
    .filter(({ id }) => id !== OWN_CALENDAR)
    .sort((a, b) => a.name.localeCompare(b.name));
  const full = others.length >= MOST_CALENDARS;

  const refresh = async (calendar: KeptCalendar, quiet = false) => {
    setBusy((now) => new Set([...now, calendar.id]));
    const { signal } = leaving.current;
    const { ok, words, again } = await refreshCalendar(calendar, { store, device, signal });
    if (signal.aborted) return;
    if (again) setWaits(true);
    setBusy((now) => new Set([...now].filter((id) => id !== calendar.id)));
    setSaid((now) => ({ ...now, [calendar.id]: ok ? '' : words }));
    if (quiet && !again) return;
    toast({
      text: `“${calendar.name}”: ${words}`,
      ...(ok ? {} : { tone: 'danger' as const }),
      ...(again ? { action: { label: 'Load again', run: loadAgain } } : {}),
    });
  };

  // On opening: later changes of a calendar are no reason to read all of them again.
  const begin = useEffectEvent(() => {
    leaving.current = new AbortController();
    const followed = Object.values(selectCalendars(store.getState())).filter(({ address }) => address !== '');
    device.keepCalendarOrigins(followed.map(({ address }) => address));
    for (const calendar of followed) void refresh(calendar, true);
  });
  useEffect(() => {
    begin();
    return () => leaving.current.abort();
  }, []);

  const keep = (calendar: KeptCalendar) => {
    const isNew = calendar.address !== '' && calendars[calendar.id]?.address !== calendar.address;
    dispatch(calendarsPut([calendar]));
    if (!isNew) return;
    const all = Object.values(selectCalendars(store.getState()));
    device.keepCalendarOrigins(all.map(({ address }) => address).filter(Boolean));
    void refresh(calendar);
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
                    : [{ label: 'Refresh', icon: <RefreshCw />, onSelect: () => void refresh(calendar) }]),
                  { label: 'Name and colour', icon: <Pencil />, onSelect: () => setEdit({ calendar, kind: 'change' }) },
                  { label: 'Export', icon: <Download />, onSelect: () => void exportOne(calendar) },
                  ...(calendar.id === OWN_CALENDAR
                    ? []
                    : [{ label: 'Remove', icon: <Trash2 />, danger: true, onSelect: () => remove(calendar) }]),
                ]}
              />
            </div>
            {busy.has(calendar.id) ? <p className="ps-8 text-xs text-ink-faint">Reading its address…</p> : null}
            {said[calendar.id] && !busy.has(calendar.id) ? (
              <p role="status" className="ps-8 pb-1 text-xs text-danger-ink">
                {said[calendar.id]}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {full ? <p className="mt-2 text-sm text-ink-soft">{MOST_CALENDARS} calendars are as many as are kept.</p> : null}
      {waits ? (
        <Button size="sm" className="mt-2" onClick={loadAgain}>
          Load the page again
        </Button>
      ) : null}
      {edit ? (
        <Overlay resetKey={edit.kind}>
          <Dialog edit={edit} onClose={() => setEdit(null)} onKeep={keep} />
        </Overlay>
      ) : null}
    </Card>
  );
}

const blank = (): KeptCalendar => ({ ...OWN, id: newCalendarId(), name: '' });
