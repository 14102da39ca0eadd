import { findSkills } from '../skills/find-skills';
import { readJob } from './read-job';
import type { JobPosting, JobRequirement } from './types';

type Need = JobRequirement['need'];

/** A run of a line, and what it asks for; `null` where it names no skill that is asked for. */
export interface MarkedPiece {
  readonly text: string;
  readonly need: Need | null;
}

/** A posting as it was read: its lines with the words that were recognised, and what they come to. */
export interface MarkedPosting {
  readonly lines: readonly (readonly MarkedPiece[])[];
  readonly must: readonly string[];
  readonly nice: readonly string[];
  /** The least years of experience it asks for. */
  readonly years: number | null;
}

/** Reads a posting, or a line of one, and marks the words that name what it asks for. */
export function markPosting(text: string): MarkedPosting {
  const posting = readJob(text);
  const named = (need: Need) => posting.requirements.filter((one) => one.need === need).map(({ skill }) => skill);
  return {
    lines: markedLines(posting),
    must: named('must'),
    nice: named('nice'),
    years: posting.years?.min ?? null,
  };
}

function markedLines({ lines, requirements }: JobPosting): MarkedPiece[][] {
  const needs = new Map(requirements.map(({ skill, need }) => [skill, need]));
  const pieces: MarkedPiece[][] = lines.map(() => []);
  const ends = lines.map(() => 0);
  for (const { skill, line, start, end } of findSkills(lines)) {
    const need = needs.get(skill);
    const at = ends[line] ?? 0;
    if (!need || start < at) continue;
    const text = lines[line] ?? '';
    if (start > at) pieces[line]?.push({ text: text.slice(at, start), need: null });
    pieces[line]?.push({ text: text.slice(start, end), need });
    ends[line] = end;
  }
  return pieces.map((own, line) => {
    const rest = (lines[line] ?? '').slice(ends[line]);
    return rest === '' ? own : [...own, { text: rest, need: null }];
  });
}
