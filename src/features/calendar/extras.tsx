import type { CalendarEvent } from '../../domain/calendar/types';
import { lazyPart } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';

const Extras = lazyPart<{ event: CalendarEvent }>(() => import('./event-extras').then((m) => m.EventExtras));

const NAMES = /^(?:ATTENDEE|ORGANIZER|CONFERENCE|URL|X-GOOGLE-CONFERENCE|X-MICROSOFT-|X-ZOOM-)/im;

/** Place, meeting, people and notes of an event, where it has any: fetched with the first one that does. */
export function EventMore({ event }: { event: CalendarEvent }) {
  const { place, notes, reminders, calendarId, text, source } = event;
  const any =
    place !== '' ||
    notes !== '' ||
    calendarId !== '' ||
    reminders.length > 0 ||
    text.includes('https:') ||
    NAMES.test(source);
  return any ? (
    <Overlay resetKey={event.id}>
      <Extras event={event} />
    </Overlay>
  ) : null;
}
