import type { JobPosting } from '../jobs/types';
import type { ResumeFacts, ResumeSection, SectionKind, TextLine } from '../resume/facts';
import { countWords, wordsOf } from '../resume/text-lines';
import { findSkills } from '../skills/find-skills';
import { impliedBy } from '../skills/implied';
import type { SkillMention } from '../skills/types';
import { skillsOverLineEnds } from './broken-skills';

/** A mention that counts, and how much: `evidenced` where work is described, `listed` elsewhere. */
export interface SkillPlace {
  readonly skill: string;
  readonly text: string;
  readonly line: TextLine;
  readonly status: 'evidenced' | 'listed';
  /** The skill that is named there, where that one shows this: Selenium for test automation. */
  readonly by: string | null;
}

/** Every skill mention of a resume, and the lines whose mentions do not count. */
export interface ResumeSkills {
  readonly places: readonly SkillPlace[];
  readonly mentions: readonly SkillMention[];
  readonly mentionsOf: ReadonlyMap<TextLine, readonly SkillMention[]>;
  /** Words of the text, in which a word of a skill's name counts once and lines that do not count are left out. */
  readonly countedWords: number;
  readonly ignored: {
    readonly tiny: readonly TextLine[];
    readonly copied: readonly TextLine[];
    readonly blocks: readonly TextLine[];
  };
}

/** Text smaller than this, in points, is not meant to be read. */
const TINY = 4;
/** This many words in the order of the job description are a copy of it. */
const COPIED_WORDS = 8;
/** A line of a job or project that names more skills than this, and little else, is a list. */
const LIST_IN_ENTRY = 8;
/** In certificates and achievements a list is one of this many skills. */
const LIST_OF_PROOFS = 3;
/** A line that names one skill this often is stuffed. */
const STUFFED = 3;
/** A list of this many skills outside the sections where lists belong counts nothing. */
const STRAY_BLOCK = 8;

const WORK: ReadonlySet<SectionKind> = new Set(['experience', 'projects']);
const PROOF: ReadonlySet<SectionKind> = new Set(['certifications', 'achievements', 'publications']);
const STRAY: ReadonlySet<SectionKind> = new Set([
  ...PROOF,
  'header',
  'education',
  'languages',
  'interests',
  'contact',
  'other',
]);

interface LineReading {
  readonly line: TextLine;
  readonly section: ResumeSection | undefined;
  readonly mentions: SkillMention[];
  /** Words that are not skill names. */
  readonly otherWords: number;
}

/** Finds the skills of a resume and weighs each mention by where it is. */
export function readResumeSkills(facts: ResumeFacts, job: JobPosting): ResumeSkills {
  const sectionOf = new Map(facts.sections.flatMap((section) => section.lines.map((line) => [line, section] as const)));
  const mentions = [
    ...findSkills(facts.lines.map((line) => line.text)),
    ...skillsOverLineEnds(facts.lines, sectionOf),
  ].sort((a, b) => a.line - b.line || a.start - b.start);
  const readings = readingsOf(facts, mentions, sectionOf);
  const ignored = {
    tiny: facts.lines.filter((line) => line.size > 0 && line.size < TINY),
    copied: copiedLines(readings, job),
    blocks: strayBlocks(readings),
  };
  const out = new Set(Object.values(ignored).flat());
  const told = linesOfToldEntries(facts);
  const lists = new Set([
    ...blocks(readings, LIST_IN_ENTRY + 1).flat(),
    ...blocks(readings, LIST_OF_PROOFS)
      .flat()
      .filter(({ section }) => section && PROOF.has(section.kind)),
    ...readings.filter((reading) => isStuffed(reading) || isBare(reading)),
  ]);
  const places = readings.flatMap((reading) => {
    if (out.has(reading.line)) return [];
    const kind = reading.section?.kind ?? 'header';
    const evidenced = !lists.has(reading) && (PROOF.has(kind) || (WORK.has(kind) && told.has(reading.line)));
    const status = evidenced ? 'evidenced' : 'listed';
    return reading.mentions.flatMap(({ skill, text }): SkillPlace[] => [
      { skill, text, line: reading.line, status, by: null },
      ...impliedBy(skill).map((shown) => ({ skill: shown, text, line: reading.line, status, by: skill }) as const),
    ]);
  });
  const mentionsOf = new Map(readings.map(({ line, mentions: own }) => [line, own]));
  return { places, mentions, mentionsOf, countedWords: countedWords(facts, mentions, out), ignored };
}

