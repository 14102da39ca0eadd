/** What was made of a thing once is there as long as the thing is. */
export function keptBy<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly made: V }>();
  return (key) => {
    const entry = known.get(key) ?? { made: make(key) };
    known.set(key, entry);
    return entry.made;
  };
}
