import type { BulletReview } from '../types';
import { quoted } from '../words';

/** What to change in one bullet, in words that invent nothing: brackets stand for what only the writer knows. */
export interface Rewrite {
  readonly bullet: BulletReview;
  readonly advice: string;
  /** How much there is to win, for the order: more faults first. */
  readonly faults: number;
}

/** What came of the work, by the verb the bullet begins with. Each leaves the number to the writer. */
const RESULTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:optimi[sz]|improv|enhanc|refactor|speed|sped|accelerat|tun)/i, 'from [before] to [after]'],
  [/^(?:reduc|cut|lower|decreas|eliminat|minimi[sz])/i, 'by [number] %, from [before] to [after]'],
  [/^(?:increas|grew|grow|rais|boost|doubl)/i, 'by [number] %, from [before] to [after]'],
  [/^(?:automat|script|streamlin)/i, 'saving [number] hours a [week or month]'],
  [
    /^(?:led|lead|manag|mentor|coach|train|teach|taught|supervis|onboard|tutor)/i,
    'for [number] people, so that [what changed]',
  ],
  [
    /^(?:test|wrote tests|debug|fix|resolv|troubleshoot)/i,
    'so that [errors, coverage or time] went from [before] to [after]',
  ],
  [/^(?:migrat|mov|port|upgrad|moderni[sz])/i, 'of [number] services, cutting [cost or time] by [number]'],
  [
    /^(?:design|built|build|develop|creat|implement|launch|ship|deliver|engineer|architect)/i,
    'used by [number] people, cutting [what] by [number]',
  ],
];

/** A rewrite pattern for a bullet, or null when there is nothing to say. */
export function rewriteOf(bullet: BulletReview): Rewrite | null {
  const advice: string[] = [];
  if (bullet.opening === 'weak')
    advice.push(
      `Replace ${quoted(bullet.openingWords)} with the verb for what you did: “[Built, led, fixed …] ${restOf(bullet)}”.`,
    );
  else if (bullet.opening === 'other') advice.push('Begin with the verb for what you did: “[Built, led, fixed …] …”.');
  if (bullet.number === null) {
    const pattern = RESULTS.find(([verb]) => verb.test(bullet.openingWords))?.[1] ?? 'cutting [what] by [number]';
    advice.push(`Add what changed and by how much, e.g. “…, ${pattern}”.`);
  }
  if (bullet.length === 'long') advice.push('Split it in two: one for what you did, one for what came of it.');
  if (bullet.length === 'short') advice.push('Say what you made and for whom.');
  return advice.length === 0 ? null : { bullet, advice: advice.join(' '), faults: advice.length };
}

/** The bullet's own words behind its weak opening, shortened. */
function restOf({ text, openingWords }: BulletReview): string {
  const at = text.indexOf(openingWords);
  const rest = (at === -1 ? text : text.slice(at + openingWords.length)).trim().replace(/\.$/, '');
  return rest.length <= 70
    ? rest
    : `${rest.slice(0, rest.lastIndexOf(' ', 70) === -1 ? 70 : rest.lastIndexOf(' ', 70))} …`;
}
