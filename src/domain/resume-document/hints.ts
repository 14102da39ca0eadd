import { openingOf } from '../resume/action-verbs';
import { languageOf } from '../resume/language';
import { countWords } from '../resume/text-lines';
import { isEmail, webAddress } from './address';
import { readDuties } from './duties';
import { endsBeforeStart } from './period';
import type { Experience, Project, TextFieldName, WrittenResume } from './types';

/** A line of more words than this is two and a half lines of paper; as in the report's review of bullets. */
const LONG_BULLET = 35;
const LONG_INTRO = 90;
const LONG_NAME = 60;

/** What could be better in a field, in words, or null. A hint never blocks anything. */
export function fieldHint(resume: Pick<WrittenResume, TextFieldName>, field: TextFieldName): string | null {
  const value = resume[field].trim();
  if (value === '') return null;
  switch (field) {
    case 'name':
      return value.length > LONG_NAME ? 'A long name wraps on paper. Is there more than a name in it?' : null;
    case 'mail':
      return isEmail(value) ? null : 'This does not read as an email address, such as ada@example.org.';
    case 'lkdn':
    case 'gthb':
    case 'prtf':
      return linkHint(value);
    case 'cnt':
      return /\d/.test(value) || isEmail(value) ? null : 'A phone number has digits; this has none.';
    case 'intro': {
      const words = countWords(value);
      return words > LONG_INTRO ? `${words} words. Two to four sentences are read; more is skipped.` : null;
    }
    case 'grdyear2':
      return endsBeforeStart(resume.grdyear, value) ? 'The end is before the start.' : null;
    default:
      return null;
  }
}

export function experienceHint(entry: Experience, field: keyof Experience): string | null {
  if (field === 'duration') return spanHint(entry.duration);
  return field === 'responsibilities' ? dutiesHint(entry.responsibilities) : null;
}

export function projectHint(entry: Project, field: keyof Project): string | null {
  if (field === 'durn') return spanHint(entry.durn);
  if (field === 'link') return entry.link.trim() === '' ? null : linkHint(entry.link.trim());
  return field === 'desc' ? dutiesHint(entry.desc) : null;
}

const linkHint = (value: string) =>
  webAddress(value) === null ? 'This does not read as a web address. It is printed as it is, without a link.' : null;

/** Two dates in one text, such as `2022 – 2020`. */
function spanHint(text: string): string | null {
  const parts = text.slice(0, 400).split(/\s+(?:-|–|—|to|until)\s+|[–—]/);
  const [start, end] = parts;
  return parts.length === 2 && start && end && endsBeforeStart(start, end) ? 'The end is before the start.' : null;
}

function dutiesHint(text: string): string | null {
  const bullets = readDuties(text).filter(({ bullet }) => bullet);
  const long = bullets.find((bullet) => countWords(bullet.text) > LONG_BULLET);
  if (long) return `The line “${begin(long.text)}” has ${countWords(long.text)} words. Up to ${LONG_BULLET} are read.`;
  if (bullets.length === 0 || languageOf(text) !== 'english') return null;
  for (const bullet of bullets) {
    const { kind, words } = openingOf(bullet.text);
    if (kind === 'weak') return `“${words}” hides what you did. Begin with a verb: built, led, cut.`;
    if (kind === 'other' && /^\p{Script=Latin}/u.test(words))
      return `“${begin(bullet.text)}” begins without a verb. Say what you did: built, led, cut.`;
  }
  return null;
}

const begin = (text: string) => (text.length > 32 ? `${[...text].slice(0, 32).join('').trimEnd()}…` : text);
