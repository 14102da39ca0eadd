/** A value as it is shown: its text, or the number of the thing that it refers to, and of which of its items where that is told. */
export type StepValue = string | { readonly to: number; readonly item?: number };

export type StepVariable = readonly [name: string, value: StepValue];

/** A function that was being called, the innermost first. */
export interface StepFrame {
  readonly name: string;
  readonly line: number;
  readonly variables: readonly StepVariable[];
}

/** What variables refer to. `length` counts what is there; only the first items are kept. */
export type StepThing =
  | { readonly kind: 'list'; readonly of: string; readonly length: number; readonly items: readonly StepValue[] }
  | {
      readonly kind: 'map';
      readonly of: string;
      readonly length: number;
      readonly entries: readonly (readonly [key: StepValue, value: StepValue])[];
    }
  | { readonly kind: 'object'; readonly of: string; readonly fields: readonly StepVariable[] };

/** A moment of a recorded run. */
export interface RecordedStep {
  /** `line`: it is about to run; `return`: a function gives its result back; `exception`: it was raised there. */
  readonly event: 'line' | 'return' | 'exception';
  readonly line: number;
  /** In which file of a program of several; none for the first. */
  readonly file?: string;
  readonly frames: readonly StepFrame[];
  readonly things: Readonly<Record<string, StepThing>>;
  /** How much of the output was written before, in UTF-16 units. */
  readonly written: number;
  /** What is returned, or raised; `null` for a line. */
  readonly words: string | null;
}

/** What a program did from its start, as far as it was recorded. */
export interface Recording {
  readonly steps: readonly RecordedStep[];
  readonly output: string;
  /** It did more than is recorded. */
  readonly cut: boolean;
  readonly end: { readonly kind: 'exited' | 'fault' | 'refused'; readonly words: string };
}

/** The frame of variables that belong to no function. */
export const EVERYWHERE = '<globals>';
