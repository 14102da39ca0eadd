/** What the hands-free flow hears of the recogniser that another flow runs for it. */
import type { RecogniserProblem } from './recogniser';

export type EarEvent =
  /** Something is being said. */
  | { readonly type: 'ear.heard' }
  /** Listening was ended by somebody else. */
  | { readonly type: 'ear.closed' }
  | { readonly type: 'ear.failed'; readonly problem: RecogniserProblem };
