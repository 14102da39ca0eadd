import { textOf } from './days';
import { dayWords, timeWords } from './locale';
import type { Today } from './read-days';
import { firstOf, ruleText } from './read-repeats';
import { inPart } from './read-times';
import type { DayNumber, DayPart, Found, LabelMark, Priority, RepeatRule, Span, SpanKind } from './types';
import { lengthWords, priorityWords, repeatWords } from './words';

/** A mark at its place. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly found: Found;
}

export interface Settled {
  readonly due: DayNumber | null;
  /** Minutes since midnight. */
  readonly time: number | null;
  readonly estimate: number | null;
  readonly priority: Priority;
  readonly labels: readonly LabelMark[];
  readonly list: string | null;
  readonly repeat: string;
  readonly spans: readonly Span[];
  readonly notes: readonly string[];
}

/** What a part of the day begins with, where no hour was written. */
const HOURS: Readonly<Record<DayPart, number>> = { morning: 540, afternoon: 840, evening: 1140, night: 1200 };

type Of<Kind extends Found['kind']> = Mark & { readonly found: Extract<Found, { kind: Kind }> };
const isOf =
  <Kind extends Found['kind']>(kind: Kind) =>
  (mark: Mark): mark is Of<Kind> =>
    mark.found.kind === kind;

