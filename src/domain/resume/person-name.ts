import type { Found, ResumeSection, TextLine } from './facts';
import { isJobTitle } from './job-titles';
import { bodySizeOf, headingKind } from './sections';
import { joinSpacedLetters } from './text-lines';

const NAME_WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]{0,24}|(?:de|da|di|del|della|van|von|der|den|la|le|el|al|bin|ibn|dos|das|do|y|ter|ten|af|zu)\.?)$/u;
const NOT_A_NAME =
  /resume|résumé|curriculum|vitae|lebenslauf|currículum|profile|portfolio|university|college|institute|school|software|technolog|computer|street|road|avenue|page|confidential|address|phone|email|linkedin|github|india|states|kingdom|germany|spain/i;
const HONORIFIC = /^(?:dr|mr|mrs|ms|mx|prof|ing|eng)\.?$/i;
const LETTERS_AFTER = /,?\s+(?:ph\.?d|mba|m\.?sc|b\.?sc|m\.?d|pmp|cissp|p\.?e|jr|sr|ii|iii)\.?(?=,|\s|$)/gi;

/**
 * The name: among the first eight lines and the large lines of the first page, a run of two to four capitalised words
 * that is not a title, a heading or a place. The largest such line wins, then the first. Null when none reads like a
 * name. Never used for the score.
 */
export function readName(lines: readonly TextLine[], sections: readonly ResumeSection[]): Found | null {
  const header = sections[0]?.lines ?? [];
  const top = (header.length > 0 ? header : lines).slice(0, 8);
  const body = bodySizeOf(lines);
  const large = lines.filter((line) => line.page === lines[0]?.page && body > 0 && line.size > body * 1.5);
  const candidates = [...new Set([...top, ...large])].flatMap((line, index) => {
    const found = nameIn(line);
    return found && (index < 3 || line.size > body * 1.2) ? [found] : [];
  });
  return [...candidates].sort((a, b) => (b.line?.size ?? 0) - (a.line?.size ?? 0))[0] ?? null;
}

/** The first given name, in its usual letter case; `Doe, Jane` gives `Jane`. */
export function firstNameOf(name: string): string | null {
  const first = name.split(' ').find((word) => !HONORIFIC.test(word) && word.replace(/\./g, '').length > 1);
  return first ?? null;
}

function nameIn(line: TextLine): Found | null {
  const raw =
    line.text
      .slice(0, 160)
      .split(/\s*[|•·●▪\t]\s*|\s[–—-]\s|\s{4,}/)
      .find((part) => part.trim() !== '') ?? '';
  const spelt = joinSpacedLetters(line.text);
  const quote = (spelt ? line.text : raw).trim();
  let text = (spelt ?? raw)
    .replace(/^name\s?:\s?/i, '')
    .replace(LETTERS_AFTER, '')
    .replace(/\([^()]{0,30}\)/g, ' ')
    .trim();
  const comma = /^(\p{Lu}[\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’ -]+)$/u.exec(text);
  if (comma && !isJobTitle(text)) text = `${comma[2]} ${comma[1]}`;
  const words = text.split(/\s+/).filter((word) => word !== '');
  const named = words.filter((word) => !HONORIFIC.test(word));
  if (named.length < 2 || named.length > 4 || !named.every((word) => NAME_WORD.test(word))) return null;
  if (NOT_A_NAME.test(text) || isJobTitle(text) || headingKind(text)) return null;
  if (!/^\p{Lu}/u.test(named[0] ?? '') || !named.some((word) => word.replace(/[^\p{L}]/gu, '').length > 1)) return null;
  return { value: named.map(usualCase).join(' '), line, quote };
}

/** `O'BRIEN-SMITH` as `O'Brien-Smith`; a word in mixed case stays. */
function usualCase(word: string): string {
  if (word !== word.toUpperCase() || word.replace(/[^\p{L}]/gu, '').length < 2) return word;
  return word
    .toLowerCase()
    .replace(/(^|['’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
