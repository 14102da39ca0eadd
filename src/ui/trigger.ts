import type { ComponentPropsWithRef, ReactElement } from 'react';

/**
 * The button that opens something: it is given a ref, what it tells assistive technology, and what a press does, so it may
 * have none of these of its own.
 */
export type Trigger = ReactElement<ComponentPropsWithRef<'button'> & { readonly 'data-state'?: 'open' | 'closed' }>;
