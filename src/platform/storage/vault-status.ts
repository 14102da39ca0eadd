/** How the store of this page is. */
export interface VaultStatus {
  /** `newer`: a newer app's store is left untouched, this one works beside it. `memory`: nothing outlives the page. */
  readonly kind: 'ready' | 'newer' | 'memory';
  /** Why there is only memory: the browser has no database, refused it, did not answer, or could not read it. */
  readonly reason: 'missing' | 'refused' | 'no-answer' | 'unreadable' | null;
  /** Whether the browser promised to keep the data; `null` where it does not say. */
  readonly persisted: boolean | null;
  /** Damaged documents and snapshots kept aside. */
  readonly quarantined: number;
  /** Losing values kept aside. */
  readonly conflicts: number;
}
