/** Terminal editor, a run: what the flow holds, receives and emits. */
import type { BuildEvent, ProgramEvent, TestsEvent } from './compiler';
import type { RunRequest, RunShown } from './terminal';

export interface TerminalRunContext extends RunShown {
  /** The run that is under way or shown. */
  readonly request: RunRequest | null;
  /** Seconds that the program has, with what was added while it ran. */
  readonly seconds: number;
}

export type TerminalRunEvent =
  /** `ready`: the compiler is at hand. */
  | { type: 'run.requested'; request: RunRequest; ready: boolean }
  | { type: 'run.stopped' }
  | { type: 'line.entered'; text: string }
  | { type: 'input.closed' }
  | { type: 'time.added'; seconds: number }
  | { type: 'output.cleared' }
  /** The editor holds another program: the one that runs is ended, and nothing of it is shown. */
  | { type: 'program.replaced' }
  | { type: 'challenge.continued' }
  | { type: 'toolchain.ready' }
  | BuildEvent
  | ProgramEvent
  | TestsEvent;

export type TerminalRunEmitted =
  | { type: 'run.ended'; request: RunRequest | null; shown: RunShown }
  | { type: 'challenge.solved'; id: number };
