import { readDates } from '../resume/dates';

/** What a number is counted in: `40` of "40 million" is another number. */
const MAGNITUDE = String.raw`(?:hundred|thousand|million|billion|trillion|lakh|crore|dozen)s?(?![\p{L}\p{N}])`;
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}_./#-])(?:[$€£₹¥~≈<>]\s?|(?:USD|EUR|GBP|INR|Rs)\.?\s?)?\d{1,15}(?:[.,]\d{1,6}){0,5}` +
    String.raw`(?:\s?(?:%|percent|per cent)|(?:[ \u00a0-]${MAGNITUDE}){1,2}\+?|(?:ms|min|hrs?|[kmgtp]b|bn|mn|st|nd|rd|th|cr|[kmbxsh])(?![\p{L}\p{N}])|\+)?`,
  'giu',
);
const NUMBER_WORD = new RegExp(
  String.raw`(?<![\p{L}-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|billions?|dozens?|half|halved|doubled|tripled|quadrupled|twice|tenfold)(?:(?: an? | of |[ -])${MAGNITUDE}){0,2}(?![\p{L}-])`,
  'iu',
);
/** A number behind one of these names a version, a standard or a place in a list. */
const VERSIONED =
  /(?:java|jdk|python|angular|vue|vue\.js|react|node|node\.js|next\.js|php|perl|ruby|rails|laravel|symfony|django|\.net|net|core|boot|spring|swift|kotlin|scala|html|css|es|ecmascript|c\+\+|c#|unity|unreal|windows|server|ios|android|macos|ubuntu|debian|rhel|centos|fedora|postgres|postgresql|mysql|oracle|sql|mongodb|elasticsearch|kafka|hadoop|spark|tensorflow|version|v|release|iso|iec|rfc|ieee|soc|pci|owasp|level|phase|stage|section|chapter|sprint|grade|class|year|semester|tier|layer|web|oauth|http|tls|ipv|usb|wcag|gpt|claude|llama|gemini|team|appendix|article)$/i;

/**
 * The first number of a bullet that measures something, as written: an amount, a share, a factor, a count.
 * Years, dates, versions (`Java 17`), standards (`ISO 27001`), `24/7` and numbers inside names (`p95`, `S3`) do not count.
 */
export function measuredNumber(bullet: string): string | null {
  const text = bullet.slice(0, 2_000);
  const dates = readDates(text);
  for (const match of text.matchAll(NUMBER)) {
    const number = match[0].replace(/[.,]$/, '').trim();
    const to = match.index + match[0].length;
    const next = text.slice(to, to + 6);
    if (dates.some((date) => match.index < date.to && to > date.from && !(date.single && /[%+]$/.test(number))))
      continue;
    if (/^[\p{L}_]/u.test(next) || /^\/\d/.test(next) || /^-?(?:bit|d\b|tier|way)/i.test(next)) continue;
    const bare = /^\d{1,2}(?:\.\d{1,3}){0,2}$|^\d{3,5}$/.test(number);
    const before = /(\S{1,20})\s{0,2}$/.exec(text.slice(Math.max(0, match.index - 24), match.index))?.[1] ?? '';
    if (bare && VERSIONED.test(before)) continue;
    return number;
  }
  return NUMBER_WORD.exec(text)?.[0] ?? null;
}
