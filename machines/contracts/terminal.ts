import type { ChallengeCase } from '../../src/domain/challenges/types';
import type { AnyProgram, BuildEvent, BuildProblem, ProgramInput, RunLimits, RunOutcome, TestsEvent } from './compiler';

/** One press of Run: what is built, what it reads, and which challenge it is meant to solve. */
export interface RunRequest {
  /** Names this run in the history. */
  readonly id: string;
  readonly program: AnyProgram;
  readonly input: ProgramInput;
  readonly limits: RunLimits;
  /** What `main` gets behind the program's name. */
  readonly args?: readonly string[];
  /** `null`: nothing is tested. */
  readonly challenge: {
    readonly id: number;
    /** It was solved before: its tests run, and nothing is celebrated again. */
    readonly solved: boolean;
    readonly cases: readonly ChallengeCase[];
    /** How long one case may take; shorter than the limit of a run. */
    readonly seconds: number;
  } | null;
}

/** A stretch of the terminal: what the program wrote, or what was typed into it. */
export interface OutputPiece {
  readonly stream: 'stdout' | 'stderr' | 'typed';
  readonly text: string;
}

/** How a run came to its end. `unbuilt`: no program came of it; `broken`: the engine itself failed. */
export type RunEnd =
  | RunOutcome
  | { readonly kind: 'stopped' }
  | { readonly kind: 'unbuilt' }
  | { readonly kind: 'broken' };

export type FinishedTest = Omit<Extract<TestsEvent, { type: 'test.finished' }>, 'type'>;
export type BuildResult = Omit<Extract<BuildEvent, { type: 'build.finished' }>, 'type'>;

/** A run as far as it came: what the output pane shows. */
export interface RunShown {
  readonly output: readonly OutputPiece[];
  readonly build: BuildResult | null;
  readonly buildProblem: BuildProblem | null;
  readonly end: RunEnd | null;
  /** How long the program ran. */
  readonly milliseconds: number | null;
  readonly tests: readonly FinishedTest[];
  /** The tests came to their end. */
  readonly verdict: JudgeOutput | null;
}

/** Actor `judge`: says whether every case passed on the program's real output. */
export interface JudgeInput {
  readonly cases: readonly ChallengeCase[];
  readonly tests: readonly FinishedTest[];
}

export interface JudgeOutput {
  readonly solved: boolean;
}
