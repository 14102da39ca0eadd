import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Suggestion } from '../../domain/resume-document/suggestions';

/** A suggestion as it is offered at the field that it is about. */
export interface FieldOffer {
  readonly suggestion: Suggestion;
  /** Null where there is nothing to put in: advice. */
  readonly accept: (() => void) | null;
  readonly refuse: () => void;
}

/** Where the panel leaves its suggestions for the fields, so that a field is drawn again only when its own change. */
export interface Offers {
  readonly at: (place: string) => readonly FieldOffer[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Takes the place of what the same source left before; where that was of the same suggestions, nothing changes. */
  readonly leave: (source: string, offers: readonly (readonly [place: string, offer: FieldOffer])[]) => void;
}

const idsOf = (offers: readonly (readonly [string, FieldOffer])[]) =>
  JSON.stringify(offers.map(([, { suggestion }]) => suggestion.id));

const NONE: readonly FieldOffer[] = [];

/** The place of a field of an entry, or of a field of the resume itself. */
export const offerPlace = (entryId: string | null, field: string): string => `${entryId ?? ''} ${field}`;

export function makeOffers(): Offers {
  const sources = new Map<string, readonly (readonly [string, FieldOffer])[]>();
  const listeners = new Set<() => void>();
  let byPlace: ReadonlyMap<string, readonly FieldOffer[]> = new Map();
  return {
    at: (place) => byPlace.get(place) ?? NONE,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    leave: (source, offers) => {
      if (idsOf(offers) === idsOf(sources.get(source) ?? [])) return;
      if (offers.length === 0) sources.delete(source);
      else sources.set(source, offers);
      const next = new Map<string, FieldOffer[]>();
      for (const [place, offer] of [...sources.values()].flat()) next.set(place, [...(next.get(place) ?? []), offer]);
      byPlace = next;
      for (const changed of listeners) changed();
    },
  };
}

export const OffersContext = createContext<Offers>(makeOffers());

/** What is offered at one field now. */
export function useFieldOffers(entryId: string | null, field: string): readonly FieldOffer[] {
  const { at, subscribe } = use(OffersContext);
  const place = offerPlace(entryId, field);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => at(place), [at, place]),
  );
}
