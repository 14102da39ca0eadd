/** `My resume`, or `My resume 2` when there is one. */
export function freeTitle(title: string, others: readonly { readonly title: string }[]): string {
  const taken = new Set(others.map((item) => item.title));
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? title : `${title} ${n}`;
    if (!taken.has(free)) return free;
  }
}
