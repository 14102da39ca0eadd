/** `1 hour`, `2.5 hours`, `1,000 hours`. Written by hand: the first use of the browser's own formatter costs 20 ms and more. */
export function counted(count: number, unit: string): string {
  const [whole = '', part] = String(count).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${digits}${part ? `.${part}` : ''} ${unit}${count === 1 ? '' : 's'}`;
}

/** `A, B and C`; beyond `most` the rest is counted. */
export function listed(names: readonly string[], most = Number.POSITIVE_INFINITY): string {
  const shownNames = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names;
  return shownNames.length <= 1
    ? (shownNames[0] ?? '')
    : `${shownNames.slice(0, -1).join(', ')} and ${shownNames.at(-1)}`;
}
