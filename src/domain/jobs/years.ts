import type { Passage } from './sections';
import type { JobPosting } from './types';

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
};
const NUMBER = `\\d{1,2}(?:\\.\\d)?|${Object.keys(WORDS).join('|')}`;

const YEARS = new RegExp(
  `(?:\\b(at least|minimum(?: of)?:?|min\\.?|no less than|more than|over) )?(?<![\\d.,$€£])\\b(${NUMBER})(?: ?\\(\\d{1,2}\\))?` +
    ` ?(\\+|plus\\b|or more\\b)?(?: ?(-|–|—|to) ?(?:${NUMBER}) ?\\+?)? ?(?:years?|yrs?|yoe)\\b`,
  'gi',
);

/** Said right before a number of years, these speak of something else: "our 10 years", "after 1 year". */
const OTHER_BEFORE =
  /\b(?:our|after|within|last|past|next|first|every|their|since|under|for|age|celebrating)(?: the)? $/i;
const OTHER_AFTER =
  /^\W{0,2}(?:ago|old|in business|in a row|contract|degree|college|university|program|warranty|vest|plan|term|anniversary|of (?:age|growth|history|service to|innovation|success|vesting|college|university|study))\b/i;
const OTHER_TOPIC =
  /\b(?:401\(?k|vest(?:s|ing)?|founded|anniversary|fixed[- ]term|duration|contract (?:length|term)|tenure|we(?:'ve| have))\b/i;
const EXPERIENCE =
  /\b(?:experience[ds]?|exp|yoe|professional(?:ly)?|hands[- ]on|industry|work(?:ing)?|background|develop(?:ing|ment)|building|programming|coding|engineering|relevant|related|with|using|as an?)\b/i;

/** Most years anyone asks for; a larger number is something else. */
const MOST = 30;

/**
 * The years of experience a posting asks for, from the first sentence that does and does not call them a plus;
 * the least of a range. Years of the firm, of its benefits and of contracts are not experience.
 */
export function readYears(passages: readonly Passage[], isNice: (passage: Passage) => boolean): JobPosting['years'] {
  let nice: JobPosting['years'] = null;
  for (const passage of passages) {
    if (passage.section === 'company' || !/\d|year|yrs|yoe/i.test(passage.text)) continue;
    const years = yearsIn(passage);
    if (!years) continue;
    if (!isNice(passage)) return years;
    nice ??= years;
  }
  return nice;
}

function yearsIn({ text, line }: Passage): JobPosting['years'] {
  for (const match of text.matchAll(YEARS)) {
    const [words, least, number = '', more, range] = match;
    const before = text.slice(Math.max(0, match.index - 80), match.index);
    const after = text.slice(match.index + words.length, match.index + words.length + 80);
    if (OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)) continue;
    if (OTHER_TOPIC.test(before) || OTHER_TOPIC.test(after)) continue;
    const min = WORDS[number.toLowerCase()] ?? Number(number);
    const asked = least ?? more ?? range;
    if (min > MOST || (asked === undefined && !EXPERIENCE.test(`${before} ${after}`))) continue;
    return { min, text: words.trim(), line };
  }
  return null;
}
