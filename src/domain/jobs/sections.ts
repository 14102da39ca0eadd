import { needCues } from './need-cues';
import { tellsOfEmployer, tellsOfStack } from './perks';

/** What a part of a posting is about, as far as it matters for what is asked. */
export type Section = 'must' | 'nice' | 'company' | 'duties' | 'neutral';

/** A sentence of a posting, and its section. */
export interface Passage {
  readonly line: number;
  readonly text: string;
  /** Offset of the passage in its line. */
  readonly start: number;
  readonly section: Section;
}

const whole = (...patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`);

/** The names of a list of demands: "qualifications", "skills and experience". */
const DEMANDS =
  '(?:requirements?|qualifications?|specifications?|strengths|skills?|skill ?set|competenc(?:y|ies)|criteria|experience|knowledge|abilities|expertise|background|attributes|technologies)';
const MORE_DEMANDS = `${DEMANDS}(?: (?:and|&|/|,) (?:\\w+ )?${DEMANDS})*`;

const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'nice',
    whole(
      `(?:(?:the|your|our|some|also) )?(?:nice|good|great)[- ]to[- ]haves?(?: ${MORE_DEMANDS})?`,
      `(?:preferred|preferable|desired|desirable|bonus|additional|optional|extra|plus|beneficial|advantageous|secondary|other preferred) ${MORE_DEMANDS}`,
      'nice|preferred|preferably|preferences?|desired|desirable|optional|bonus(?:es)?|plus(?:es)?|a plus|big plus|extras?|extra credit',
      "bonus points?(?: if(?: you(?: have)?)?| for)?|bonus \\w+|extra points?(?: .*)?|brownie points?(?: for)?|ideally(?: you(?: have|'ll have| will have)?)?",
      'assets?|even better if.*|what (?:will |would )?sets? you apart|(?:ways|how) to stand out.*|(?:it )?would be (?:nice|great|a plus)(?: if(?: you(?: have)?)?)?',
    ),
  ],
  [
    'company',
    whole(
      'about (?:us|our .+|(?!you\\b|the (?:role|job|position|team|opportunity|project)|this|your).+)',
      'who we are|our (?:story|mission|values|culture|company|vision|benefits|offer|perks|office|process|interview process)',
      '(?:the )?company(?: (?:overview|description|profile|culture))?',
      "(?:\\w+ ){0,3}(?:benefits|perks)(?: .*)?|what we offer(?: you)?|we offer|what you(?:'ll| will| can)? (?:get|expect|receive|enjoy)(?: .*)?|what's on offer|working with us|what (?:we|we'll) (?:have for|give|offer) you|(?:the |your )?(?:package|deal)|what's in it for you",
      'why .+|(?:total |our )?rewards?(?: .*)?|compensation.*|salary.*|pay(?: range.*)?|equal (?:employment )?opportunit.*|eeo.*|diversity.*|inclusion.*',
      '(?:loot|goodies|stuff|things|what) we (?:drop|give(?: you)?|throw in)|how to apply|(?:the )?(?:application|interview|hiring) process|required documents|privacy.*|disclaimers?|legal.*|life(?: .*)?',
      'working (?:here|at .*)|conditions of employment|additional information|contact.*|locations?|accommodations?|agency',
    ),
  ],
  [
    'duties',
    whole(
      '(?:(?:key|main|core|your|primary|job|major|the|essential) )*(?:responsibilities|duties|tasks|functions)(?: .*)?',
      "what you(?:'ll| will)?(?: be)? (?:do|doing|work on|working on|own|build)(?: .*)?|(?:the|your|this) (?:role|job|team|mission|impact|opportunity|day)",
      'what awaits you|role|role (?:overview|summary|description)|about (?:the|this) (?:role|job|position|team|opportunity|project)',
      "(?:job|position) (?:description|summary|purpose|overview)|summary|overview|day to day|in this role(?: you(?:'ll| will))?|you(?:'ll| will)",
      '(?:our |the )?(?:(?:tech|technology|technical|current) )?stack|(?:our )?(?:tools|environment)',
    ),
  ],
  [
    'must',
    whole(
      `(?:(?:minimum|basic|required|key|core|primary|person|essential|mandatory|technical|must[- ]have|main|job|position|candidate|role|your|our|the|professional|general|hard|soft|relevant|specialized|selection|entry|knowledge) )*(?:${MORE_DEMANDS}|profile|prerequisites|must[- ]haves?|education)(?: (?:required|needed|and education))?`,
      'must|required|mandatory|essential|minimum|musts|(?:you )?must[- ]haves?|you must have',
      "what (?:you|you'll|you will|we|we'll) (?:need|bring|expect|require|should have|should bring|should know)(?: .*)?|(?:you|you'll|you will) (?:need|have|bring)(?: .*)?|you are|you should have",
      "(?:what|who) (?:we're|we are) looking for|we(?:'re| are) looking for(?: someone (?:who|with))?|we expect",
      'who you are|about you|you|(?:is )?this (?:is )?you|(?:the |our |your )?ideal candidate(?: has| will have)?|you (?:might|may|could) be a (?:good )?(?:fit|match) if',
      "you(?:'re| are) an? (?:good|great|strong|perfect) (?:fit|match)(?: .*)?",
      'to be successful.*|how to qualify|what it takes',
    ),
  ],
];

const BULLET = /^[\s•●▪◦‣∙·○■□✓✔➤►→*#>–—-]+/u;
const HEADING_LENGTH = 70;
const TOO_MANY_WORDS = /^\s*(?:\S+\s+){10}\S/;
/** An item of a list opens no section, save when it ends in a colon. */
const LIST_ITEM = /^\s*(?:[•●▪◦‣∙·]|[-*–]\s)(?!.*:\W*$)/;

/** The section a heading opens, or null for a line that is not a heading known here. */
export function sectionOfHeading(line: string): Section | null {
  if (line.length > HEADING_LENGTH || LIST_ITEM.test(line) || TOO_MANY_WORDS.test(line)) return null;
  const name = line
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'&/ ,+-]/gu, ' ')
    .replace(BULLET, '')
    .replace(/\s+/g, ' ')
    .replace(/[ -]+$/, '')
    .trim();
  if (name === '') return null;
  return HEADINGS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/**
 * Cuts a posting into sentences and gives each its section. A heading on a line of its own holds until the next
 * heading; one with text behind it ("Requirements: Python, SQL") until the next heading or blank line, and within a list
 * that has a heading of its own ("Requirements", below it "Nice to have: Spark") for its own line alone.
 */
export function passagesOf(lines: readonly string[]): Passage[] {
  const passages: Passage[] = [];
  const place = new Place();
  for (const [line, text] of lines.entries()) {
    if (text.trim() === '') {
      place.blank();
      continue;
    }
    place.begin(text);
    const own = sectionOfHeading(text) ?? sectionByWords(text, lines[line + 1] || lines[line + 2] || '');
    if (own) place.headed(own, text);
    for (const { start, end } of own ? [{ start: 0, end: text.length }] : sentencesOf(text)) {
      const sentence = text.slice(start, end);
      const inline = own ? null : inlineHeading(sentence);
      if (inline) place.labelled(inline);
      passages.push({ line, text: sentence, start, section: sectionIn(sentence, place.section) });
    }
  }
  return passages;
}

function sectionIn(sentence: string, section: Section): Section {
  if (section !== 'company' && !tellsOfEmployer(sentence)) return section;
  return tellsOfStack(sentence) ? 'duties' : 'company';
}

const ITEM = /^\s*(?:[•●▪◦‣∙·✓✔➤→]|[-*–+]\s|\d{1,2}[.)]\s)/u;
/** "We take care of you" above a list: what the employer gives. */
const GIVES =
  /^\W*(?:we|our|life|working|joining)\b(?!.*\b(?:look|need|expect|seek|requir|hop|want|search|ask|hir|stack|tools|tech))/i;

/** A heading that no list of headings has, by its words: "It's a plus if you have:". A line that a list follows, or a colon ends. */
function sectionByWords(line: string, next: string): Section | null {
  if (line.length > HEADING_LENGTH || TOO_MANY_WORDS.test(line) || LIST_ITEM.test(line)) return null;
  const opensList = ITEM.test(next) && !ITEM.test(line) && !/[.!;,]\s*$/.test(line);
  if (!opensList && !/[:：]\s*$/.test(line)) return null;
  const needs = new Set(needCues(line).map(({ need }) => need));
  const [only] = needs;
  if (needs.size === 1 && only !== undefined) return only;
  return opensList && GIVES.test(line) ? 'company' : null;
}

const indentOf = (line: string): number => line.search(/\S|$/);

/** Which section holds at a line, as headings and labels of lists open and close. */
class Place {
  section: Section = 'neutral';
  /** A heading on a line of its own is in force. */
  #headed = false;
  /** What a blank line leads to, below a label that no heading is above. */
  #afterBlank: Section | null = null;
  /** What comes back with the next line that does not go on with the label's list. */
  #afterLine: Section | null = null;
  #goesOn = false;
  /** A heading that is an item itself: what is indented deeper is its own. */
  #item: { readonly indent: number; readonly back: Section; readonly holds: boolean } | null = null;

  blank(): void {
    this.section = this.#afterLine ?? this.#afterBlank ?? this.section;
    this.#afterBlank = null;
    this.#afterLine = null;
  }

  begin(line: string): void {
    if (this.#afterLine !== null && !this.#goesOn) {
      this.section = this.#afterLine;
      this.#afterLine = null;
    }
    this.#goesOn = /(?:,|\b(?:and|or))\s*$/.test(line.slice(-12));
    if (this.#item === null) return;
    const isDeeper = indentOf(line) > this.#item.indent;
    if (isDeeper) this.#item = { ...this.#item, holds: true };
    else {
      if (this.#item.holds) this.section = this.#item.back;
      this.#item = null;
    }
  }

  headed(section: Section, line: string): void {
    const isItem = this.#headed && ITEM.test(line);
    this.#item = isItem ? { indent: indentOf(line), back: this.section, holds: false } : null;
    this.section = section;
    this.#headed = true;
    this.#afterBlank = null;
    this.#afterLine = null;
  }

  labelled(section: Section): void {
    if (this.#headed) this.#afterLine ??= this.section;
    else this.#afterBlank = 'neutral';
    this.section = section;
  }
}

function inlineHeading(sentence: string): Section | null {
  const colon = sentence.slice(0, HEADING_LENGTH).indexOf(':');
  return colon > 0 ? sectionOfHeading(sentence.slice(0, colon)) : null;
}

const ABBREVIATION = /(?:^|[\s(,])(?:e\.g|i\.e|eg|ie|etc|incl|approx|vs|min|max|yrs?|sr|jr|dr|mr|ms|inc|ltd|no)$/i;

function sentencesOf(line: string): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?;](?=\s)|\s[•●▪◦‣]\s/g)) {
    const end = match.index + 1;
    if (match[0] === '.' && runsOn(line, match.index)) continue;
    sentences.push({ start, end });
    start = end;
  }
  if (start < line.length) sentences.push({ start, end: line.length });
  return sentences;
}

/** A full stop that ends no sentence: behind an abbreviation, or with a small letter to follow. */
function runsOn(line: string, at: number): boolean {
  return /^\s{1,3}\p{Ll}/u.test(line.slice(at + 1, at + 5)) || ABBREVIATION.test(line.slice(Math.max(0, at - 8), at));
}
