import type { MemoryLeak, RelatedPlace, SourcePlace } from '../../../machines/contracts/compiler';

/** Places of so many blocks are noted; a program that asks for more is slowed down otherwise. */
const NOTED = 10_000;
/** Calls between a library's allocation and the line of the program that led to it. */
const FRAMES = 32;
/** Places of leaks that are told. */
const PLACES = 5;

/** What the memory checks tell of blocks while a program runs: the functions that `runtime/memory/memory.h` imports. */
export interface MemoryNotes {
  readonly imports: {
    note(id: number, freed: number): void;
    related(id: number, freed: number): void;
    leaked(id: number, size: number): void;
    leaks(blocks: number, bytes: number): void;
  };
  /** Where the block of the last report came from and went. */
  relatedPlaces(): RelatedPlace[];
  leak(): MemoryLeak | undefined;
}

/**
 * @param placeOf where the program was when an error was made
 * @param framesKept the depth of stacks outside of these notes
 */
export function memoryNotes(placeOf: (error: Error) => SourcePlace | null, framesKept: number): MemoryNotes {
  const allocated = new Map<number, Error>();
  const freed = new Map<number, Error>();
  const related: { readonly id: number; readonly what: RelatedPlace['what'] }[] = [];
  const lost: { readonly id: number; readonly size: number }[] = [];
  let whole: { readonly blocks: number; readonly bytes: number } | null = null;
  let notes = 0;
  const placeIn = (errors: Map<number, Error>, id: number) => {
    const error = errors.get(id);
    return error === undefined ? null : placeOf(error);
  };

  return {
    imports: {
      note(id, wasFreed) {
        if (notes >= NOTED) return;
        notes += 1;
        const limited = 'stackTraceLimit' in Error;
        if (limited) Error.stackTraceLimit = FRAMES;
        // Its text, which takes long to make, is made only if it is asked for.
        (wasFreed === 0 ? allocated : freed).set(id, new Error());
        if (limited) Error.stackTraceLimit = framesKept;
      },
      related: (id, wasFreed) => void related.push({ id, what: wasFreed === 0 ? 'allocated' : 'freed' }),
      leaked: (id, size) => void lost.push({ id, size }),
      leaks(blocks, bytes) {
        whole = { blocks, bytes };
      },
    },

    relatedPlaces: () =>
      related.flatMap(({ id, what }) => {
        const place = placeIn(what === 'allocated' ? allocated : freed, id);
        return place === null ? [] : [{ what, place }];
      }),

    leak() {
      if (whole === null) return undefined;
      const byLine = new Map<string, { place: SourcePlace; blocks: number; bytes: number }>();
      for (const { id, size } of lost) {
        const place = placeIn(allocated, id);
        if (place === null) continue;
        const line = `${place.file ?? ''}:${place.line}`;
        const { blocks, bytes } = byLine.get(line) ?? { blocks: 0, bytes: 0 };
        byLine.set(line, { place, blocks: blocks + 1, bytes: bytes + size });
      }
      const places = [...byLine.values()].sort((a, b) => b.blocks - a.blocks || a.place.line - b.place.line);
      return { ...whole, places: places.slice(0, PLACES) };
    },
  };
}
