import type { DateQuestion } from '../resume/date-questions';

/** What the built-in resume engine says. Plain JSON, the same bytes for the same input. */

/** The words behind a point: `quote` is a substring of the line it names. */
export interface Evidence {
  readonly source: 'resume' | 'job';
  /** 1-based page of the resume; null for the job description. */
  readonly page: number | null;
  /** 0-based line: of that page for the resume, of `JobPosting.lines` for the job description. */
  readonly line: number;
  readonly quote: string;
}

export type CheckArea = 'readability' | 'contact' | 'sections' | 'dates' | 'bullets' | 'length' | 'skills' | 'role';
export type CheckStatus = 'passed' | 'partial' | 'failed' | 'skipped';

export interface CheckResult {
  readonly id: string;
  readonly area: CheckArea;
  readonly title: string;
  readonly status: CheckStatus;
  /** Points won, two decimals at most; 0 when skipped. */
  readonly points: number;
  readonly maxPoints: number;
  /** One or two plain sentences: what was found. For a skipped check, why it could not run. */
  readonly says: string;
  /** What to do about it; null when nothing is to be done. */
  readonly advice: string | null;
  readonly evidence: readonly Evidence[];
}

export interface AreaSummary {
  readonly area: CheckArea;
  readonly title: string;
  /** Points of the checks that ran. */
  readonly points: number;
  readonly maxPoints: number;
  readonly skipped: number;
}

/** A blocking problem: whatever the points say, the score is not above `limit`. */
export interface ScoreCeiling {
  readonly limit: number;
  /** The check that found the problem. */
  readonly check: string;
  readonly reason: string;
}

/** Something worth knowing that moves no points. */
export interface Note {
  readonly id:
    | 'repeated-skill'
    | 'keyword-block'
    | 'copied-from-job'
    | 'instruction'
    | 'tiny-text'
    | 'unseen-text'
    | 'pictures'
    | 'not-english';
  readonly says: string;
  readonly evidence: readonly Evidence[];
}

/**
 * `evidenced`: named where work is described (jobs, projects, certificates, achievements); `listed`: named elsewhere.
 */
export type SkillStatus = 'evidenced' | 'listed' | 'missing';

export interface SkillRow {
  /** Canonical name. */
  readonly skill: string;
  /** The name as the job description writes it (`AWS`, `k8s`); the canonical name where that is unknown. */
  readonly wording: string;
  readonly group: string;
  readonly need: 'must' | 'nice';
  /** Rows with the same `anyOf` are alternatives: they count once, as the strongest of them. `null`: asked for by itself. */
  readonly anyOf: string | null;
  readonly status: SkillStatus;
  /** How often the resume names it; mentions that do not count are left out. */
  readonly count: number;
  /** The best places in the resume, at most three. */
  readonly evidence: readonly Evidence[];
  /** The line of the job description that asks for it. */
  readonly asked: Evidence;
}

/** Share of the requirements met: a must-have weighs 3, a nice-to-have 1; `evidenced` counts whole, `listed` half. */
export interface MatchFigure {
  /** 0 to 100, rounded. */
  readonly percent: number;
  readonly must: { readonly met: number; readonly of: number };
  readonly nice: { readonly met: number; readonly of: number };
}

/** `good` is shown in green, `partial` in amber, `poor` in red. */
export type FigureLevel = 'good' | 'partial' | 'poor';

/** One of the two figures of a report. */
export interface Figure {
  /** 0 to 100. */
  readonly value: number;
  /** The figure before its ceiling. */
  readonly uncapped: number;
  readonly level: FigureLevel;
  /** One plain sentence: what it means. */
  readonly says: string;
  readonly ceiling: ScoreCeiling | null;
  /** Points of its checks that ran. */
  readonly points: number;
  readonly maxPoints: number;
}

/** How well a machine reads the resume, and how well the resume answers the job; neither lends to the other. */
export interface Figures {
  readonly form: Figure;
  /** Null when it cannot be said. */
  readonly fit: Figure | null;
  /** Why there is no fit, in plain words; null when there is. */
  readonly noFit: string | null;
}

/** One bullet as the checks saw it. */
export interface BulletReview {
  readonly text: string;
  readonly opening: 'verb' | 'weak' | 'other';
  /** The words it begins with, as they stand. */
  readonly openingWords: string;
  /** The number that measures something, as written, or null. */
  readonly number: string | null;
  readonly length: 'short' | 'good' | 'long';
  readonly evidence: readonly Evidence[];
}

export interface Candidate {
  /** For the greeting; never scored. */
  readonly firstName: string | null;
  readonly title: string | null;
  /** Months in dated jobs, overlaps counted once; null when no job has readable dates or when these are not sure. */
  readonly months: number | null;
}

export interface ResumeReport {
  readonly kind: 'report';
  readonly rubricVersion: string;
  /** FNV-1a 64 of everything the report is made from, 16 hex digits. Tells inputs apart; not cryptographic. */
  readonly fingerprint: string;
  readonly resumeFingerprint: string;
  readonly jobFingerprint: string;
  /** The month that "Present" meant, `YYYY-MM`; null when no open date bears on the report. */
  readonly asOf: string | null;
  /** Form and fit; null in a report by rubric 1, which had one score for both. */
  readonly figures: Figures | null;
  /** 0 to 100: the points of both figures in one, never green unless fit is. */
  readonly score: number;
  /** The score before the ceiling. */
  readonly uncapped: number;
  readonly ceiling: ScoreCeiling | null;
  /** Points of all checks that ran. */
  readonly points: number;
  readonly maxPoints: number;
  readonly areas: readonly AreaSummary[];
  readonly checks: readonly CheckResult[];
  readonly skills: readonly SkillRow[];
  /** Null when the job description names no skill of the vocabulary. */
  readonly match: MatchFigure | null;
  readonly notes: readonly Note[];
  /** What the dates leave open, to be asked; absent in reports kept from before questions were asked. */
  readonly questions?: readonly DateQuestion[];
  /** At most 60, in reading order. */
  readonly bullets: readonly BulletReview[];
  readonly candidate: Candidate;
  readonly job: { readonly title: string | null; readonly years: number | null };
  /** Ways of working that the posting names ("problem solving"); listed apart, never gaps. */
  readonly ways: readonly string[];
  readonly words: number;
  readonly pages: number;
}

/** There was too little text to say anything about. */
export interface NoReport {
  readonly kind: 'no-report';
  readonly rubricVersion: string;
  readonly fingerprint: string;
  /** Plain sentences for the user: what happened and what to do. */
  readonly reason: string;
  readonly words: number;
}

export type ResumeAnalysis = ResumeReport | NoReport;
