import type { Heard } from './hearing';
import type { Telling } from './telling';

interface Told {
  /** The points won. */
  readonly score: number;
  readonly words: number;
  readonly telling: Telling;
}

/** Whether a concept of which no form was met is surely not spoken of. */
export function isMissing({ cues, known }: Heard, { score }: Told): boolean {
  return known && cues === 0 && score < 4;
}
