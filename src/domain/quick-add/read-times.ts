import { at, END, type Groups, NUMBER, numberIn, tried } from './patterns';
import type { DayPart, Found, TimeRead } from './types';

const PREPOSITION = '(?:(?:at|by|before|around|from|until|till?)\\s+|@\\s?)';
const HALF = 'am|pm|a\\.m\\.|p\\.m\\.';
const clock = (name: string) =>
  `(?<${name}hour>\\d{1,2})(?:[:.](?<${name}minute>\\d{2}))?(?:\\s?(?<${name}half>${HALF}))?`;

const RANGE = at(
  `(?:${PREPOSITION}|between\\s+)?${clock('')}\\s*(?:-|–|—|\\bto\\b|\\buntil\\b|\\btill\\b|\\band\\b)\\s*${clock('end')}${END}`,
);
const WITH_HALF = at(`${PREPOSITION}?(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))?\\s?(?<half>${HALF})${END}`);
const PART = '(?:\\s+(?:in\\s+the\\s+(?<part>morning|afternoon|evening)|at\\s+(?<late>night)))?';
const PLAIN = at(
  `(?:${PREPOSITION}|T(?=\\d\\d:))?(?<hour>\\d{1,2}):(?<minute>\\d{2})(?:\\s?o['’]?clock)?${PART}${END}`,
);
const HOUR = at(`${PREPOSITION}(?<hour>\\d{1,2})(?:\\s?o['’]?clock)?${PART}${END}`);
const OCLOCK = at(`(?<hour>\\d{1,2})(?:\\s?o['’]?clock)${PART}${END}`);
const IN_PART = at(
  `(?<hour>\\d{1,2})\\s+(?:in\\s+the\\s+(?<part>morning|afternoon|evening)|at\\s+(?<late>night))${END}`,
);
const NOON = at(`(?<with>${PREPOSITION})?(?<name>noon|midday|midnight)${END}`);
const SOON = at(
  `in\\s+(?:(?<count>${NUMBER})\\s?(?<unit>m|mins?|minutes?|h|hrs?|hours?)|(?<half>half\\s+an\\s+hour))${END}`,
);

/** A time of day, a range of two or so long from now. */
export function findTime(text: string, from: number, twelve: boolean): Found | null {
  const soon = tried(SOON, text, from);
  if (soon) return { kind: 'moment', to: soon.to, minutes: fromNow(soon.groups) };
  const range = tried(RANGE, text, from);
  const between = range && readRange(range.groups, twelve);
  if (range && between) return { kind: 'time', to: range.to, ...between };
  for (const pattern of [WITH_HALF, PLAIN, HOUR, OCLOCK, IN_PART]) {
    const match = tried(pattern, text, from);
    const time = match && readTime(match.groups, twelve, pattern !== PLAIN);
    if (match && time) return { kind: 'time', to: match.to, time };
  }
  return findNoon(text, from);
}

function findNoon(text: string, from: number): Found | null {
  const match = tried(NOON, text, from);
  if (!match) return null;
  const isLast = text.slice(match.to).trim() === '';
  if (!match.groups.with && !isLast) return null;
  if (match.groups.name?.toLowerCase() === 'midnight')
    return { kind: 'unsure', to: match.to, note: 'Midnight begins a day and ends one: write 0:00 with its day.' };
  return { kind: 'time', to: match.to, time: { minutes: 720, sure: true } };
}

const fromNow = ({ count = '', unit = '', half }: Groups): number =>
  half ? 30 : numberIn(count) * (/^h/i.test(unit) ? 60 : 1);

const isAfternoon = (half: string) => /^p/i.test(half);

function readTime(groups: Groups, twelve: boolean, bareHour: boolean): TimeRead | null {
  const { hour = '', minute = '0', half, part, late } = groups;
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > 23) return null;
  if (half)
    return hours < 1 || hours > 12
      ? null
      : { minutes: ((hours % 12) + (isAfternoon(half) ? 12 : 0)) * 60 + minutes, sure: true };
  // With a nought before it, or where hours count to 24, it is what it says; an hour alone may be either half's.
  const open = hours >= 1 && hours <= 11 && !hour.startsWith('0') && (twelve || bareHour);
  const read = { minutes: hours * 60 + minutes, sure: !open };
  const said = (part?.toLowerCase() ?? (late ? 'night' : null)) as DayPart | null;
  return said ? inPart({ ...read, sure: false }, said) : read;
}

/** A time that is unsure, in a part of the day. */
export function inPart({ minutes, sure }: TimeRead, part: DayPart): TimeRead {
  if (sure || minutes >= 720) return { minutes, sure: true };
  return { minutes: part === 'morning' ? minutes : minutes + 720, sure: true };
}

function readRange(groups: Groups, twelve: boolean): { time: TimeRead; ends: number } | null {
  const { half, endhalf, minute, endminute } = groups;
  if (!half && !endhalf && !(minute && endminute)) return null;
  const end = readTime({ hour: groups.endhour, minute: endminute, half: endhalf ?? half }, twelve, false);
  const own = readTime({ hour: groups.hour, minute, half: half ?? endhalf }, twelve, false);
  if (!end || !own) return null;
  if (!half && endhalf && own.minutes >= end.minutes) {
    const earlier = readTime({ hour: groups.hour, minute, half: isAfternoon(endhalf) ? 'am' : 'pm' }, twelve, false);
    return earlier && { time: earlier, ends: end.minutes };
  }
  if (half && !endhalf && end.minutes <= own.minutes) return { time: own, ends: (end.minutes + 720) % 1440 };
  return { time: own, ends: end.minutes };
}
