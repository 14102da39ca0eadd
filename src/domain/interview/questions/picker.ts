import { type Candidate, marksOf } from './candidate';
import type { InterviewQuestion } from './question';

/** At most so many of these. */
export type Pool = readonly [readonly Candidate[], number];

/**
 * Takes questions from pools in order. First such as were not asked before and are about nothing that was taken; where
 * those run out, also about something that was; and only then, the longest ago first, such as were asked before.
 */
export class Picker {
  readonly #taken = new Set<string>();
  readonly #marks = new Set<string>();
  readonly #asked: ReadonlyMap<string, number>;

  /** @param asked ids of the questions that were asked before, the oldest first */
  constructor(asked: readonly string[]) {
    this.#asked = new Map(asked.map((id, at) => [id, at]));
  }

  /** Whether a question was asked before. */
  isAsked = ({ question }: Candidate): boolean => this.#asked.has(question.id);

  /** Takes a question whatever was asked before: the one that opens an interview. */
  open(candidate: Candidate): InterviewQuestion[] {
    const into: InterviewQuestion[] = [];
    this.#take(candidate, into, true);
    return into;
  }

  /** `count` questions, at most as many of each pool as it says; what leaves too few is filled up from all. */
  take(count: number, pools: readonly Pool[]): InterviewQuestion[] {
    const taken: InterviewQuestion[] = [];
    for (const [pool, most] of pools) {
      let left = Math.min(most, count - taken.length);
      for (const one of pool) if (left > 0 && !this.isAsked(one) && this.#take(one, taken, false)) left -= 1;
    }
    const all = pools.flatMap(([pool]) => pool);
    const fresh = all.filter((one) => !this.isAsked(one));
    const again = all.filter(this.isAsked).sort((a, b) => this.#age(a) - this.#age(b));
    for (const [rest, twice] of [
      [fresh, false],
      [fresh, true],
      [again, false],
      [again, true],
    ] as const)
      for (const one of rest) if (taken.length < count) this.#take(one, taken, twice);
    return taken;
  }

  #age = ({ question }: Candidate): number => this.#asked.get(question.id) ?? 0;

  /** @param twice it may be about something that was taken already; the same question never comes twice */
  #take(candidate: Candidate, into: InterviewQuestion[], twice: boolean): boolean {
    const { id, question } = candidate.question;
    const same = [`id:${id}`, `text:${question}`];
    if (same.some((mark) => this.#taken.has(mark))) return false;
    const marks = marksOf(candidate);
    if (!twice && marks.some((mark) => this.#marks.has(mark))) return false;
    for (const mark of same) this.#taken.add(mark);
    for (const mark of marks) this.#marks.add(mark);
    into.push(candidate.question);
    return true;
  }
}
