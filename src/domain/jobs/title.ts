import { OCCUPATIONS } from '../text/occupations';
import { sectionOfHeading } from './sections';
import type { JobPosting } from './types';

const TECH =
  /\b(?:engineers?|developers?|programmers?|analysts?|scientists?|managers?|designers?|architects?|administrators?|admin|consultants?|leads?|interns?|internship|testers?|specialists?|technicians?|researchers?|devops|sre|sdet|sde|director|officer|coordinator|head of|writers?|strategists?|associate|trainee|apprentice|dba|sysadmin|cto|ciso|scrum master|product owner|artist|modeler|instructor|teacher|tutor|assistant)\b/i;
const ROLE = new RegExp(`${TECH.source}|(?<!\\p{L})(?:${OCCUPATIONS}|driver)s?(?!\\p{L})`, 'iu');

const LABEL =
  /^\W*(?:job title|job description|position title|position|role|title|vacancy|opening|job|we(?:'|’)re hiring|hiring)\s*[:–—-]\s*(\S.*)$/i;
const LOOKING =
  /\b(?:looking for|looking to hire|seeking|hiring|recruiting|searching for|in search of|join us as|join our team as|the position of|the role of|we need)(?: ?:)?\s+(?:an? |our next |the next )?/gi;
const STOP = /\s(?:to|who|with|that|for|at|on|in(?! test)|and will|based|join|reporting)\b|[,.;:!?()]|\s[-–—]\s/i;
const NOT_A_TITLE = /^(?:about|we|you|you['’]ll|our|join|i|are|as|the|this|what|who|why|how|if|in|report(?:s|ing))\b/i;

const DECORATION = /^[\s•●▪◦‣*#>–—-]+|[\s*#_:–—-]+$/gu;
const TITLE_LENGTH = 90;
const TITLE_WORDS = 14;
/** A posting names its title early; further down, such lines are other people's. */
const TITLE_LINES = 12;
const SEARCHED_LINES = 80;

/** A title and where its text starts in its line. */
export interface FoundTitle {
  readonly title: NonNullable<JobPosting['title']>;
  readonly start: number;
}

/**
 * The title of a posting: a labelled one ("Job title: …", "Position: …") first, then an early line that looks like
 * one, then what a sentence says the firm is looking for. Null when there is none.
 */
export function readTitle(lines: readonly string[]): FoundTitle | null {
  const top = lines.slice(0, SEARCHED_LINES).map((line) => line.slice(0, 1000));
  return (
    first(top, (line) => labelled(line)) ??
    first(firstWritten(top), (line) => (looksLikeTitle(line) ? line : null)) ??
    first(top, (line) => soughtIn(line))
  );
}

function first(lines: readonly string[], read: (line: string) => string | null): FoundTitle | null {
  for (const [line, whole] of lines.entries()) {
    const text = read(whole)?.replace(DECORATION, '');
    if (text) return { title: { text, line }, start: whole.indexOf(text) };
  }
  return null;
}

/** The lines up to the twelfth that is not blank. */
function firstWritten(lines: readonly string[]): readonly string[] {
  let written = 0;
  const end = lines.findIndex((line) => {
    if (line.trim() !== '') written += 1;
    return written > TITLE_LINES;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function labelled(line: string): string | null {
  const text = LABEL.exec(line)?.[1]?.split(/[.!?;](?:\s|$)|\s[|·•]\s/)[0];
  return text !== undefined && text.length <= TITLE_LENGTH && ROLE.test(text) ? text : null;
}

/** Whether a line is written as the title of a posting is: short, with a role in it, and no sentence. */
export function looksLikeTitle(line: string): boolean {
  const text = line.replace(DECORATION, '');
  return (
    text.length <= TITLE_LENGTH &&
    text.split(/\s+/).length <= TITLE_WORDS &&
    ROLE.test(text) &&
    !/[.!?;:]$|:\s/.test(line.trim()) &&
    !NOT_A_TITLE.test(text) &&
    !LOOKING_ANYWHERE.test(text) &&
    sectionOfHeading(text) === null
  );
}

const LOOKING_ANYWHERE = new RegExp(LOOKING.source, 'i');

function soughtIn(line: string): string | null {
  for (const match of line.matchAll(LOOKING)) {
    const rest = line.slice(match.index + match[0].length, match.index + match[0].length + TITLE_LENGTH);
    const stop = rest.search(STOP);
    const text = stop < 0 ? rest : rest.slice(0, stop);
    if (ROLE.test(text) && text.split(/\s+/).length <= TITLE_WORDS) return text.trim();
  }
  return null;
}