/** What the marks of a text mean together. The first of a kind counts; a second one stays in the title, with a note. */
export function settle(marks: readonly Mark[], now: string, today: Today): Settled {
  const { habits } = today;
  const minutesNow = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
  const notes: { at: number; says: string }[] = [];
  const spans: Span[] = [];
  const put = ({ from, to }: Mark, kind: SpanKind, says: string) => spans.push({ from, to, kind, says });
  const tell = (mark: Mark, says: string) => notes.push({ at: mark.from, says });
  const unsure = (mark: Mark, says: string) => {
    // Only what was taken had its comma taken along.
    spans.push({ from: mark.from, to: mark.found.to, kind: 'unsure', says });
    tell(mark, says);
  };

  const repeatMark = marks.find(isOf('repeat'));
  const days = marks.filter(isOf('day'));
  const moment = marks.find(isOf('moment'));
  const untilMark = repeatMark && days.find(({ found }) => found.use !== 'on');
  const dayMark = days.find((mark) => mark !== untilMark);
  const dayFirst = moment && (!dayMark || moment.from < dayMark.from) ? null : dayMark;
  const part = days.find(({ found }) => found.part)?.found.part;
  const times = marks
    .filter(isOf('time'))
    .map((mark) => ({ mark, time: part ? inPart(mark.found.time, part) : mark.found.time }));
  const timeMark = dayFirst === null ? undefined : times.find(({ time }) => time.sure);

  let due = dayFirst ? dayFirst.found.read.day - (dayFirst.found.use === 'before' ? 1 : 0) : null;
  let time = timeMark ? timeMark.time.minutes : dayFirst?.found.part ? HOURS[dayFirst.found.part] : null;
  if (moment && dayFirst === null) {
    const total = minutesNow + moment.found.minutes;
    due = today.day + Math.floor(total / 1440);
    time = total % 1440;
  }
  const passed = time !== null && time <= minutesNow;
  const isImplied = due === null;
  const until = untilMark ? untilMark.found.read.day - (untilMark.found.use === 'before' ? 1 : 0) : null;
  if (repeatMark) due = firstOf(repeatMark.found.rule, due ?? today.day + (passed ? 1 : 0));
  else if (due === null && time !== null) due = today.day + (passed ? 1 : 0);

  const range = timeMark?.mark.found.ends;
  const lengthMark = marks.find(isOf('estimate'));
  const ranged = range === undefined || time === null ? null : (range - time + 1440) % 1440 || null;
  const isRanged = ranged !== null && !(lengthMark && timeMark && lengthMark.from < timeMark.mark.from);
  const estimate = isRanged ? ranged : (lengthMark?.found.minutes ?? null);
  const priorityMark = marks.find(isOf('priority'));
  const listMark = marks.find(isOf('list'));
  const labels: LabelMark[] = [];

  for (const mark of marks) {
    const { found } = mark;
    const already = (what: string) => unsure(mark, `A second ${what}: it stays in the title.`);
    switch (found.kind) {
      case 'unsure':
        unsure(mark, found.note);
        break;
      case 'day': {
        if (mark === untilMark) {
          put(mark, 'repeat', `Until ${dayWords(until ?? found.read.day, habits)}`);
          if (found.read.note) tell(mark, found.read.note);
        } else if (mark !== dayFirst) already('day');
        else {
          put(mark, 'day', dayWords(due ?? found.read.day, habits));
          if (found.read.note) tell(mark, found.read.note);
          if (found.use === 'before') tell(mark, `Before that day: due on ${dayWords(due ?? today.day, habits)}.`);
          if (found.part && !timeMark)
            tell(mark, `No hour was written: taken as ${timeWords(HOURS[found.part], habits)}.`);
          if (!timeMark && found.part && due === today.day && passed) tell(mark, 'That time has passed.');
        }
        break;
      }
      case 'moment':
        if (moment === mark && dayFirst === null && due !== null && time !== null)
          put(mark, 'time', `${dayWords(due, habits)}, ${timeWords(time, habits)}`);
        else already('day');
        break;
      case 'time': {
        if (mark === timeMark?.mark && time !== null) {
          const end = isRanged && estimate !== null ? `–${timeWords((time + estimate) % 1440, habits)}` : '';
          put(mark, 'time', `${timeWords(time, habits)}${end}`);
          if (passed && isImplied && due !== null && !repeatMark)
            tell(mark, `That time has passed today: taken as ${dayWords(due, habits)}.`);
          else if (passed && due === today.day) tell(mark, 'That time has passed.');
        } else if (time !== null) already('time');
        else {
          const { minutes } = found.time;
          unsure(mark, `Morning or afternoon? Write ${halves(minutes)}.`);
        }
        break;
      }
      case 'estimate':
        if (mark === lengthMark && !isRanged) put(mark, 'estimate', lengthWords(found.minutes));
        else already('length');
        break;
      case 'priority':
        if (mark === priorityMark) put(mark, 'priority', priorityWords(found.priority));
        else already('priority');
        break;
      case 'list':
        if (mark === listMark) put(mark, 'list', `In ${found.list.name}`);
        else already('list');
        break;
      case 'label':
        if (!labels.some(({ name }) => name.toLowerCase() === found.label.name.toLowerCase())) labels.push(found.label);
        put(mark, 'label', found.label.id === null ? `New label ${found.label.name}` : found.label.name);
        break;
      case 'repeat':
        if (mark === repeatMark) {
          put(mark, 'repeat', repeatWords(found.rule, habits));
          tellRepeat(found.rule, mark, tell, due, until);
        } else already('repeat');
    }
  }
  return {
    due,
    time,
    estimate,
    priority: priorityMark?.found.priority ?? 'none',
    labels,
    list: listMark?.found.list.id ?? null,
    repeat: repeatMark ? ruleText(repeatMark.found.rule, until) : '',
    spans,
    notes: notes.sort((a, b) => a.at - b.at).map(({ says }) => says),
  };
}

function tellRepeat(
  rule: RepeatRule,
  mark: Mark,
  tell: (mark: Mark, says: string) => void,
  due: DayNumber | null,
  until: DayNumber | null,
) {
  if (rule.frequency === 'MONTHLY' && rule.monthDay > 28)
    tell(mark, `A month without day ${rule.monthDay} is left out.`);
  if (due !== null && until !== null && until < due) tell(mark, `It ends on ${textOf(until)}, before it begins.`);
}

/** A time of the first half of the day, in both ways of saying which. */
function halves(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const tail = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour}${tail}am, ${hour}${tail}pm or ${hour + 12}:${String(minute).padStart(2, '0')}`;
}
