import type { Diagnostic, RunLimits, ScriptProgram } from '../../../machines/contracts/compiler';
import type { RunReply } from '../compiler/messages';

/** What became of reading a source; one that is not `ok` does not run. */
export interface ReadSource {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The engine's own words. */
  readonly text: string;
}

/** A program as a worker runs it. */
export interface RunnableProgram extends ScriptProgram {
  /** Of a source map, where the source was compiled on the page's side: places are told as those of what was written. */
  readonly mappings?: string | null;
}

/** From the page to an engine's worker: the loaded engine first, then programs and what is typed. */
export type EngineRequest<P = unknown> =
  | { readonly kind: 'adopt'; readonly payload: P }
  | {
      readonly kind: 'run';
      readonly program: RunnableProgram;
      /** `null`: it is typed while the program runs. */
      readonly input: string | null;
      readonly limits: RunLimits;
    }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'closed' };

/** From an engine's worker to the page. `read` is the first thing that a run says. */
export type EngineReply =
  | RunReply
  | ({ readonly kind: 'read'; readonly milliseconds: number } & ReadSource)
  /** The engine could not be started from its files. */
  | { readonly kind: 'unusable' };
