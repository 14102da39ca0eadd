import { ContentError } from '../source.ts';

/** Gathers what is wrong with several files, so that one build names all of it. */
export class Faults {
  readonly #found: string[] = [];

  /** @param path from the repository's root */
  add(path: string, line: number, message: string): void {
    this.#found.push(`${path}:${line}: ${message}`);
  }

  /** What `read` gives, or `null` where it finds its file faulty. */
  from<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.#found.push(...error.faults);
      return null;
    }
  }

  /** @throws ContentError when anything was found */
  throwAny(): void {
    if (this.#found.length > 0) throw new ContentError(this.#found);
  }
}
