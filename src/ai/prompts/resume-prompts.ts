import type { ResumeAction } from '../../domain/resume/document';
import type { ReadableDocument } from '../../domain/resume/visible-document';
import type { GenerateRequest } from '../providers/provider';
import { dataBlocks } from './data-block';

/** What the resume assistant knows when it asks a model for advice. */
export interface ResumePromptInput {
  readonly action: ResumeAction;
  /** Without what is not for people to read: an instruction in the file must not reach the model. */
  readonly document: ReadableDocument;
  readonly jobDescription: string;
  /** As the built-in engine read them from the resume; `null` for what it did not find. */
  readonly candidate: { readonly name: string | null; readonly title: string | null; readonly years: number | null };
  /** The built-in report's score, which the model must not touch; `null` when there is none. */
  readonly score: GivenScore | null;
  /**
   * What the job description asks for, as the built-in engine found or missed it in the resume, and the match percentage
   * that its report shows.
   */
  readonly keywords: {
    readonly found: readonly string[];
    readonly missing: readonly string[];
    readonly percent: number | null;
  } | null;
}

export interface GivenScore {
  readonly points: number;
  /** Highest score possible. */
  readonly of: number;
  readonly parts: readonly { readonly label: string; readonly points: number; readonly of: number }[];
  /** The two figures beside it, of 100 each; `fit` is `null` when it cannot be said, both are for an old report. */
  readonly figures: { readonly form: number; readonly fit: number | null } | null;
}

/** Product spec, sections 7 and 9. */
const PARAMETERS = { temperature: 0.2, topK: 40, topP: 0.95, maxOutputTokens: 2048 } as const;

/** Longer texts are cut here, in characters, and the prompt says so. A two-page resume has about 6,000. */
export const LONGEST_TEXT = 60_000;

const SYSTEM =
  'You advise people in technology on their resumes. You are accurate, kind and concrete, and you write in plain English ' +
  'with short Markdown. You use only what the resume and the job description say: you invent no employer, no figure, no ' +
  'skill and no date, and where something is unknown you say so. You write no links and no web addresses.';

/** The prompt of one of the four actions (product spec, section 7). The same input always gives the same prompt. */
export function resumePrompt(input: ResumePromptInput): GenerateRequest {
  const { blocks, rule } = dataBlocks([
    { label: 'RESUME', text: clipped(textOf(input.document)) },
    { label: 'JOB DESCRIPTION', text: clipped(input.jobDescription.trim()) },
    { label: 'CANDIDATE', text: candidateText(input.candidate) },
  ]);
  const text = [
    TASKS[input.action],
    scoreRule(input.score),
    ...(input.action === 'keyword-match' || input.action === 'ats-enhancer' ? [keywordRule(input.keywords)] : []),
    rule,
    ...blocks,
    'Now write your reply to the candidate, by the task at the top.',
  ].join('\n\n');
  return { system: SYSTEM, messages: [{ role: 'user', text }], ...PARAMETERS };
}

const TASKS: Readonly<Record<ResumeAction, string>> = {
  'ats-score':
    'Task: explain how this resume fares with an applicant tracking system for this job. Write only the score out of 100 ' +
    'and its breakdown: one line for each part with its points and one sentence that names the words of the resume behind ' +
    'it. No greeting, no recommendations, nothing after the breakdown.',
  'ats-enhancer':
    'Task: help this candidate to do better with applicant tracking systems for this job. Begin with a greeting by name, ' +
    'or without one when the name is unknown, that mentions the job title and the years of experience where they are known. Then ' +
    'the score. Then recommendations, the most useful first, at most eight: each quotes the words of the resume that it ' +
    'is about, says what to change, and gives a rewritten line that claims nothing new.',
  'resume-feedback':
    'Task: give feedback on this resume for this job. Begin with a greeting by name, or without one when the name is ' +
    'unknown. Then the score. Then go through the resume section by section under its own headings: strengths as lines ' +
    'that begin with ✅, points to improve as lines that begin with ⚠️, each about words in that section.',
  'keyword-match':
    'Task: compare the keywords of the job description with the resume. Begin with the score. Then a table with the columns ' +
    'Keyword, In the resume, Where. Then the missing keywords. Then, for each missing one that the candidate could truly ' +
    'claim, where in the resume it would belong. End with the match percentage.',
};

function scoreRule(score: GivenScore | null): string {
  if (!score)
    return 'Score: no score could be made for this resume. Say that in one sentence where the task asks for a score, and give no number of your own.';
  const parts = score.parts.map(({ label, points, of }) => `- ${label}: ${points} of ${of}`);
  return [
    `Score: a fixed rubric has already given ${score.points} of ${score.of}. Wherever the task asks for a score, give exactly this one; you explain it and never change, round, add to or rate beside it.`,
    ...figureRule(score.figures),
    ...parts,
  ].join('\n');
}

/** Praise of the file must not be read as praise of the match, so a model gets both figures. */
function figureRule(figures: GivenScore['figures']): string[] {
  if (!figures) return [];
  const { form, fit } = figures;
  return [
    `- Form, how well a machine reads the resume: ${form} of 100`,
    fit === null
      ? '- Fit, how well it answers this job: not known; claim neither a good nor a bad match'
      : `- Fit, how well it answers this job: ${fit} of 100${fit < 75 ? '; do not say or imply that the resume fits this job' : ''}`,
  ];
}

function keywordRule(keywords: ResumePromptInput['keywords']): string {
  if (!keywords)
    return 'Keywords: none were found in the job description by the built-in check; name those you see, and give no percentage.';
  const { found, missing, percent } = keywords;
  return [
    'Keywords: a fixed check has compared the job description with the resume. Use its result as it is.',
    `- In the resume: ${found.join(', ') || 'none'}`,
    `- Missing: ${missing.join(', ') || 'none'}`,
    percent === null
      ? '- Match percentage: none, because the job description names no known keyword'
      : `- Match percentage: ${percent}%, which weighs must-haves and is not the fit; give exactly this one`,
  ].join('\n');
}

function candidateText({ name, title, years }: ResumePromptInput['candidate']): string {
  return [
    `Name: ${name ?? 'unknown'}`,
    `Job title: ${title ?? 'unknown'}`,
    `Years of experience: ${years ?? 'unknown'}`,
  ].join('\n');
}

const textOf = ({ pages }: ReadableDocument) =>
  pages.map(({ lines }) => lines.flatMap(({ text, withheld }) => (withheld ? [] : [text])).join('\n')).join('\n\n');

const clipped = (text: string) =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}\n(The rest is left out: the text is too long.)`;
