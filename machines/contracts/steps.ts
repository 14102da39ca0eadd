import type { Recording } from '../../src/domain/steps/types';
import type { AnyProgram } from './compiler';

/** What is recorded: a program from its start on an input. */
export interface RecordRequest {
  /** In C or Python. */
  readonly program: AnyProgram;
  readonly input: string;
  /** What `main` of a program in C gets behind its name. */
  readonly args?: readonly string[];
  /** What it had to write, where a failed test is looked at. */
  readonly expected: string | null;
}

/** Why there is no recording. */
export type RecordProblem =
  /** The engine is not loaded yet: a run brings it. */
  | 'no-engine'
  /** The source cannot be read; a run says where. */
  | 'unread'
  /** It did not come to an end in time. */
  | 'time'
  | 'failed';

/** What the callback actor `recordRun` sends, once. It is stopped to cancel. */
export type RecordEvent =
  | {
      readonly type: 'run.recorded';
      readonly recording: Recording;
      /** The step that wrote the first wrong output; `null` where none did or nothing was expected. */
      readonly difference: number | null;
    }
  | { readonly type: 'run.unrecorded'; readonly problem: RecordProblem };
