import type { RuntimeFault } from '../../../machines/contracts/compiler';
import type { ProgramEnd } from '../compiler/program';
import type { ReadSource, RunnableProgram } from './engine-messages';

/** What a program of an engine reads and writes, and how much. */
export interface ScriptSurroundings {
  /** Its whole input, or `null` when it is typed while it runs. */
  readonly input: string | null;
  /** What was typed since the last call, or what is typed next; an empty text at the end. */
  typed(): Promise<string>;
  write(stream: 'stdout' | 'stderr', text: string): void;
  /** Called once, when the source was read, before anything runs. */
  read(result: ReadSource): void;
  /** Called before it sleeps. */
  paused(): void;
  /** The most memory it may take, in bytes. */
  readonly memoryBytes: number;
}

/** An engine that is ready in its worker. */
export interface ScriptRuntime {
  /**
   * Runs a program to its end.
   * @returns `null` when its source could not be read, which `read` has said
   * @throws what is not the program's fault
   */
  run(program: RunnableProgram, surroundings: ScriptSurroundings): Promise<ProgramEnd | null>;
}

/** Thrown by `write` when a program has written as much as it may. Engines let it pass. */
export class OutputFull extends Error {}

export const faultEnd = (fault: RuntimeFault): ProgramEnd => ({ kind: 'fault', fault });
