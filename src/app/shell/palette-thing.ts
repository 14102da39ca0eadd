import type { UnknownAction } from '@reduxjs/toolkit';
import type { LucideIcon } from 'lucide-react';
import type { Findable } from '../../domain/find/finder';
import { KINDS, type KindId, placeOf } from './palette-kinds';

/** What choosing a thing does: it leads somewhere, or changes something here and says so. */
export type Deed =
  | { readonly to: string; readonly state?: Readonly<Record<string, unknown>> }
  /** A function makes the action at the moment it is chosen. */
  | { readonly action: UnknownAction | (() => UnknownAction); readonly said: string };

/** One thing that the palette finds. */
export interface Thing extends Findable {
  /** What it is: `Topic · Backend`. */
  readonly detail: string;
  readonly icon: LucideIcon;
  readonly deed: Deed;
}

/** What the kind does not say by itself. */
interface Told {
  readonly id: string;
  readonly name: string;
  readonly deed: Deed;
  /** What tells it from others of its kind; shown, and not searched. */
  readonly about?: string;
  readonly words?: readonly string[];
  readonly at?: string;
  readonly icon?: LucideIcon;
}

/** A thing of a kind. It is found by the kind's name, too. */
export function thing(kindId: KindId, { id, name, deed, about = '', words = [], at = '', icon }: Told): Thing {
  const place = placeOf(kindId);
  const kind = KINDS[place];
  const one = kind?.one ?? '';
  return {
    key: `${kindId}:${id}`,
    name,
    words: [...words, one],
    kind: place,
    at,
    detail: about === '' ? one : `${one} · ${about}`,
    icon: icon ?? KINDS[Math.max(0, place)]?.icon ?? KINDS[0].icon,
    deed,
  };
}
