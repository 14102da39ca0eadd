/**
 * A document as values by path. `/notes`, `/experiences/#ab/role`: fields by name, items of a list by their `id`. A list
 * has its order under `@order`, kept apart so that two devices can change two items without touching it.
 */
export type Leaves = Map<string, unknown>;
export type Plain = Record<string, unknown>;

export const ORDER = '/@order';
export const isOrder = (path: string): boolean => path.endsWith(ORDER);

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are the same. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a).filter((key) => a[key] !== undefined);
  return (
    keys.length === Object.keys(b).filter((key) => b[key] !== undefined).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}

type Item = Plain & { readonly id: string };

/** A list whose items have distinct ids; an empty one counts, since it may become one. */
const isList = (value: unknown): value is Item[] =>
  Array.isArray(value) &&
  value.every((item) => isPlain(item) && typeof item.id === 'string') &&
  new Set(value.map((item) => item.id)).size === value.length;

/** Names that would read as a path's own signs are written in other letters. */
const escaped = (name: string) =>
  name.replaceAll('~', '~0').replaceAll('/', '~1').replace(/^#/, '~2').replace(/^@/, '~3');
const unescaped = (name: string) =>
  name.replaceAll('~3', '@').replaceAll('~2', '#').replaceAll('~1', '/').replaceAll('~0', '~');

export const itemPath = (list: string, id: string): string => `${list}/#${escaped(id)}`;

/** The leaves of a value that stands at `path`. */
export function flatten(value: unknown, path = '', into: Leaves = new Map()): Leaves {
  if (isList(value)) {
    into.set(
      `${path}${ORDER}`,
      value.map(({ id }) => id),
    );
    for (const item of value) flatten(item, itemPath(path, item.id), into);
  } else if (isPlain(value) && Object.keys(value).length > 0) {
    for (const [name, field] of Object.entries(value))
      if (field !== undefined) flatten(field, `${path}/${escaped(name)}`, into);
  } else into.set(path, value);
  return into;
}

/**
 * The value that the leaves make. Items that no order names follow behind the others, by id: every device puts them in
 * the same place. An item that the order names and of which nothing is left is left out.
 */
export function unflatten(leaves: Leaves): unknown {
  if (leaves.size === 1 && leaves.has('')) return leaves.get('');
  const root = new Branch();
  for (const [path, value] of leaves) {
    const parts = path.slice(1).split('/');
    const last = parts.pop() ?? '';
    let at = root;
    for (const part of parts) {
      const next = at.fields.get(part);
      if (next instanceof Branch) at = next;
      else {
        const made = new Branch();
        at.fields.set(part, made);
        at = made;
      }
    }
    if (!(at.fields.get(last) instanceof Branch)) at.fields.set(last, value);
  }
  return built(root);
}

class Branch {
  readonly fields = new Map<string, unknown>();
}

function built(node: unknown): unknown {
  if (!(node instanceof Branch)) return node;
  const names = [...node.fields.keys()];
  const isItem = (name: string) => name.startsWith('#');
  if (!node.fields.has('@order') && !names.some(isItem))
    return Object.fromEntries([...node.fields].map(([name, field]) => [unescaped(name), built(field)]));
  const there = new Map(names.filter(isItem).map((name) => [unescaped(name.slice(1)), node.fields.get(name)]));
  const written = node.fields.get('@order');
  const order = Array.isArray(written) ? (written as string[]) : [];
  const rest = [...there.keys()].filter((id) => !order.includes(id)).sort();
  return [...new Set([...order, ...rest])].filter((id) => there.has(id)).map((id) => built(there.get(id)));
}

/** The items around a path, the outermost first: `/a/#1/b/#2/c` is in `/a/#1` and `/a/#1/b/#2`. */
export function itemsAround(path: string): string[] {
  const items: string[] = [];
  for (let at = path.indexOf('/#'); at >= 0; at = path.indexOf('/#', at + 1)) {
    const end = path.indexOf('/', at + 1);
    items.push(end < 0 ? path : path.slice(0, end));
  }
  return items;
}

/** Whether a path lies below another, or is it. */
export const isWithin = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`);

/** A path as the vault writes it in its notes: `experiences[ab].role`; empty for the whole document. */
export function fieldOf(path: string): string {
  return path
    .slice(1)
    .split('/')
    .filter((part) => !part.startsWith('@'))
    .reduce((made, part) => {
      if (part.startsWith('#')) return `${made}[${unescaped(part.slice(1))}]`;
      return made === '' ? unescaped(part) : `${made}.${unescaped(part)}`;
    }, '');
}
