import { readCalendar } from '../../domain/calendar/ical/read';
import { calendarText } from '../../domain/calendar/ical/write';
import { createClock } from '../../domain/calendar/zones';
import type { CalendarReply, CalendarRequest } from './calendar';

/** Milliseconds between two words on how far it is. */
const EVERY = 50;

const reply = (message: CalendarReply) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<CalendarRequest>) => {
  const { id } = data;
  try {
    if (data.kind === 'write') {
      const { events, parts, device, at } = data;
      reply({ id, text: calendarText(events, parts, createClock(device, parts), at) });
      return;
    }
    const reading = readCalendar(data.text, data);
    let told = performance.now();
    for (;;) {
      const step = reading.next();
      if (step.done) {
        reply({ id, file: step.value });
        return;
      }
      if (performance.now() - told < EVERY) continue;
      told = performance.now();
      const { done, total, events } = step.value;
      reply({ id, share: total === 0 ? 1 : done / total, events });
    }
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
