import type { EngineOptions } from './exchanged';

/** What the page asks the worker: a method of the engine, or to open it. */
export interface EngineCall {
  readonly id: number;
  readonly method: string;
  readonly input: readonly unknown[];
}

export type EngineReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };

export const OPEN = 'open';
export type OpenInput = readonly [EngineOptions];
