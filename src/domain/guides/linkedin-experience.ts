import { LONG_WORDS } from '../report/bullet-review';
import { measuredNumber } from '../report/measured-number';
import { counted } from '../report/words';
import { openingOf } from '../resume/action-verbs';
import { BULLET_MARK } from '../resume/bullet-mark';
import { readDates } from '../resume/dates';
import { isJobTitle } from '../resume/job-titles';
import { countWords } from '../resume/text-lines';
import { excerpt } from './profile-words';
import type { ProfileFinding } from './types';

/** A line without a mark describes work from this many words on; shorter ones are titles, places and dates. */
const TELLING_WORDS = 6;
const QUOTES = 3;
/** Shares of the lines from which a check passes. */
const VERBS_SHARE = 0.7;
const NUMBERS_SHARE = 0.5;

interface Told {
  readonly marked: boolean;
  readonly text: string;
}

/** The lines of an experience text that describe work: those with a bullet mark, or else all that are long enough. */
function toldLines(text: string): readonly Told[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const told = lines.flatMap((line): Told[] => {
    const mark = BULLET_MARK.exec(line);
    if (mark) return [{ marked: true, text: line.slice(mark[0].length).trim() }];
    const plain = line.trim();
    const heading = countWords(plain) < TELLING_WORDS || isJobTitle(plain) || isDated(plain);
    return heading ? [] : [{ marked: false, text: plain }];
  });
  const worded = told.filter((line) => /\p{L}/u.test(line.text));
  return worded.some(({ marked }) => marked) ? worded.filter(({ marked }) => marked) : worded;
}

/** A short line with a time span: `Backend developer, 2021 – 2023`. */
const isDated = (line: string) => line.length <= 120 && readDates(line).some(({ single }) => !single);

/** What the experience section's lines say, and how; see `analyseLinkedIn`. */
export function experienceFindings(text: string, english: boolean): ProfileFinding[] {
  const section = 'experience' as const;
  const write = 'Under each job write two to five bullets: a verb, what you did, with what, and what changed.';
  const base = { section, status: 'advice' as const, todo: write };
  if (text.trim() === '')
    return [
      { ...base, id: 'experience-there', title: 'Experience is there', says: 'Nothing was entered.', quotes: [] },
    ];
  const lines = toldLines(text);
  if (lines.length === 0)
    return [
      {
        ...base,
        id: 'experience-there',
        title: 'Tells what you did',
        says: 'There are titles, dates or signs, but no line that says what you did.',
        quotes: [excerpt(text, 120)],
      },
    ];
  const bulleted = lines.some(({ marked }) => marked);
  const found: ProfileFinding[] = [
    bulleted
      ? {
          id: 'experience-bullets',
          section,
          status: 'pass',
          title: 'Written as bullets',
          says: `${counted(lines.length, 'bullet')} found.`,
          todo: null,
          quotes: [excerpt(lines[0]?.text ?? '')],
        }
      : {
          ...base,
          id: 'experience-bullets',
          title: 'Written as bullets',
          says: 'It is written as paragraphs. Readers skim, and skip them.',
          quotes: [excerpt(lines[0]?.text ?? '')],
        },
  ];
  if (english) found.push(verbs(lines), numbers(lines), lengths(lines));
  return found;
}

function verbs(lines: readonly Told[]): ProfileFinding {
  const others = lines.filter(({ text }) => openingOf(text).kind !== 'verb');
  const good = lines.length - others.length;
  const passed = good / lines.length >= VERBS_SHARE;
  const quotes = (passed ? lines.filter((line) => !others.includes(line)) : others).slice(0, QUOTES);
  return {
    id: 'experience-verbs',
    section: 'experience',
    status: passed ? 'pass' : 'advice',
    title: 'Begins with verbs',
    says: `${good} of ${counted(lines.length, 'line')} ${good === 1 ? 'begins' : 'begin'} with what you did.`,
    todo: passed ? null : 'Begin these with the verb of what you did yourself: built, cut, taught, fixed.',
    quotes: quotes.map(({ text }) => excerpt(text)),
  };
}

function numbers(lines: readonly Told[]): ProfileFinding {
  const measured = lines.filter(({ text }) => measuredNumber(text) !== null);
  const passed = measured.length / lines.length >= NUMBERS_SHARE;
  const quotes = (passed ? measured : lines.filter((line) => !measured.includes(line))).slice(0, QUOTES);
  return {
    id: 'experience-numbers',
    section: 'experience',
    status: passed ? 'pass' : 'advice',
    title: 'Carries numbers',
    says: `${measured.length} of ${counted(lines.length, 'line')} ${measured.length === 1 ? 'measures' : 'measure'} something.`,
    todo: passed
      ? null
      : 'Add how many, how much, how often or how long where you know it. Leave a line without a number rather than guess one.',
    quotes: quotes.map(({ text }) => excerpt(text)),
  };
}

function lengths(lines: readonly Told[]): ProfileFinding {
  const long = lines.filter(({ text }) => countWords(text) > LONG_WORDS);
  return {
    id: 'experience-length',
    section: 'experience',
    status: long.length === 0 ? 'pass' : 'advice',
    title: 'Short enough to skim',
    says:
      long.length === 0
        ? `No line is over ${LONG_WORDS} words.`
        : `${counted(long.length, 'line')} over ${LONG_WORDS} words.`,
    todo: long.length === 0 ? null : 'Split each in two, or keep the half with the result.',
    quotes: long.slice(0, QUOTES).map(({ text }) => excerpt(text)),
  };
}
