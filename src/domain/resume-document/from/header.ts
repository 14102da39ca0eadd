import type { ResumeDocument } from '../../resume/document';
import type { ResumeFacts, TextLine } from '../../resume/facts';
import { isJobTitle } from '../../resume/job-titles';
import { readPhone } from '../../resume/phone';
import { countWords } from '../../resume/text-lines';
import { readEmails } from '../../resume/web-address';
import { webAddress } from '../address';

export interface SeenProfile {
  readonly network: string;
  readonly username: string;
  readonly link: string;
}

export interface SeenHeader {
  readonly name: string;
  readonly label: string;
  readonly mail: string;
  readonly cnt: string;
  readonly lkdn: string;
  readonly gthb: string;
  readonly prtf: string;
  readonly profiles: readonly SeenProfile[];
  readonly place: Place;
  /** Sentences above the first heading. */
  readonly intro: readonly string[];
  /** What fits none of these, with its line. */
  readonly rest: readonly { readonly text: string; readonly line: TextLine }[];
  /** The line that was taken for the place without saying so. */
  readonly guessedPlace: TextLine | null;
  readonly nameLine: TextLine | null;
}

export interface Place {
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

const NETWORKS: readonly (readonly [string, RegExp])[] = [
  ['Stack Overflow', /(?:^|\.)stackoverflow\.com$/],
  ['GitLab', /(?:^|\.)gitlab\.com$/],
  ['Bitbucket', /(?:^|\.)bitbucket\.org$/],
  ['X', /(?:^|\.)(?:twitter|x)\.com$/],
  ['Medium', /(?:^|\.)medium\.com$/],
  ['LeetCode', /(?:^|\.)leetcode\.com$/],
  ['Codeforces', /(?:^|\.)codeforces\.com$/],
  ['HackerRank', /(?:^|\.)hackerrank\.com$/],
  ['Kaggle', /(?:^|\.)kaggle\.com$/],
  ['Behance', /(?:^|\.)behance\.net$/],
  ['Dribbble', /(?:^|\.)dribbble\.com$/],
  ['YouTube', /(?:^|\.)youtube\.com$/],
  ['Mastodon', /(?:^|\.)(?:mastodon\.social|fosstodon\.org|hachyderm\.io)$/],
  ['Facebook', /(?:^|\.)facebook\.com$/],
  ['Instagram', /(?:^|\.)instagram\.com$/],
];
const NAMED = new RegExp(
  `^(${['Twitter', ...NETWORKS.map(([name]) => name.replace(' ', '\\s?'))].join('|')})\\s?:\\s?(\\S.*)$`,
  'i',
);
const LABEL =
  /^(?:e-?mail(?: address)?|mail|phone(?: number)?|telephone|tel|mobile|cell|contact(?: no| number)?|address|location|based in|lives in|residence|website|web|homepage|home page|portfolio|blog|url|linked\s?in|git\s?hub|✉|☎|📞|📧|🏠|📍)\s{0,2}(?:[:|–-]|\s)\s{0,3}/iu;
const PLACE_LABEL = /^(?:address|location|based in|lives in|residence|🏠|📍)/iu;
const BARE_LABEL =
  /^(?:e-?mail|phone|mobile|tel|contact|address|location|website|portfolio|linked\s?in|git\s?hub)[:.]?$/i;
/** Of one kind in one line; more are no one’s. */
const MOST_CONTACTS = 20;
/** What LinkedIn prints behind a contact. */
const CONTACT_KIND = /\((?:mobile|home|work|linkedin|personal|company|blog|portfolio|other|rss feed)\)\s*$/i;
const PARTS = /\s*[|•·∙●▪◆⋄♦;\t]\s*|\s{3,}|\s[–—]\s/;

/** Reads what is above the first heading and under `Contact`. */
export function headerOf(document: ResumeDocument, facts: ResumeFacts, lines: readonly TextLine[]): SeenHeader {
  const found = { name: '', label: '', mail: '', cnt: '', lkdn: '', gthb: '' };
  const sites: string[] = [];
  const profiles: SeenProfile[] = [];
  const intro: string[] = [];
  const rest: { text: string; line: TextLine }[] = [];
  let place: Place | null = null;
  let guessedPlace: TextLine | null = null;

  const takeLink = (address: string) => {
    const host = hostOf(address);
    const network = NETWORKS.find(([, pattern]) => pattern.test(host));
    if (/(?:^|\.)linkedin\.com$/.test(host) && found.lkdn === '') found.lkdn = address;
    else if (/(?:^|\.)github\.com$/.test(host) && found.gthb === '') found.gthb = address;
    else if (network) profiles.push({ network: network[0], username: '', link: address });
    else sites.push(address);
  };
  /** What is left of a part of a line when the ways to reach the person are taken out. */
  const takeContacts = (part: string, line: TextLine): string => {
    let left = part;
    const take = (quote: string) => {
      left = left.replace(quote, ' ');
    };
    const hidden = document.links.find(
      ({ url, page, text }) =>
        page === line.page && text.trim() !== '' && text.trim() === part.trim() && /^https?:/i.test(url),
    );
    if (hidden && !webAddress(part) && readEmails(part).length === 0) {
      if (BARE_LABEL.test(part.trim()) || countWords(part) > 4) takeLink(hidden.url);
      else profiles.push({ network: part.trim(), username: '', link: hidden.url });
      return BARE_LABEL.test(part.trim()) || countWords(part) <= 4 ? '' : part;
    }
    const named = /^(linked\s?in|git\s?hub|portfolio)\s?:\s?(\S.*)$/i.exec(left);
    if (named?.[1] && named[2] && !/[./@]\S/.test(named[2])) {
      const [, whose, value] = named;
      const tidy = value.trim();
      if (/^l/i.test(whose) && found.lkdn === '') found.lkdn = tidy;
      else if (/^g/i.test(whose) && found.gthb === '') found.gthb = tidy;
      else sites.push(tidy);
      return '';
    }
    const other = NAMED.exec(left);
    if (other?.[1] && other[2] && !webAddress(other[2])) {
      profiles.push({ network: other[1], username: other[2].trim(), link: '' });
      return '';
    }
    for (const { value, quote } of readEmails(left).slice(0, MOST_CONTACTS)) {
      if (found.mail !== '' && found.mail !== value) continue;
      found.mail = value;
      take(quote);
    }
    for (const word of left.split(/[\s,()]+/).slice(0, 20 * MOST_CONTACTS)) {
      const address = word.replace(/[.,;:]+$/, '');
      if (
        !address.includes('@') &&
        !/^\p{L}+\.?js$/iu.test(address) &&
        webAddress(address) &&
        /[./]\p{L}{2,}/u.test(address) &&
        !/^\d/.test(address)
      ) {
        takeLink(address);
        take(address);
      }
    }
    const phone = readPhone(left, true);
    if (phone && found.cnt === '') {
      found.cnt = phone.quote;
      take(phone.quote);
    }
    return left;
  };

  for (const line of lines) {
    for (const part of line === facts.name?.line ? nameParts(line, facts) : line.text.split(PARTS)) {
      if (part.trim() === '') continue;
      if (line === facts.name?.line && found.name === '' && part === facts.name.quote) {
        found.name = part;
        continue;
      }
      const before = takeContacts(part.replace(CONTACT_KIND, '').trim(), line);
      const text = before === part.trim() ? before : before.replace(LABEL, '');
      const says = PLACE_LABEL.test(part.trim());
      const left = withoutName(
        text
          .replace(says ? LABEL : /^$/, '')
          .replace(/\s+/g, ' ')
          .replace(/^[\s,:|()/–-]+|[\s,:|(/–-]+$/g, ''),
        found.name,
      );
      if (!/[\p{L}\p{N}]/u.test(left) || (BARE_LABEL.test(left) && before !== part.trim()) || BARE_LABEL.test(left))
        continue;
      if (left === found.name) continue;
      if (isPlace(left) && place && guessedPlace && readPlace(left).city === place.city) {
        place = readPlace(left);
        guessedPlace = null;
      } else if (!place && (says || isPlace(left))) place = readPlace(left);
      else if (found.name === '' && facts.name === null && isFirst(lines, line) && countWords(left) <= 5)
        found.name = left;
      else if (
        found.label === '' &&
        countWords(left) <= 10 &&
        (isJobTitle(left) || follows(lines, line, facts.name?.line ?? null)) &&
        !isSentence(left)
      ) {
        const [title = '', ...where] = left.split(', ');
        if (
          !place &&
          where.length > 0 &&
          isJobTitle(title) &&
          where.every((one) => /^\p{Lu}/u.test(one) && countWords(one) <= 3 && !isJobTitle(one))
        ) {
          found.label = title;
          place = readPlace(where.join(', '));
          guessedPlace = line;
        } else found.label = left;
      } else if (!place && /^\p{Lu}[\p{L}.'’ -]{1,30}$/u.test(left) && countWords(left) <= 3) {
        place = readPlace(left);
        guessedPlace = line;
      } else if (isSentence(left) || intro.length > 0) intro.push(left);
      else rest.push({ text: left, line });
    }
  }
  const { contact } = facts;
  const [site, ...more] = sites.reverse();
  return {
    ...found,
    mail: found.mail || (contact.email?.value ?? ''),
    cnt: found.cnt || (contact.phone?.value ?? ''),
    lkdn: found.lkdn || (contact.linkedin?.value ?? ''),
    gthb: found.gthb || (contact.github?.value ?? ''),
    prtf: site ?? contact.website?.value ?? '',
    profiles: [...profiles, ...more.reverse().map((link) => ({ network: hostOf(link), username: '', link }))],
    place: place ?? NOWHERE,
    intro,
    rest,
    guessedPlace,
    nameLine: facts.name?.line ?? null,
  };
}

/** A line of contacts that begins with the name again. */
const withoutName = (text: string, name: string) =>
  name !== '' && text.startsWith(`${name}, `) ? text.slice(name.length + 2) : text;

const NOWHERE: Place = { address: '', postcode: '', city: '', region: '', country: '' };
const hostOf = (address: string) => /^(?:https?:\/\/)?(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
const isFirst = (lines: readonly TextLine[], line: TextLine) => lines[0] === line;
const follows = (lines: readonly TextLine[], line: TextLine, before: TextLine | null) =>
  before !== null &&
  lines.indexOf(line) === lines.indexOf(before) + 1 &&
  line.page === before.page &&
  countWords(line.text) <= 8 &&
  !/\d/.test(line.text) &&
  !line.text.includes(',');
const isSentence = (text: string) => countWords(text) >= 9 || (countWords(text) >= 4 && /[.!?]$/.test(text));

/** A name's own line, cut around it. */
function nameParts(line: TextLine, { name }: ResumeFacts): string[] {
  const quote = name?.quote ?? '';
  const at = line.text.indexOf(quote);
  if (quote === '' || at < 0) return line.text.split(PARTS);
  return [...line.text.slice(0, at).split(PARTS), quote, ...line.text.slice(at + quote.length).split(PARTS)];
}

const POSTCODE = /^(\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})\s+(\p{L}.*)$/u;
const REGION_POSTCODE = /^(\p{Lu}{2})\s(\d{5}(?:-\d{4})?)$/u;
const NOT_A_PLACE =
  /university|college|institute|school|\binc\b|\bltd\b|gmbh|b\.?\s?tech\b|b\.?\s?sc\b|m\.?\s?sc\b|gender|birth|nationality/i;

/** `1 Analytical Way, 10115 Berlin, Germany`, `Austin, TX`: parts between commas, short and capitalised. */
function isPlace(text: string): boolean {
  const parts = text.split(/,\s*/);
  if (POSTCODE.test(text) && countWords(text) <= 4) return true;
  if (parts.length < 2 || parts.length > 6 || NOT_A_PLACE.test(text)) return false;
  return (
    parts.every((part) => /^[\p{Lu}\d]/u.test(part) && countWords(part) <= 5 && !/[.!?:]$/.test(part)) &&
    !parts.some((part) => isJobTitle(part)) &&
    countWords(text) <= 14
  );
}

/** The parts of a place, as `placeOf` prints them. Without a postal code one part is the city, two are city and country. */
export function readPlace(text: string): Place {
  const parts = text.split(/,\s*/).filter((part) => part !== '');
  const joined = (from: number, to?: number) => parts.slice(from, to).join(', ');
  const at = parts.findIndex(
    (part, index) => POSTCODE.test(part) && (index > 0 || parts.length > 1 || countWords(part) <= 4),
  );
  const coded = POSTCODE.exec(parts[at] ?? '');
  if (coded) {
    const after = parts.length - at - 1;
    return {
      address: joined(0, at),
      postcode: coded[1] ?? '',
      city: coded[2] ?? '',
      region: after >= 2 ? joined(at + 1, -1) : '',
      country: after >= 1 ? (parts.at(-1) ?? '') : '',
    };
  }
  const street = parts.length > 1 && /\d/.test(parts[0] ?? '') ? 1 : 0;
  const [city = '', ...after] = parts.slice(street);
  const state = REGION_POSTCODE.exec(after[0] ?? '');
  const isState = after.length === 1 && /^\p{Lu}{2}$/u.test(after[0] ?? '');
  const here = { address: street === 1 ? (parts[0] ?? '') : '', city };
  if (state) return { ...here, postcode: state[2] ?? '', region: state[1] ?? '', country: after.slice(1).join(', ') };
  return {
    ...here,
    postcode: '',
    region: isState ? (after[0] ?? '') : after.length >= 2 ? after.slice(0, -1).join(', ') : '',
    country: isState ? '' : (after.at(-1) ?? ''),
  };
}
