import { readCalendar } from '../../domain/calendar/ical/read';
import { calendarText } from '../../domain/calendar/ical/write';
import type { CalendarFile } from '../../domain/calendar/import-plan';
import { createClock } from '../../domain/calendar/zones';
import { answerCalls } from './answer-calls';
import type { ReadProgress, ReadRequest, WriteRequest } from './calendar';

/** Milliseconds between two reports of progress. */
const EVERY = 50;

answerCalls<ReadRequest | WriteRequest, CalendarFile | string, ReadProgress>((request, progress) => {
  if (request.kind === 'write') {
    const { events, parts, device, at } = request;
    return calendarText(events, parts, createClock(device, parts), at);
  }
  const reading = readCalendar(request.text, request);
  let told = performance.now();
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    if (performance.now() - told < EVERY) continue;
    told = performance.now();
    const { done, total, events } = step.value;
    progress({ share: total === 0 ? 1 : done / total, events });
  }
});
