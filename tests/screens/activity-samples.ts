import type { RootState } from '../../src/app/store';
import { localDay } from '../../src/domain/activity/figures';
import type { Activity, ActivityKind } from '../../src/domain/activity/types';

/** An entry of the ledger, this many days ago. */
export function did(kind: ActivityKind, source: string, daysAgo = 0, more: Partial<Activity> = {}): Activity {
  const date = new Date();
  date.setDate(date.getDate() - daysAgo);
  const at = date.toISOString();
  return { id: `${kind}:${source}`, kind, at, day: localDay(at), label: source, amount: null, ...more };
}

/** The ledger as the store holds it: the newest first. */
export function ledger(...activities: Activity[]): RootState['activity'] {
  const sorted = [...activities].sort((a, b) => b.at.localeCompare(a.at));
  return { ids: sorted.map(({ id }) => id), entities: Object.fromEntries(sorted.map((one) => [one.id, one])) };
}
