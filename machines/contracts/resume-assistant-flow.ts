/** Resume assistant: what the flow holds, receives and emits. */
import type { ChosenFile } from './files';
import type { PdfEvent, PdfProblem } from './pdf';
import type { ResumeAction, ResumeDraft, ResumeReport, ResumeStep } from './resume';

/** What the screen must say because a step was tried too early. */
export type ResumeNotice = 'notPdf' | 'noResume' | 'noJob' | 'noAction';

export interface ResumeAssistantContext extends Omit<ResumeDraft, 'step'> {
  readonly progress: { readonly page: number; readonly pages: number } | null;
  readonly problem: PdfProblem | null;
  readonly notice: ResumeNotice | null;
  /** Why no report could be made of this text, in the engine's words. */
  readonly declined: string | null;
  readonly restoring: ResumeStep;
}

export type ResumeAssistantEvent =
  | { type: 'file.chosen'; file: ChosenFile; fileKey: string }
  | { type: 'reading.cancelled' }
  | { type: 'reading.retried' }
  | PdfEvent
  | { type: 'job.described'; text: string }
  | { type: 'action.chosen'; action: ResumeAction }
  | { type: 'step.advanced' }
  | { type: 'step.reversed' }
  | { type: 'analysis.requested' }
  | { type: 'analysis.cancelled' }
  | { type: 'another.requested' }
  | { type: 'flow.restarted' };

export interface ResumeAssistantInput {
  /** What an earlier visit left; `null` starts afresh. */
  readonly draft: ResumeDraft | null;
}

export type ResumeAssistantEmitted = {
  type: 'report.completed';
  report: ResumeReport;
  action: ResumeAction;
  fileName: string;
  jobDescription: string;
};
