import { countWords } from '../../resume/text-lines';
import { garbledIn, garbledSigns } from '../garbled';
import { type LostLigature, lostLigatures } from '../lost-ligatures';
import { result } from '../rubric';
import type { CheckResult } from '../types';
import { counted, listed, quoted, quoteLine } from '../words';
import type { CheckContext } from './context';
import { ligatureRemedy } from './ligature-remedy';

/** Share of garbled signs from which on the file counts as unreadable. */
export const UNREADABLE = 0.05;
/** A page with a picture and fewer words than this keeps its text in the picture. */
const PAGE_WORDS = 25;

/** The checks of the area "readability". */
export function readabilityChecks(context: CheckContext): CheckResult[] {
  return [characters(context), pictures(context), wholeWords(context), oneColumn(context)];
}

/** Garbled signs as a share of all signs but blanks. */
export function garbledShare({ facts }: Pick<CheckContext, 'facts'>): number {
  let garbled = 0;
  let all = 0;
  for (const { text } of facts.lines) {
    garbled += garbledSigns(garbledIn(text));
    all += text.replace(/\(cid:\d{1,6}\)/g, '.').replace(/\s/g, '').length;
  }
  return all === 0 ? 0 : garbled / all;
}

/** Numbers of the pages that hold a picture and hardly any text. */
export function picturePages({ document }: Pick<CheckContext, 'document'>): number[] {
  return document.pages
    .filter((page) => page.images > 0 && page.lines.reduce((sum, line) => sum + countWords(line.text), 0) < PAGE_WORDS)
    .map((page) => page.number);
}

function characters(context: CheckContext): CheckResult {
  const share = garbledShare(context);
  const lines = context.facts.lines.filter((line) => garbledIn(line.text).length > 0);
  const signs = lines.reduce((sum, line) => sum + garbledSigns(garbledIn(line.text)), 0);
  if (signs === 0) return result('readable-characters', { share: 1, says: 'Every character of the text is readable.' });
  return result('readable-characters', {
    share: share >= UNREADABLE ? 0 : share >= 0.005 ? 0.2 : 0.6,
    says: `${counted(signs, 'character')} in ${counted(lines.length, 'line')} lost ${signs === 1 ? 'its' : 'their'} meaning on the way into the file. A parser reads them as blanks or as other signs.`,
    advice:
      'Export the PDF again with its fonts embedded, or choose a common font, then copy a line out of it to see whether it survives.',
    evidence: lines.map((line) => quoteLine(line, garbledIn(line.text)[0])),
  });
}

function pictures(context: CheckContext): CheckResult {
  const pages = picturePages(context);
  if (pages.length === 0)
    return result('text-not-pictures', { share: 1, says: 'No page keeps its text in a picture.' });
  return result('text-not-pictures', {
    share: pages.length * 2 >= context.document.pages.length ? 0 : 0.5,
    says: `Page ${pages.join(', ')} holds a picture and fewer than ${PAGE_WORDS} words of text. Words inside a picture are not read.`,
    advice: 'Put the words of that page in as text. A scanned page needs text recognition first.',
  });
}

/** At least six single letters in a row, parted by blanks. */
const SPELT = /(?<![\p{L}\p{N}])(?:\p{L}[ \u00a0]{1,3}){5,60}\p{L}(?![\p{L}\p{N}])/u;

function wholeWords({ document, facts }: CheckContext): CheckResult {
  const spelt = facts.lines.filter((line) => SPELT.test(line.text));
  const broken =
    facts.language === 'english'
      ? facts.lines.flatMap((line) => lostLigatures(line.text).map((lost) => ({ line, ...lost })))
      : [];
  if (spelt.length + broken.length === 0)
    return result('whole-words', { share: 1, says: 'No line has blanks between its letters.' });
  const brokenLines = new Set(broken.map(({ line }) => line));
  const says: string[] = [];
  const advice: string[] = [];
  if (broken.length > 0) {
    says.push(lostWords(broken));
    advice.push(ligatureRemedy(document.program));
  }
  if (spelt.length > 0) {
    says.push(
      `${counted(spelt.length, 'line')} ${spelt.length === 1 ? 'has' : 'have'} blanks between the letters. Some parsers read single letters there.`,
    );
    advice.push('Turn off letter spacing, or write such headings without blanks between the letters.');
  }
  return result('whole-words', {
    share: spelt.length + brokenLines.size > 3 ? 0 : 0.5,
    says: says.join(' '),
    advice: advice.join(' '),
    evidence: [
      ...broken.map(({ line, sees }) => quoteLine(line, sees)),
      ...spelt.map((line) => quoteLine(line, SPELT.exec(line.text)?.[0])),
    ],
  });
}

/** `A parser reads “Certi cations” for Certifications and “work ow” for workflow`, each word once. */
function lostWords(broken: readonly LostLigature[]): string {
  const words = new Map(broken.map(({ sees, word }) => [sees, word]));
  const named = [...words].map(([sees, word]) => `${quoted(sees)} for ${word}`);
  return `A parser reads ${listed(named)}: the letters that the font sets as one sign (fi, fl, ff) are not in the text of the file, and a skill in such a word is not found.`;
}

function oneColumn({ document }: CheckContext): CheckResult {
  const pages = document.pages.filter((page) => page.columns === 2).map((page) => page.number);
  if (pages.length === 0) return result('one-column', { share: 1, says: 'The text runs in one column.' });
  return result('one-column', {
    share: 0.5,
    says: `Page ${pages.join(', ')} has two columns. They were read one after the other here; some parsers read straight across them.`,
    advice: 'If you send this file to many employers, keep a version in one column.',
  });
}
