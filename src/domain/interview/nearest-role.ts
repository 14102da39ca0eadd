import { findRole } from './roles';
import type { InterviewRole } from './types';

/** Words that say how senior somebody is, not what they do. */
const RANKS = new Set(
  'a an the of for and in at senior junior sr jr lead staff principal head chief entry mid level intern internship trainee graduate i ii iii iv remote'.split(
    ' ',
  ),
);
/** Words that mean the same in a title. */
const SAME: Readonly<Record<string, string>> = {
  engineer: 'developer',
  programmer: 'developer',
  dev: 'developer',
  coder: 'developer',
  engineering: 'developer',
  development: 'developer',
  tester: 'qa',
  testing: 'qa',
  test: 'qa',
  quality: 'qa',
  ml: 'machine learning',
  sre: 'site reliability developer',
  security: 'cybersecurity',
  fullstack: 'full stack',
  frontend: 'front end',
  backend: 'back end',
  ux: 'ux designer',
  ui: 'ui designer',
};
/** What says the field where no word of a role does: a language, a place, a part of the trade. */
const FIELDS: Readonly<Record<string, string>> = {
  java: 'back end developer',
  python: 'back end developer',
  golang: 'back end developer',
  php: 'back end developer',
  ruby: 'back end developer',
  node: 'back end developer',
  react: 'front end developer',
  angular: 'front end developer',
  vue: 'front end developer',
  javascript: 'front end developer',
  swift: 'ios developer',
  kotlin: 'android developer',
  soc: 'cybersecurity developer',
  solidity: 'blockchain developer',
  gameplay: 'game developer',
  architect: 'developer',
  solutions: 'developer',
  firmware: 'embedded developer',
  documentation: 'technical writer',
};
/** The general titles of the trade; they stand for the middle of the three software roles. */
const SOFTWARE = new Set(['software', 'application', 'sde', 'developer', 'computer', 'systems']);
const LEAST_SHARE = 0.5;

/**
 * The role there are topics for that a title typed by hand comes closest to: `Senior Backend Engineer (m/f/d)` is the
 * Backend Developer. Ranks do not count, and `engineer` and `developer` are one word.
 * @returns `null` when none is close
 */
export function nearestRole(roles: readonly InterviewRole[], title: string): InterviewRole | null {
  const exact = findRole(roles, title);
  if (exact) return exact;
  const asked = wordsOf(title);
  if (asked.size === 0) return null;
  const best = bestOf(roles, asked) ?? bestOf(roles, withFields(asked));
  if (best) return best;
  return [...asked].every((word) => SOFTWARE.has(word)) ? softwareRole(roles, title) : null;
}

const withFields = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].flatMap((word) => (Object.hasOwn(FIELDS, word) ? (FIELDS[word] ?? word).split(' ') : [word])));

function bestOf(roles: readonly InterviewRole[], asked: ReadonlySet<string>): InterviewRole | null {
  let best: { role: InterviewRole; share: number } | null = null;
  for (const role of roles) {
    const share = Math.max(shared(asked, wordsOf(role.title)), shared(asked, wordsOf(role.pickerName)));
    if (share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { role, share };
  }
  return best?.role ?? null;
}

function softwareRole(roles: readonly InterviewRole[], title: string): InterviewRole | null {
  if (/\b(senior|sr|lead|staff|principal)\b/i.test(title)) return findRole(roles, 'SDE-3');
  return findRole(roles, /\b(junior|jr|entry|intern|internship|trainee|graduate)\b/i.test(title) ? 'SDE-1' : 'SDE-2');
}

function wordsOf(title: string): ReadonlySet<string> {
  const words =
    title
      .slice(0, 200)
      .toLowerCase()
      .replace(/\([^)]{0,40}\)/g, ' ')
      .match(/[a-z]+/g) ?? [];
  return new Set(words.flatMap((word) => (RANKS.has(word) ? [] : (SAME[word] ?? word).split(' '))));
}

/** Words in both, as a share of the words in either; `developer` alone is not a match. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word));
  if (both.every((word) => word === 'developer' || word === 'designer')) return 0;
  return both.length / new Set([...a, ...b]).size;
}
