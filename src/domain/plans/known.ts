/** A wish in two parts: what is to be learnt, and what the learner says they know. */
export interface SaidKnown {
  readonly rest: string;
  /** Their words about what they know, one text for each time they say so. */
  readonly known: readonly string[];
}

/** Where such words end: at the end of the sentence, or where the wish begins. */
const END = String.raw`(?=$|[.;()!?\n]|,?\s*\b(?:but|now|so|and\s+(?:now\s+)?(?:i\b|want|need|would|like))\b|,\s*(?:i\b|we\b|want|need|would|looking|learn|next|teach))`;

/** How people say what they know; the words themselves are in the group `what`. */
const SAID = [
  String.raw`(?:(?:^|(?<=[.,;:(\n–—-]))\s*(?:i\s+|we\s+)?|\bi\s+|\bwe\s+)(?:(?:already|do|also|kind\s+of)\s+)*know\s+(?:some\s+|a\s+(?:bit|little)\s+(?:of\s+)?)?(?<what>.+?)${END}`,
  String.raw`\balready\s+(?:know|learnt|learned|did|done|use|finished|have)\s+(?<what>.+?)${END}`,
  String.raw`(?:\bi(?:['’]m|\s+am)\s+)?(?:already\s+)?\b(?:comfortable|familiar|experienced|fluent|good|confident)\s+(?:with|in|at)\s+(?<what>.+?)(?=$|[.;()!?\n]|,|\s+(?:but|and\s+(?:i\b|now|want|need)))`,
  String.raw`\b(?:coming\s+from|years?\s+of(?:\s+experience\s+(?:in|with))?|background\s+in|experience\s+(?:in|with)|worked\s+with)\s+(?<what>.+?)(?=$|[.;()!?\n]|,|\s+(?:but|and\s+(?:i\b|now|want|need)|want|i\b))`,
  String.raw`\b(?:ich\s+kann\s+(?:schon|bereits)|ya\s+s[eé]|je\s+connais\s+d[eé]j[aà]|já\s+sei)\s+(?<what>.+?)(?=$|[.;()!?\n]|,|\s+(?:aber|pero|mais|mas)\b)`,
].map((source) => new RegExp(source, 'gisu'));

const DENIED = /\b(?:don['’]?t|do\s+not|not|no|never|hardly|without)\s*$/i;

/** Takes what the learner says they know out of a wish: "React, I already know JavaScript and HTML". */
export function takeKnown(text: string): SaidKnown {
  const known: string[] = [];
  let rest = text;
  for (const pattern of SAID)
    rest = rest.replace(pattern, (whole: string, ...found: unknown[]) => {
      const what = (found.at(-1) as { what?: string }).what ?? '';
      const at = found.find((part) => typeof part === 'number') ?? 0;
      if (DENIED.test(rest.slice(0, at)) || /^(?:how|what|where|nothing|if|that|about)\b/i.test(what)) return whole;
      known.push(what);
      return '. ';
    });
  return { rest, known };
}

/** "from Java developer to DevOps": what one comes from, and where one wants to be; `null` where a wish says no such thing. */
export function takeSwitch(text: string): { readonly from: string; readonly to: string } | null {
  const [, from, to] =
    /\bfrom\s+(?:an?\s+|being\s+(?:an?\s+)?)?(.{1,60}?)\s+(?:to|into)\s+(?:an?\s+)?(.+)$/is.exec(text) ?? [];
  return from && to ? { from, to } : null;
}
