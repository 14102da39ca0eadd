import type { Diagnostic } from '../../../../machines/contracts/compiler';
import type { Stripped } from './service';

/** From the page to the types worker: where the compiler is first, then programs. */
export type TypesRequest =
  | { readonly kind: 'adopt'; readonly url: string }
  | { readonly kind: 'strip'; readonly id: number; readonly source: string }
  | { readonly kind: 'check'; readonly id: number; readonly source: string };

/** From the types worker to the page. */
export type TypesReply =
  | { readonly kind: 'stripped'; readonly id: number; readonly stripped: Stripped }
  | { readonly kind: 'checked'; readonly id: number; readonly diagnostics: readonly Diagnostic[] }
  /** The compiler itself failed, or could not be loaded. */
  | { readonly kind: 'failed'; readonly id: number };
