import type { ComponentType } from 'react';
import type { LazyPart } from '../ui/lazy-part';
import type { Machines } from './machines';

/** A row of the tables of screens. */
export interface Screen {
  readonly path: string;
  readonly Component: ComponentType & Pick<LazyPart<object>, 'preload'>;
  /** The flows that it begins with: fetched together with it. */
  readonly flows?: readonly (keyof Machines)[];
}
