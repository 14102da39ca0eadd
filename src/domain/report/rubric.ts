import type { CheckArea, CheckResult, CheckStatus, Evidence } from './types';

/** Changes whenever a check, a point, a threshold or a word list changes what a score can be. See docs/rubric.md. */
export const RUBRIC_VERSION = '3';

/**
 * The month that "Present" stands for in a file that does not say when it was written. It moves only with the version,
 * so that the same file keeps its score.
 */
export const RUBRIC_MONTH = '2026-11';

/** Below this many words there is no report. */
export const LEAST_WORDS = 20;

export interface CheckDefinition {
  readonly id: string;
  readonly area: CheckArea;
  readonly title: string;
  readonly maxPoints: number;
}

export const AREA_TITLES: Readonly<Record<CheckArea, string>> = {
  readability: 'Readability of the file',
  contact: 'Contact data',
  sections: 'Sections',
  dates: 'Dates and gaps',
  bullets: 'Bullets',
  length: 'Length',
  skills: 'Skills against the job',
  role: 'Title and years',
};

/** The areas that say how well the resume answers the job; all others say how well a machine reads it. */
export const FIT_AREAS: ReadonlySet<CheckArea> = new Set(['skills', 'role']);

/** From these figures on a figure is good, or partial. */
export const GOOD = 75;
export const PARTIAL = 50;

/** Every check in the order of the report. The points add up to 100. */
export const CHECKS = [
  { id: 'readable-characters', area: 'readability', title: 'Every character can be read', maxPoints: 5 },
  { id: 'text-not-pictures', area: 'readability', title: 'Text is text, not a picture', maxPoints: 3 },
  { id: 'whole-words', area: 'readability', title: 'Words are whole', maxPoints: 2 },
  { id: 'one-column', area: 'readability', title: 'One column', maxPoints: 2 },
  { id: 'contact-email', area: 'contact', title: 'Email address', maxPoints: 4 },
  { id: 'contact-phone', area: 'contact', title: 'Telephone number', maxPoints: 3 },
  { id: 'contact-links', area: 'contact', title: 'Links to your work', maxPoints: 3 },
  { id: 'section-work', area: 'sections', title: 'Experience or projects', maxPoints: 4 },
  { id: 'section-skills', area: 'sections', title: 'Skills section', maxPoints: 3 },
  { id: 'section-education', area: 'sections', title: 'Education section', maxPoints: 2 },
  { id: 'section-summary', area: 'sections', title: 'Summary', maxPoints: 1 },
  { id: 'dates-present', area: 'dates', title: 'Every job has dates', maxPoints: 4 },
  { id: 'dates-months', area: 'dates', title: 'Dates name months', maxPoints: 2 },
  { id: 'dates-order', area: 'dates', title: 'Newest job first', maxPoints: 2 },
  { id: 'dates-gaps', area: 'dates', title: 'No unexplained gaps', maxPoints: 2 },
  { id: 'bullets-present', area: 'bullets', title: 'Work described in bullets', maxPoints: 3 },
  { id: 'bullets-verbs', area: 'bullets', title: 'Bullets begin with an action verb', maxPoints: 6 },
  { id: 'bullets-numbers', area: 'bullets', title: 'Results have numbers', maxPoints: 6 },
  { id: 'bullets-length', area: 'bullets', title: 'Bullets of a readable length', maxPoints: 3 },
  { id: 'length-words', area: 'length', title: 'Number of words', maxPoints: 3 },
  { id: 'length-pages', area: 'length', title: 'Number of pages', maxPoints: 1 },
  { id: 'skills-must', area: 'skills', title: 'Must-have skills', maxPoints: 20 },
  { id: 'skills-nice', area: 'skills', title: 'Nice-to-have skills', maxPoints: 5 },
  { id: 'role-title', area: 'role', title: 'Job title', maxPoints: 6 },
  { id: 'role-years', area: 'role', title: 'Years of experience', maxPoints: 5 },
] as const satisfies readonly CheckDefinition[];

export type CheckId = (typeof CHECKS)[number]['id'];

const byId = new Map<string, CheckDefinition>(CHECKS.map((check) => [check.id, check]));

/** What a check found: the share of its points that it won, 0 to 1, or null when it could not run. */
export interface Finding {
  readonly share: number | null;
  readonly says: string;
  readonly advice?: string | null;
  readonly evidence?: readonly Evidence[];
}

/** At most this many quotes stand behind one check. */
const QUOTES = 12;

/** Turns a finding into the check's result. A whole share passes, none fails, anything between is partial. */
export function result(id: CheckId, { share, says, advice = null, evidence = [] }: Finding): CheckResult {
  const definition = byId.get(id);
  if (!definition) throw new RangeError(`No check "${id}" in the rubric`);
  const kept = share === null ? 0 : Math.min(1, Math.max(0, share));
  const points = rounded(kept * definition.maxPoints);
  return {
    ...definition,
    status: share === null ? 'skipped' : statusOf(points, definition.maxPoints),
    points,
    says,
    advice: share === null || points === definition.maxPoints ? null : advice,
    evidence: evidence.slice(0, QUOTES),
  };
}

const statusOf = (points: number, most: number): CheckStatus =>
  points === most ? 'passed' : points === 0 ? 'failed' : 'partial';

/** Points have two decimals at most, so that sums print as they are. */
export const rounded = (points: number) => Math.round(points * 100) / 100;
