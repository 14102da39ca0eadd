import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type CalendarEvent, type EventDetails, NO_DETAILS } from '../../domain/calendar/types';
import { lazyPart } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';
import type { CalendarDraft } from './calendar-slice';

interface DetailsProps {
  readonly details: EventDetails;
  readonly starts: number;
  readonly onChange: (details: EventDetails) => void;
}

const Fields = lazyPart<DetailsProps>(() => import('./event-details').then((m) => m.EventDetailsFields));

/** Place, notes, reminders, calendar and colour of an event: below its other fields, fetched when they are opened. */
export function MoreFields({
  event,
  form,
  onChange,
}: {
  /** The event that is edited; `null` for a new one. */
  event: CalendarEvent | null;
  /** What was entered so far; without details before any was. */
  form: CalendarDraft;
  onChange: (change: { readonly details: EventDetails }) => void;
}) {
  const { details, startDay, startTime, allDay, repeat } = form;
  const starts = repeat === 'none' ? Date.parse(`${startDay}T${allDay ? '00:00' : startTime}`) : Number.NaN;
  const [open, setOpen] = useState(details !== undefined);
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen((now) => !now)}
        className="inline-flex min-h-8 items-center gap-1 justify-self-start rounded-control text-sm font-medium text-primary-ink hover:underline pointer-coarse:min-h-11"
      >
        <ChevronDown aria-hidden="true" className={open ? 'size-4 rotate-180' : 'size-4'} />
        Place, notes, reminders, colour
      </button>
      {open ? (
        <Overlay resetKey="event-details">
          <Fields
            details={details ?? detailsOf(event)}
            starts={starts}
            onChange={(changed) => onChange({ details: changed })}
          />
        </Overlay>
      ) : null}
    </div>
  );
}

const detailsOf = (event: CalendarEvent | null): EventDetails => {
  const { place, notes, reminders, calendarId, colour } = event ?? NO_DETAILS;
  return { place, notes, reminders, calendarId, colour };
};
