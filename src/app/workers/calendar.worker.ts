import '../../platform/no-network';
import type { NamedFile, NamedText } from '../../../machines/contracts/calendar';
import { readCalendar } from '../../domain/calendar/ical/read';
import { calendarText } from '../../domain/calendar/ical/write';
import type { CalendarFile } from '../../domain/calendar/import-plan';
import { LARGEST_FILE } from '../../domain/calendar/limits';
import { createClock } from '../../domain/calendar/zones';
import { unpack } from '../../platform/archive/unpack';
import { decoded } from '../../platform/files/decode';
import { answerCalls } from './answer-calls';
import type { OpenRequest, ReadProgress, ReadRequest, WriteRequest } from './calendar';

/** Milliseconds between two reports of progress. */
const EVERY = 50;
/** Events that are told together. */
const PIECE = 1000;

type Answer = readonly NamedFile[] | readonly NamedText[] | null | string;

answerCalls<ReadRequest | WriteRequest | OpenRequest, Answer, ReadProgress>((request, progress) => {
  if (request.kind === 'write') {
    const { events, parts, device, at, header } = request;
    return calendarText(events, parts, createClock(device, parts), at, header);
  }
  return request.kind === 'open' ? textsIn(request) : readFiles(request, progress);
});

function readFiles(request: ReadRequest, progress: (progress: ReadProgress) => void): readonly NamedFile[] {
  const all = Math.max(
    1,
    request.files.reduce((sum, { text }) => sum + text.length, 0),
  );
  let told = performance.now();
  let before = 0;
  let found = 0;
  const readOne = (text: string): CalendarFile => {
    const reading = readCalendar(text, request);
    for (;;) {
      const step = reading.next();
      if (step.done) return step.value;
      if (performance.now() - told < EVERY) continue;
      told = performance.now();
      progress({ share: (before + step.value.done) / all, events: found + step.value.events });
    }
  };
  const files = request.files.map(({ name, text }) => {
    const file = readOne(text);
    before += text.length;
    found += file.events.length;
    return { name, file };
  });
  return files.map(({ name, file }, of) => {
    for (let from = 0; from < file.events.length; from += PIECE)
      progress({ of, from, events: file.events.slice(from, from + PIECE) });
    return { name, file: { ...file, events: [] } };
  });
}

/** A file as the text it is, an archive, as Google exports it, as the calendars in it; `null` for one without, or too large a one. */
function textsIn({ name, bytes }: OpenRequest): readonly NamedText[] | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [{ name, text: decoded(bytes) }];
  const found = unpack(bytes, (inner) => /\.ics$/i.test(inner) && !/(?:^|\/)(?:__MACOSX|\._)/.test(inner), {
    bytes: LARGEST_FILE,
    entries: 2000,
  });
  if ('problem' in found || found.files.size === 0) return null;
  return [...found.files].map(([inner, own]) => ({ name: inner.split('/').at(-1) ?? inner, text: decoded(own) }));
}
