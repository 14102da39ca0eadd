/** Nothing but closing punctuation may follow a mark in its word. */
export const END = '(?=[,;:.!?)\\]}]*(?:\\s|$))';

export const NUMBER = '(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number in digits or words; `a` and `an` are one. */
export function numberIn(text: string): number {
  const word = text.toLowerCase();
  if (word === 'a' || word === 'an') return 1;
  const index = WORDS.indexOf(word);
  return index === -1 ? Number(word) : index + 1;
}

export const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const DAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
/** 0 Sunday to 6 Saturday. */
export const weekdayIn = (text: string): number => DAYS.indexOf(text.slice(0, 2).toLowerCase());

export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** 1 to 12. */
export const monthIn = (text: string): number => MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;

/** A pattern that is tried at one place of a text, whatever the case. */
export const at = (source: string): RegExp => new RegExp(source, 'iuy');

/** The groups of a pattern at a place and where it ends; `null` where it does not match. */
export function tried(pattern: RegExp, text: string, from: number): { groups: Groups; to: number } | null {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? { groups: match.groups ?? {}, to: from + match[0].length } : null;
}

export type Groups = Readonly<Record<string, string | undefined>>;
