/** For `sort`: the newest first, and what is of one time by its id. @param when an ISO date-time in UTC */
export const newestFirst =
  <T extends { readonly id: string }>(when: (one: T) => string) =>
  (a: T, b: T): number =>
    ascending(when(b), when(a)) || ascending(a.id, b.id);

/** For `sort`: the oldest first, and what is of one time by its id. @param when an ISO date-time in UTC */
export const oldestFirst =
  <T extends { readonly id: string }>(when: (one: T) => string) =>
  (a: T, b: T): number =>
    ascending(when(a), when(b)) || ascending(a.id, b.id);

const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
