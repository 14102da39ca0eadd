import { at, END, type Groups, NUMBER, numberIn, tried } from './patterns';
import type { Found, Named, Priority } from './types';

const QUOTED = '(?:"(?<quoted>[^"\\n]{1,60})"|“(?<curly>[^”\\n]{1,60})”)';
const LABEL = at(`#(?:${QUOTED}|(?<name>[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_+&/.-]{0,59}?))${END}`);
const LIST = at(`/(?:${QUOTED}|(?<name>[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_-]{0,59}))${END}`);
const PRIORITY = at(
  `(?:!(?<name>high|urgent|medium|med|mid|low|h|m|l|[123])|(?<marks>!!!?)|p(?<level>[123]))(?=[,;:.]*(?:\\s|$))`,
);
const HOURS =
  '(?<hours>\\d{1,3}(?:[.,]\\d{1,2})?)(?:(?:\\s?(?:h|hrs?|hours))(?:\\s?(?:and\\s+)?(?<minutes>\\d{1,2})\\s?(?:m|mins?|minutes))?|h(?<short>\\d{1,2}))';
const LENGTH = at(
  `(?<for>for\\s+)?(?:~\\s?)?(?:${HOURS}|(?<only>\\d{1,4})\\s?(?<unit>m|mins?|minutes)|(?<one>1\\s(?:hour|minute))(?=[,;:.]*\\s*(?:$|[#!/])))${END}`,
);
const SAID = at(
  `(?:(?<half>(?:for\\s+)?half\\s+an\\s+hour)|(?<and>for\\s+an\\s+hour\\s+and\\s+a\\s+half)|for\\s+(?<count>${NUMBER})\\s+(?<unit>hours?|minutes?))${END}`,
);
/** A hundred hours. */
const LONGEST = 6000;

export function findLabel(text: string, from: number, labels: readonly Named[]): Found | null {
  const match = tried(LABEL, text, from);
  const name = match && nameIn(match.groups);
  // “#123” is the number of something.
  if (!match || !name || /^\d+$/.test(name)) return null;
  const known = labels.find((label) => slug(label.name) === slug(name));
  return { kind: 'label', to: match.to, label: known ? { id: known.id, name: known.name } : { id: null, name } };
}

export function findList(text: string, from: number, lists: readonly Named[]): Found | null {
  const match = tried(LIST, text, from);
  const name = match && nameIn(match.groups);
  if (!match || !name) return null;
  const list = listOf(name, lists);
  if (typeof list === 'string') return { kind: 'unsure', to: match.to, note: list };
  return { kind: 'list', to: match.to, list };
}

export function findPriority(text: string, from: number): Found | null {
  const match = tried(PRIORITY, text, from);
  if (!match) return null;
  const { name = '', marks, level } = match.groups;
  const word = name.toLowerCase();
  const isHigh = /^[hu1]/.test(word) || marks === '!!!' || level === '1';
  const isLow = /^[l3]/.test(word) || level === '3';
  const priority: Priority = isHigh ? 'high' : isLow ? 'low' : 'medium';
  return { kind: 'priority', to: match.to, priority };
}

export function findLength(text: string, from: number): Found | null {
  const match = tried(SAID, text, from) ?? tried(LENGTH, text, from);
  const minutes = match ? minutesIn(match.groups) : 0;
  return match && minutes >= 1 && minutes <= LONGEST ? { kind: 'estimate', to: match.to, minutes } : null;
}

function minutesIn({ half, and, count, unit = '', hours, minutes, short, only, one }: Groups): number {
  if (half) return 30;
  if (and) return 90;
  if (count) return numberIn(count) * (/^h/i.test(unit) ? 60 : 1);
  if (hours) return Math.round(Number(hours.replace(',', '.')) * 60) + Number(minutes ?? short ?? 0);
  // 10M are millions.
  if (only) return unit === 'M' ? 0 : Number(only);
  return one && /hour/i.test(one) ? 60 : one ? 1 : 0;
}

const nameIn = ({ quoted, curly, name }: Groups): string => (quoted ?? curly ?? name ?? '').trim();

/** A name without what differs in how it is written: case, blanks, hyphens, underscores. */
const slug = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

const SHORT: Readonly<Record<string, string>> = { doing: 'inProgress', done: 'completed', todo: 'todo' };

/** The one list that a name can mean, or what to say. */
function listOf(name: string, lists: readonly Named[]): Named | string {
  const wanted = slug(name);
  const byName = (fits: (list: Named) => boolean) => {
    const found = lists.filter(fits);
    return found.length === 1 ? found[0] : undefined;
  };
  const list =
    lists.find((one) => slug(one.name) === wanted) ??
    lists.find(({ id }) => id === SHORT[wanted]) ??
    byName((one) => slug(one.name).startsWith(wanted)) ??
    byName((one) => one.name.split(/\s+/).some((word) => slug(word) === wanted));
  if (list) return list;
  const could = lists.filter((one) => slug(one.name).startsWith(wanted)).map((one) => `“${one.name}”`);
  return could.length > 1 ? `“/${name}” may be ${could.join(' or ')}.` : `There is no list “${name}”.`;
}
