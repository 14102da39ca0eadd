import type { RunLimits } from '../../../machines/contracts/compiler';
import type { Recording } from '../../domain/steps/types';
import type { BuiltProgram } from '../compiler/program';

/** What a recorded program gets. */
export interface Given {
  readonly input: string;
  readonly args: readonly string[];
}

/** From the page to the worker: one program in its life. */
export interface StepsRequest {
  /** Built with `recorded` and memory checks. */
  readonly program: BuiltProgram;
  readonly given: Given;
  readonly limits: RunLimits;
}

/** From the worker to the page, once. */
export type StepsReply = { readonly kind: 'recorded'; readonly recording: Recording } | { readonly kind: 'failed' };
