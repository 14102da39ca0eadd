import type { Found, ResumeContact, ResumeSection, TextLine } from './facts';
import { readPhone } from './phone';
import type { ReadableDocument } from './visible-document';
import { linksOf, readEmails } from './web-address';

const LABELS: Readonly<Record<'linkedin' | 'github', RegExp>> = {
  linkedin: /(?<![\p{L}.])linked\s?in\s?[:|–-]\s?(\S{3,60})/iu,
  github: /(?<![\p{L}.])git\s?hub\s?[:|–-]\s?@?([A-Za-z0-9][A-Za-z0-9-]{1,38})(?![\p{L}\p{N}./])/iu,
};

/**
 * The ways to reach the person: from the text, then from the link annotations, whose address may hide behind a word.
 * The first of each kind counts; lines above the first heading and under `Contact` are read before all others.
 */
export function readContact(
  document: ReadableDocument,
  lines: readonly TextLine[],
  sections: readonly ResumeSection[],
): ResumeContact {
  const head = headLines(lines, sections);
  const first = new Set(head);
  const inOrder = [...head, ...lines.filter((line) => !first.has(line))];
  const links = [...linksInText(inOrder, first), ...linksInFile(document, lines)];
  const pick = (kind: string) => links.find((link) => link.kind === kind)?.found ?? null;
  return {
    email: firstOf(inOrder, (line) => readEmails(line.text)[0]) ?? pick('email'),
    phone: firstOf(inOrder, (line) => readPhone(line.text, first.has(line))) ?? pick('phone'),
    linkedin: pick('linkedin') ?? labelled(head, 'linkedin'),
    github: pick('github') ?? labelled(head, 'github'),
    website: pick('website'),
    location: readLocation(head),
  };
}

/** Where people put their contact data: above the first heading (at most 12 lines), under `Contact`, and the last line. */
function headLines(lines: readonly TextLine[], sections: readonly ResumeSection[]): TextLine[] {
  const header = sections[0]?.lines ?? [];
  const found = new Set<TextLine>(header.length > 0 ? header.slice(0, 12) : lines.slice(0, 6));
  for (const section of sections)
    if (section.kind === 'contact') for (const line of section.lines.slice(0, 12)) found.add(line);
  return [...found];
}

function firstOf(
  lines: readonly TextLine[],
  read: (line: TextLine) => { value: string; quote: string } | undefined | null,
) {
  for (const line of lines) {
    const found = read(line);
    if (found) return { value: found.value, quote: found.quote, line };
  }
  return null;
}

function linksInText(lines: readonly TextLine[], head: ReadonlySet<TextLine>) {
  return lines.flatMap((line) =>
    linksOf(line.text, head.has(line)).map(({ kind, value, quote }) => ({ kind, found: { value, quote, line } })),
  );
}

function linksInFile(document: ReadableDocument, lines: readonly TextLine[]) {
  return document.links.flatMap((link): { kind: string; found: Found }[] => {
    const url = link.url.trim().slice(0, 500);
    const words = link.text.trim();
    const line = words === '' ? undefined : lines.find((l) => l.page === link.page && l.text.includes(words));
    const found = (kind: string, value: string) => [
      { kind, found: { value, line: line ?? null, quote: line ? words : '' } },
    ];
    if (/^mailto:/i.test(url)) {
      const email = readEmails(url.slice(7))[0];
      return email ? found('email', email.value) : [];
    }
    if (/^tel:/i.test(url)) {
      const phone = readPhone(`tel: ${url.slice(4)}`, true);
      return phone ? found('phone', phone.value) : [];
    }
    if (!/^https?:\/\//i.test(url)) return [];
    return linksOf(url, line === undefined || line === lines[0]).flatMap(({ kind, value }) => found(kind, value));
  });
}

/** `LinkedIn: jane-doe` without an address is worth as much as the words: a person can find it. */
function labelled(lines: readonly TextLine[], kind: 'linkedin' | 'github'): Found | null {
  for (const line of lines) {
    const match = LABELS[kind].exec(line.text.slice(0, 400));
    if (match?.[1] && !/^https?/i.test(match[1])) return { value: match[1], line, quote: match[0] };
  }
  return null;
}

const PLACE =
  /^(\p{Lu}[\p{L}.'’ -]{1,30}),\s?((?:\p{Lu}{2}(?:\s\d{5})?|\p{Lu}[\p{L}.'’ -]{2,30})(?:,\s?\p{Lu}[\p{L}.'’ -]{1,30})?)$/u;
const NOT_A_PLACE =
  /engineer|developer|designer|analyst|manager|scientist|architect|consultant|student|intern|university|college|institute|school|inc\b|ltd|llc|gmbh|b\.?\s?(?:tech|sc|e)\b|m\.?\s?(?:tech|sc)\b/i;

/** A part of a head line that reads like `City, Country` or `City, ST`. */
function readLocation(lines: readonly TextLine[]): Found | null {
  for (const line of lines)
    for (const part of line.text.slice(0, 400).split(/\s*[|•·∙●▪;\t]\s*|\s{3,}|\s[–—]\s/)) {
      const place = part.trim().replace(/^(?:location|address|based in)\s?:?\s/i, '');
      if (PLACE.test(place) && !NOT_A_PLACE.test(place)) return { value: place, line, quote: place };
    }
  return null;
}