/** A skill named again and again makes a resume no longer. */
function countedWords(facts: ResumeFacts, mentions: readonly SkillMention[], out: ReadonlySet<TextLine>): number {
  const names = new Set(mentions.flatMap(({ text }) => wordsOf(text.toLowerCase())));
  const seen = new Set<string>();
  let count = 0;
  for (const line of facts.lines) {
    if (out.has(line)) continue;
    for (const word of wordsOf(line.text.toLowerCase())) {
      if (seen.has(word)) continue;
      if (names.has(word)) seen.add(word);
      count += countWords(word);
    }
  }
  return count;
}

function readingsOf(
  facts: ResumeFacts,
  mentions: readonly SkillMention[],
  sectionOf: ReadonlyMap<TextLine, ResumeSection>,
): LineReading[] {
  const byLine = new Map<number, SkillMention[]>();
  for (const mention of mentions) {
    const own = byLine.get(mention.line);
    if (own) own.push(mention);
    else byLine.set(mention.line, [mention]);
  }
  return facts.lines.map((line, index) => {
    const own = byLine.get(index) ?? [];
    return {
      line,
      section: sectionOf.get(line),
      mentions: own,
      otherWords: own.length === 0 ? 0 : otherWords(line.text, own),
    };
  });
}

/** How many words of a text are not part of a skill's name. Mentions carry offsets into the text. */
export function otherWords(text: string, mentions: readonly { start: number; end: number }[]): number {
  let rest = '';
  let from = 0;
  for (const { start, end } of [...mentions].sort((a, b) => a.start - b.start)) {
    if (start > from) rest += ` ${text.slice(from, start)}`;
    from = Math.max(from, end);
  }
  return wordsOf(`${rest} ${text.slice(from)}`).length;
}

const isList = ({ mentions, otherWords }: LineReading) =>
  mentions.length >= 2 && otherWords <= Math.max(2, mentions.length / 2);

/** Whether a line is one skill of one word and nothing else: that describes no work. */
const isBare = ({ mentions, otherWords }: LineReading) =>
  mentions.length === 1 && otherWords === 0 && !/\s/.test(mentions[0]?.text ?? '');

/** Whether a line names one skill over and over. */
function isStuffed({ mentions }: LineReading): boolean {
  const counts = new Map<string, number>();
  for (const { skill } of mentions) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= STUFFED);
}

/** Runs of neighbouring list lines that together name at least `least` different skills. */
function blocks(readings: readonly LineReading[], least: number): LineReading[][] {
  const found: LineReading[][] = [];
  let run: LineReading[] = [];
  const close = () => {
    if (new Set(run.flatMap((r) => r.mentions.map((m) => m.skill))).size >= least) found.push(run);
    run = [];
  };
  for (const reading of readings) {
    if (!isList(reading) || (run[0] && run[0].section !== reading.section)) close();
    if (isList(reading)) run.push(reading);
  }
  close();
  return found;
}

function strayBlocks(readings: readonly LineReading[]): TextLine[] {
  return blocks(readings, STRAY_BLOCK)
    .filter(([first]) => first && STRAY.has(first.section?.kind ?? 'header'))
    .filter(
      ([first]) => !/course|module|subject|tools|technolog|stack|skill/i.test(first?.line.text.slice(0, 60) ?? ''),
    )
    .flatMap((run) => run.map((reading) => reading.line));
}

function copiedLines(readings: readonly LineReading[], job: JobPosting): TextLine[] {
  const shingles = new Set<string>();
  for (const line of job.lines) for (const shingle of shinglesOf(line)) shingles.add(shingle);
  return readings
    .filter(
      ({ line, mentions, otherWords }) =>
        (mentions.length === 0 || otherWords >= 5) && shinglesOf(line.text).some((s) => shingles.has(s)),
    )
    .map(({ line }) => line);
}

function shinglesOf(text: string): string[] {
  const words = wordsOf(text.toLowerCase());
  const found: string[] = [];
  for (let i = 0; i + COPIED_WORDS <= words.length; i += 1) found.push(words.slice(i, i + COPIED_WORDS).join(' '));
  return found;
}

/** Lines of the jobs and projects that say what was done: at least one bullet, or the bullet itself. */
function linesOfToldEntries(facts: ResumeFacts): Set<TextLine> {
  const told = new Set<TextLine>();
  for (const entry of facts.entries) {
    const bullets = entry.bullets.map((index) => facts.bullets[index]);
    if (!bullets.some((bullet) => bullet && countWords(bullet.text) >= 3)) continue;
    for (const line of [...entry.head, ...bullets.flatMap((bullet) => bullet?.lines ?? [])]) told.add(line);
  }
  return told;
}
