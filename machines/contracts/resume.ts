import type { ResumeAnalysis, ResumeReport } from '../../src/domain/report/types';
import type { ResumeAction, ResumeDocument } from '../../src/domain/resume/document';
import type { AiError, AiFinish } from './ai';

export type { ResumeAction, ResumeAnalysis, ResumeDocument, ResumeReport };

/** The uploaded file as the flow knows it. */
export interface ResumeFile {
  /** Key of the bytes in the device's file store. */
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `false`: the bytes are only in memory and gone after a reload. */
  readonly kept: boolean;
}

/** Actor `analyse`: the built-in engine; one promise. */
export interface AnalyseInput {
  readonly document: ResumeDocument;
  readonly jobDescription: string;
}

/** Actor `advise`: streams a model's advice, sends `AiStreamEvent`s to its parent. */
export interface AdviseInput {
  readonly action: ResumeAction;
  readonly document: ResumeDocument;
  readonly jobDescription: string;
  readonly report: ResumeReport;
}

/** What a model has said beside the report. */
export interface Advice {
  readonly text: string;
  readonly finish: AiFinish | null;
  readonly error: AiError | null;
}

/** A resume written in the app, handed to the assistant as text in the history state of the link between them. */
export interface HandedResume {
  /** Id of the written resume, to find the way back to its form. */
  readonly id: string;
  readonly name: string;
  readonly document: ResumeDocument;
}

/** What a model is asked to word: lines of a resume, or a letter. The texts are taken from the store as it asks. */
export type WordingSubject =
  | { readonly kind: 'lines'; readonly resume: string; readonly job: string | null }
  | { readonly kind: 'letter'; readonly letter: string };

export type ResumeStep = 'upload' | 'job' | 'action' | 'result';

/** What survives a reload: the flow's position and everything the user put in. */
export interface ResumeDraft {
  readonly step: ResumeStep;
  readonly file: ResumeFile | null;
  readonly document: ResumeDocument | null;
  readonly jobDescription: string;
  readonly action: ResumeAction | null;
  readonly report: ResumeReport | null;
}
