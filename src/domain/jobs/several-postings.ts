import { sectionOfHeading } from './sections';
import { looksLikeTitle } from './title';

/** Lines that are looked at. */
const SEARCHED = 2000;

/**
 * The title of a further posting, where a text seems to hold more than one; `null` where it does not. Cautious: after one
 * list of requirements has begun, a line on its own looks like a title, and another list of requirements follows it.
 */
export function furtherPosting(lines: readonly string[]): string | null {
  const top = lines.slice(0, SEARCHED);
  const asks = top.flatMap((line, at) => (sectionOfHeading(line) === 'must' ? [at] : []));
  const [first, last] = [asks[0], asks.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const titled = top.slice(0, first).some(isTitle);
  const further = top.findIndex(
    (line, at) =>
      at > first && at < last && isTitle(line) && (top[at - 1] ?? '').trim().replace(/^[-=_*#~]+$/, '') === '',
  );
  return titled && further >= 0 ? (top[further] ?? '').replace(/^[\s#*>]+|[\s#*:]+$/g, '') : null;
}

const LABELLED = /^\W*(?:job title|position(?: title)?|role|vacancy)\s*[:–—-]\s*\S/i;

/** No item of a list: those name the people one works with. */
const isTitle = (line: string): boolean =>
  line.length <= 120 && !/^\s*(?:[•●▪◦‣∙·]|[-*–]\s)/.test(line) && (LABELLED.test(line) || looksLikeTitle(line));
