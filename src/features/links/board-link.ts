import type { CatalogueLink } from '../../domain/catalogue/types';

/** A link with the id by which it is saved. */
export type BoardLink = CatalogueLink & { readonly id: string; readonly handle?: string };
