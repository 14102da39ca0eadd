import { FORMS } from '../resume/action-verbs';
import { findSkills } from '../skills/find-skills';
import { datesIn, numbersIn } from './figures';

/** Something that a text says and the learner's own data do not. */
export interface Unheld {
  readonly kind: 'number' | 'date' | 'skill' | 'name';
  /** As the text writes it. */
  readonly words: string;
}

/**
 * What of a text nothing of the learner's own holds: numbers in figures and words, dates, skills, names of people and
 * organisations. Nothing of it may be put into a resume by a suggestion. When in doubt it is said to be new: a suggestion
 * that is left out costs little, an invented employer much.
 * @param held texts of the learner's own
 */
export function unheld(after: string, held: readonly string[]): Unheld[] {
  return unheldBy(holdings(held))(after);
}

/** What texts hold, read once. */
export interface Holdings {
  readonly numbers: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** The texts in one, of small letters and single blanks, with a blank at both ends. */
  readonly text: string;
}

export function holdings(held: readonly string[]): Holdings {
  const texts = held.map(tidy);
  const words = texts.flatMap((text) => tokensOf(text).map(({ text: word }) => folded(word)));
  return {
    numbers: new Set(texts.flatMap((text) => numbersIn(text).map(({ value }) => value))),
    dates: new Set(texts.flatMap((text) => datesIn(text).flatMap(({ value }) => [value, value.slice(-2)]))),
    skills: new Set(texts.flatMap((text) => findSkills(text.split('\n')).map(({ skill }) => skill))),
    words: new Set(words),
    text: texts
      .map(
        (text) =>
          ` ${tokensOf(text)
            .map(({ text: word }) => folded(word))
            .join(' ')} `,
      )
      .join('\n'),
  };
}

/** As `unheld`, for many texts of one learner. */
export const unheldBy =
  (held: Holdings) =>
  (after: string): Unheld[] => {
    const text = tidy(after);
    const found: Unheld[] = [
      ...numbersIn(text).flatMap(({ value, words }) =>
        held.numbers.has(value) ? [] : [{ kind: 'number' as const, words }],
      ),
      ...datesIn(text).flatMap(({ value, words }) => (held.dates.has(value) ? [] : [{ kind: 'date' as const, words }])),
    ];
    const skills = findSkills(text.split('\n'));
    for (const { skill, text: words } of skills) if (!held.skills.has(skill)) found.push({ kind: 'skill', words });
    // What was weighed as a skill, a number or a date is no name as well.
    const weighed = new Set(
      [
        ...skills.map(({ text: words }) => words),
        ...numbersIn(text).map(({ words }) => words),
        ...datesIn(text).map(({ words }) => words),
      ].flatMap((words) => tokensOf(words).map((one) => folded(one.text))),
    );
    for (const words of namesIn(text, held, weighed)) found.push({ kind: 'name', words });
    const seen = new Set<string>();
    return found.filter(({ kind, words }) => {
      const key = `${kind} ${words}`;
      return seen.has(key) ? false : seen.add(key);
    });
  };

/** The same signs for the same words: full-width letters, digits of other scripts, and nothing that cannot be seen. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/\r\n?/g, '\n');

const folded = (word: string): string => word.toLowerCase().replace(/['’]s$/, '');

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Words, with the signs inside a name: `C++`, `AT&T`, `O’Neill`, `T-Mobile`. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[&'’.+#/_-]*[\p{L}\p{M}\p{N}]+)*/gu)].map((match) => ({
    text: match[0],
    at: match.index,
  }));

/** Words that begin sentences of a letter and name nobody. */
const OPENERS = new Set(
  'a about across additionally after all along also although always among an and another any anyone are as at away back based be because before behind being beside besides best beyond both but by can could dear do does during each earlier either especially even every everything finally first for from further furthermore given had has have having he help helped helping her here his how however i if in inside instead into is it its just kind last later less like many may me more moreover most much my myself near nearly never next no not nothing now of often on once one only or other our out outside over own part please rather regards same several she should similarly since sincerely so some something soon still such thank thanks that the their them then there therefore these they this those though through throughout thus to today together too toward towards under until up upon us very was we well were what whatever when where whether which while who whose why will with within without work worked working would yes yet you your yours'.split(
    ' ',
  ),
);

const CASELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}]/u;
/** After these a name of an employer comes, however it is written. */
const BEFORE_EMPLOYER = new Set(['at', 'joined', 'joining']);
const NO_EMPLOYER = new Set(
  'a an any all both each every first its last least most my new night once our present scale some that the their these this times which whose work your'.split(
    ' ',
  ),
);

/** Names that are not held: words with a capital letter inside a sentence, and whatever else can only be a name. */
function namesIn(text: string, held: Holdings, weighed: ReadonlySet<string>): string[] {
  const tokens = tokensOf(text);
  const names: string[] = [];
  let run: Token[] = [];
  const settle = () => {
    const words = run.map(({ text: word }) => word).join(' ');
    const known = run.every(({ text: word }) => held.words.has(folded(word)));
    // A name of several words that are all there, but never together, is a new name.
    if (
      run.length > 0 &&
      (!known || (run.length > 1 && !held.text.includes(` ${run.map((one) => folded(one.text)).join(' ')} `)))
    )
      names.push(words);
    run = [];
  };
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const gap = text.slice(before ? before.at + before.text.length : 0, token.at);
    const opens = before === undefined || /[.!?:;\n•“"(]|[-–—*]\s/.test(gap);
    if (gap !== ' ') settle();
    const word = folded(token.text);
    const capital = /\p{Lu}/u.test(token.text);
    const afterEmployer =
      before !== undefined && gap === ' ' && BEFORE_EMPLOYER.has(folded(before.text)) && !NO_EMPLOYER.has(word);
    const glued = /\p{L}/u.test(token.text) && /^\p{L}.*\p{N}/u.test(token.text);
    const named =
      !weighed.has(word) &&
      word !== 'i' &&
      !/^i['’](?:m|ve|d|ll)$/.test(word) &&
      ((CASELESS.test(token.text) && /\p{L}/u.test(token.text)) ||
        glued ||
        (capital && !(opens && begins(word))) ||
        (afterEmployer && /^\p{L}/u.test(word)));
    if (named) run.push(token);
    else settle();
  }
  settle();
  return names;
}

/** Words that may well begin a sentence and name nobody. */
const begins = (word: string): boolean =>
  OPENERS.has(word) ||
  FORMS.has(word) ||
  FORMS.has(word.replace(/^(?:co|re|pre|self)-/, '')) ||
  /^\p{L}{3,}ly$/u.test(word);
