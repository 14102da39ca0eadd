import type { ResumeFacts, TextLine } from '../resume/facts';
import type { ReadableDocument, WithheldLine, Withholding } from '../resume/visible-document';
import type { ResumeSkills } from './resume-skills';
import type { Note } from './types';
import { counted, listed, quoteLine } from './words';

/** A skill named this often, and in over this share of all words, is called repeated. */
const OFTEN = 12;
const OFTEN_SHARE = 0.03;
/** This many times in one line is repetition whatever the length of the text. */
const IN_ONE_LINE = 4;
const QUOTES = 5;

/** What is worth knowing and moves no points: stuffing, instructions to a machine, hidden text, pictures. */
export function notesOf(document: ReadableDocument, facts: ResumeFacts, skills: ResumeSkills): Note[] {
  const quotes = (lines: readonly (TextLine | WithheldLine)[]) => lines.slice(0, QUOTES).map((line) => quoteLine(line));
  const withheld = (why: Withholding) => document.withheld.filter((line) => line.why === why);
  const notes: Note[] = [];
  const repeated = repeatedSkills(facts, skills);
  if (repeated.length > 0)
    notes.push({
      id: 'repeated-skill',
      says: `${listed(
        repeated.map(({ skill, count }) => `${skill} appears ${count} times`),
        3,
      )}. Each skill counts once; people who read this may take it for stuffing.`,
      evidence: quotes(repeated.map(({ line }) => line)),
    });
  const { blocks, copied } = skills.ignored;
  const instructions = withheld('instruction');
  const unseen = withheld('unseen-text');
  const tiny = [...withheld('tiny-text'), ...skills.ignored.tiny];
  if (blocks.length > 0)
    notes.push({
      id: 'keyword-block',
      says: 'A block of skill names is outside any section where it would belong. It was not counted.',
      evidence: quotes(blocks),
    });
  if (copied.length > 0)
    notes.push({
      id: 'copied-from-job',
      says: `${counted(copied.length, 'line')} ${copied.length === 1 ? 'repeats' : 'repeat'} the job description word for word. Skills in ${copied.length === 1 ? 'it' : 'them'} were not counted.`,
      evidence: quotes(copied),
    });
  if (instructions.length > 0)
    notes.push({
      id: 'instruction',
      says: 'A part of the text talks to the machine that reads it, not about you. It has no effect on the score. Take it out: employers look for this.',
      evidence: quotes(instructions),
    });
  if (unseen.length > 0)
    notes.push({
      id: 'unseen-text',
      says: `${counted(unseen.length, 'line')} ${unseen.length === 1 ? 'is' : 'are'} in the color of the page, so nobody can see ${unseen.length === 1 ? 'it' : 'them'}. ${unseen.length === 1 ? 'It was' : 'They were'} not read. Take ${unseen.length === 1 ? 'it' : 'them'} out: employers look for this.`,
      evidence: quotes(unseen),
    });
  if (tiny.length > 0)
    notes.push({
      id: 'tiny-text',
      says: `${counted(tiny.length, 'line')} ${tiny.length === 1 ? 'is' : 'are'} set too small to be read. ${tiny.length === 1 ? 'It was' : 'They were'} not counted.`,
      evidence: quotes(tiny),
    });
  const pictures = document.pages.reduce((sum, page) => sum + page.images, 0);
  if (pictures > 0)
    notes.push({
      id: 'pictures',
      says: `The file contains ${counted(pictures, 'picture')}. Words inside pictures are not read; a photo neither wins nor loses points.`,
      evidence: [],
    });
  if (facts.language === 'other')
    notes.push({
      id: 'not-english',
      says: 'Most of the text is not in English. Checks of wording were left out; names of skills, dates and contact data were read.',
      evidence: [],
    });
  return notes;
}

function repeatedSkills(facts: ResumeFacts, { mentions }: ResumeSkills) {
  const all = new Map<string, { total: number; lines: Map<number, number> }>();
  for (const { skill, line } of mentions) {
    const own = all.get(skill) ?? { total: 0, lines: new Map<number, number>() };
    own.total += 1;
    own.lines.set(line, (own.lines.get(line) ?? 0) + 1);
    all.set(skill, own);
  }
  return [...all].flatMap(([skill, { total, lines }]) => {
    const [index, most] = [...lines].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [0, 0];
    const often = total >= OFTEN && total > facts.words * OFTEN_SHARE;
    const line = facts.lines[index];
    return line && (often || most >= IN_ONE_LINE) ? [{ skill, count: total, line }] : [];
  });
}
