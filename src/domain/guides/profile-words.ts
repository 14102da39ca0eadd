import { isJobTitle } from '../resume/job-titles';

/** Quotes are cut at this many characters: enough to find the place. */
const QUOTE_LENGTH = 160;

/** The beginning of a text as a quote, never parting a surrogate pair. A substring of the text. */
export function excerpt(text: string, length = QUOTE_LENGTH): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  const last = trimmed.charCodeAt(length - 1);
  return trimmed.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length).trimEnd();
}

/** How many characters a reader would count: code points, so that one emoji is not two. */
export function charactersOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const PARTS = /[|•·,;:()–—\n!?@/]|\.\s|\s-\s|(?<![\p{L}])(?:at|who|with|in|for|and|from)(?![\p{L}])/iu;
const TITLE_WORDS = 6;

/** The first phrase of a text that reads like a job title, as written; `null` when there is none. */
export function roleIn(text: string): string | null {
  for (const part of text.split(PARTS)) {
    const phrase = part.slice(-90).trim();
    const words = [...phrase.matchAll(/\S+/g)];
    const from = words.at(-TITLE_WORDS)?.index ?? 0;
    const title = phrase.slice(from).replace(/[.\s]+$/, '');
    if (title !== '' && isJobTitle(title)) return title;
  }
  return null;
}

const WISHES =
  /(?<![\p{L}])(?:aspiring|seeking|looking for|in search of|job ?seekers?|unemployed|freshers?|open to (?:work|new opportunities|opportunities)|actively (?:looking|seeking)|on the lookout)(?![\p{L}])/iu;

/** The first words that say what is wished for instead of what is done. */
export const wishIn = (text: string): string | null => WISHES.exec(text)?.[0] ?? null;

/** Words that many profiles share and that prove nothing: a conventional list, kept by hand. */
const BUZZWORDS = [
  'passionate',
  'hardworking',
  'hard-working',
  'hard working',
  'team player',
  'results-driven',
  'results-oriented',
  'result-oriented',
  'detail-oriented',
  'detail oriented',
  'self-motivated',
  'self-starter',
  'highly motivated',
  'go-getter',
  'go getter',
  'guru',
  'ninja',
  'rockstar',
  'rock star',
  'wizard',
  'synergy',
  'synergies',
  'thought leader',
  'thought leadership',
  'visionary',
  'proven track record',
  'track record',
  'think outside the box',
  'out of the box',
  'out-of-the-box',
  'fast learner',
  'quick learner',
  'strategic thinker',
  'game changer',
  'game-changer',
  'cutting-edge',
  'cutting edge',
  'best of breed',
  'value add',
  'value-add',
  'world-class',
  'enthusiast',
  'enthusiastic',
  'dynamic professional',
  'seasoned professional',
  'wear many hats',
  'hit the ground running',
] as const;
const BUZZWORD = new RegExp(
  `(?<![\\p{L}])(?:${[...BUZZWORDS].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`,
  'giu',
);

/** The buzzwords of a text as they stand, each once whatever its letter case. */
export function buzzwordsIn(text: string): string[] {
  const found = new Map<string, string>();
  for (const [word] of text.matchAll(BUZZWORD)) if (!found.has(word.toLowerCase())) found.set(word.toLowerCase(), word);
  return [...found.values()];
}

const GREETING =
  /^[^\p{L}]{0,10}(?:hi|hello|hey|welcome|greetings|namaste|good (?:morning|day|evening)|my name is|thanks? (?:you )?for (?:visiting|stopping))(?![\p{L}])/iu;

/** Whether a text begins with a greeting instead of with something to know. */
export const greets = (text: string): boolean => GREETING.test(text);

const I = /(?<![\p{L}\p{N}.’'])(?:I|i)(?![\p{L}\p{N}.])|(?<![\p{L}])(?:my|me|mine|myself)(?![\p{L}])/iu;
const THEY = /(?<![\p{L}])(?:he|she|his|her|him|hers)(?![\p{L}])/iu;

/** Who speaks: `I`, a `he` or `she`, or nobody in particular. */
export function personOf(text: string): 'first' | 'third' | 'none' {
  if (I.test(text)) return 'first';
  return THEY.test(text) ? 'third' : 'none';
}

/** The first words of the text that show who speaks, with what follows them. */
export function personQuote(text: string): string {
  const at = text.search(I.test(text) ? I : THEY);
  return at === -1 ? '' : excerpt(text.slice(at), 60);
}

const CALL =
  /(?<![\p{L}])(?:reach (?:me|out)|contact me|get in touch|in touch with me|message me|write to me|e-?mail me|mail me|drop me|dm me|dms (?:are )?open|let['’]s (?:talk|connect|chat|build|work)|happy to (?:talk|chat|help|connect|hear)|(?:connect|talk|work) with me|find me|book a|see my (?:portfolio|website|work|github))(?![\p{L}])[^\n]{0,60}/iu;

/** The words that ask the reader to get in touch, with what follows them. */
export const callIn = (text: string): string | null => CALL.exec(text)?.[0].trim() ?? null;

const PICTURES = /\p{Extended_Pictographic}/gu;
/** Mathematical and enclosed letters that look bold or slanted: search and screen readers do not know them as letters. */
const DRESSED = /[\u{1D400}-\u{1D7FF}\u{2460}-\u{24FF}\u{1F130}-\u{1F189}]+/gu;

/** How many pictures (emoji) a text has. */
export const picturesIn = (text: string): number => text.match(PICTURES)?.length ?? 0;
/** Runs of letters that are symbols in disguise, as they stand. */
export const dressedIn = (text: string): string[] => [...new Set(text.match(DRESSED) ?? [])].slice(0, 3);
