import { isPlain } from './merge';

/** The steps of a field as conflicts name it: `experiences[ab].role`; none for the whole document. */
function stepsOf(field: string): { readonly name: string; readonly isItem: boolean }[] {
  return [...field.matchAll(/\[([^\]]*)\]|([^.[\]]+)/g)].map(([, item, name]) =>
    item === undefined ? { name: name ?? '', isItem: false } : { name: item, isItem: true },
  );
}

/** The value of a document at a field; `undefined`: it has none. */
export function fieldAt(document: unknown, field: string): unknown {
  let at = document;
  for (const { name, isItem } of stepsOf(field)) {
    if (isItem) at = Array.isArray(at) ? at.find((item) => isPlain(item) && String(item.id) === name) : undefined;
    else at = isPlain(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return at;
}

/** The document with another value at a field; `undefined` takes it away. What is around it and is not there stays away. */
export function withField(document: unknown, field: string, value: unknown): unknown {
  const [step, ...rest] = stepsOf(field);
  if (!step) return value;
  const deeper = (inner: unknown) => (rest.length === 0 ? value : withField(inner, pathOf(rest), value));
  if (step.isItem) {
    if (!Array.isArray(document)) return document;
    const isOne = (item: unknown) => isPlain(item) && String(item.id) === step.name;
    const changed = document.flatMap((item) => (isOne(item) ? (deeper(item) ?? []) : [item]));
    return document.some(isOne) || rest.length > 0 || value === undefined ? changed : [...changed, value];
  }
  if (!isPlain(document)) return document;
  const { [step.name]: was, ...others } = document;
  const next = deeper(was);
  if (next === undefined) return others;
  // In its place, so that the order of fields does not change.
  return Object.hasOwn(document, step.name)
    ? Object.fromEntries(Object.entries(document).map(([name, old]) => [name, name === step.name ? next : old]))
    : { ...others, [step.name]: next };
}

const pathOf = (steps: readonly { readonly name: string; readonly isItem: boolean }[]) =>
  steps.reduce((path, { name, isItem }) => (isItem ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`), '');
