/** What is said of a program while it is typed: actor `checkSource`. */
import type { AnyProgram, Diagnostic } from './compiler';

/** Actor `checkSource`: reads a program as far as it can without running it; stopped, it is forgotten. */
export interface CheckSourceInput<P extends AnyProgram = AnyProgram> {
  readonly program: P;
}

/** What `checkSource` sends, once. */
export type CheckSourceEvent =
  | { readonly type: 'source.checked'; readonly diagnostics: readonly Diagnostic[] }
  /** The engine is gone, or a run was in the way. */
  | { readonly type: 'source.unchecked' };
