import * as z from 'zod/mini';

// The shape of what is stored, read off its schemas as one line for each place in a document, so that a change of a
// schema shows as lines added, removed or changed.

/** Place in the document → what is valid there: `tasks: { "each.due": "string | null" }`. */
export type Shape = Readonly<Record<string, string>>;

type Node = z.core.JSONSchema.BaseSchema & { refined?: readonly string[] };
type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/** What must be true of a place for a set of documents to show all of it. */
type Sight = 'there' | 'missing' | 'null' | 'filled' | 'taken';

function nodeOf(schema: z.ZodMiniType): Node {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const refined = (zodSchema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
        def.check === 'custom' ? [messageOf(def)] : [],
      );
      if (refined.length > 0) Object.assign(jsonSchema, { refined });
    },
  });
}

/** A refinement is a function: its message is what can be told of it. */
function messageOf(def: z.core.$ZodCheckDef): string {
  const said = def.error?.({ code: 'custom', input: undefined, path: [] } as never);
  return typeof said === 'string' ? said : (said?.message ?? 'refined');
}

/** The shape of a collection's documents. */
export function shapeOf(schemas: Schemas): Shape {
  const lines: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas))
    walk(nodeOf(schema), name, (place, node, nullable) => {
      lines[place] = [describe(node), ...(nullable ? ['null'] : [])].join(' | ');
    });
  return lines;
}

type Visit = (place: string, node: Node, nullable: boolean) => void;

function walk(whole: Node, place: string, visit: Visit): void {
  const { node, nullable } = withoutNull(whole);
  visit(place, node, nullable);
  for (const [key, child] of Object.entries(node.properties ?? {}))
    walk(child as Node, `${place}.${key}${node.required?.includes(key) ? '' : '?'}`, visit);
  if (isNode(node.items)) walk(node.items, `${place}[]`, visit);
  if (isNode(node.additionalProperties)) walk(node.additionalProperties, `${place}{}`, visit);
  for (const [tag, branch] of branchesOf(node)) walk(branch, `${place}<${tag}>`, visit);
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);

function withoutNull(node: Node): { node: Node; nullable: boolean } {
  if (Array.isArray(node.type)) {
    const [type = 'null'] = node.type.filter((one) => one !== 'null');
    return { node: { ...node, type }, nullable: true };
  }
  const [first, second] = node.anyOf ?? [];
  return node.anyOf?.length === 2 && isNode(first) && isNode(second) && second.type === 'null'
    ? { node: first, nullable: true }
    : { node, nullable: false };
}

/** The objects that a union chooses from, by their `kind`. */
function branchesOf(node: Node): readonly (readonly [string, Node])[] {
  return [...(node.oneOf ?? []), ...(node.anyOf ?? [])].flatMap((branch, index) =>
    isNode(branch) && branch.type === 'object' ? [[kindOf(branch) ?? String(index), branch] as const] : [],
  );
}
const kindOf = ({ properties }: Node): string | null => {
  const kind = properties?.kind;
  return isNode(kind) && typeof kind.const === 'string' ? kind.const : null;
};

const LIMITS = ['format', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'] as const;

function describe(node: Node): string {
  const choices = branchesOf(node).length > 0 ? [] : [...(node.oneOf ?? []), ...(node.anyOf ?? [])];
  const words = [
    node.const !== undefined ? JSON.stringify(node.const) : null,
    node.enum ? node.enum.map((choice) => JSON.stringify(choice)).join(' | ') : null,
    node.const === undefined && !node.enum ? (node.type ?? (choices.length > 0 ? null : 'one of')) : null,
    ...(choices.length > 0 ? [choices.map((choice) => describe(choice as Node)).join(' | ')] : []),
    ...LIMITS.flatMap((limit) => limitOf(node, limit)),
    isNode(node.propertyNames) ? `keys: ${describe(node.propertyNames as Node)}` : null,
    ...(node.refined ?? []).map((message) => `“${message}”`),
  ];
  return words.filter((word) => word !== null).join(', ');
}

function limitOf(node: Node, limit: (typeof LIMITS)[number]): string[] {
  const value = node[limit];
  if (value === undefined || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) return [];
  // A format's own pattern is the library's, and changes with it.
  if (limit === 'pattern' && node.format !== undefined) return [];
  return [`${limit} ${String(value)}`];
}

/** How two shapes differ, a line for each place; nothing when they do not. */
export function differences(recorded: Shape, live: Shape): readonly string[] {
  return [...new Set([...Object.keys(recorded), ...Object.keys(live)])].flatMap((place) => {
    const [before, now] = [recorded[place], live[place]];
    if (before === now) return [];
    if (before === undefined) return [`+ ${place}: ${now}`];
    return now === undefined ? [`- ${place}: ${before}`] : [`  ${place}: ${before} → ${now}`];
  });
}

/**
 * What a set of documents does not show of their schemas: an optional field that is there, and one that is missing; `null`
 * and a value; an item of each list; each kind of a union.
 */
export function notShown(
  schemas: Schemas,
  documents: readonly { readonly id: string; readonly value: unknown }[],
): readonly string[] {
  const wanted = new Set<string>();
  const seen = new Set<string>();
  const note = (sight: Sight, place: string) => seen.add(`${place} ${WORDS[sight]}`);
  for (const [name, schema] of Object.entries(schemas)) {
    const root = nodeOf(schema);
    walk(root, name, (place, node, nullable) => {
      const want = (...sights: Sight[]) => {
        for (const sight of sights) wanted.add(`${place} ${WORDS[sight]}`);
      };
      if (place.endsWith('?')) want('there', 'missing');
      if (nullable) want('null', 'there');
      if (node.items || node.additionalProperties) want('filled');
      if (place.endsWith('>')) want('taken');
    });
    for (const { id, value } of documents) if (name === 'each' || id === name) look(root, value, name, note);
  }
  return [...wanted].filter((sight) => !seen.has(sight));
}

const WORDS: Record<Sight, string> = {
  there: 'with a value',
  missing: 'left out',
  null: 'null',
  filled: 'with an item',
  taken: 'in one document',
};

function look(whole: Node, value: unknown, place: string, note: (sight: Sight, place: string) => void): void {
  const { node } = withoutNull(whole);
  if (value === null) {
    note('null', place);
    return;
  }
  note('there', place);
  if (Array.isArray(value)) {
    if (value.length > 0) note('filled', place);
    if (isNode(node.items)) for (const item of value) look(node.items, item, `${place}[]`, note);
    return;
  }
  if (typeof value !== 'object') return;
  const fields = value as Readonly<Record<string, unknown>>;
  for (const [tag, branch] of branchesOf(node)) {
    if (kindOf(branch) !== null && fields.kind !== tag) continue;
    note('taken', `${place}<${tag}>`);
    look(branch, value, `${place}<${tag}>`, note);
  }
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    const at = `${place}.${key}${node.required?.includes(key) ? '' : '?'}`;
    if (Object.hasOwn(fields, key)) look(child as Node, fields[key], at, note);
    else note('missing', at);
  }
  if (isNode(node.additionalProperties))
    for (const item of Object.values(fields)) {
      note('filled', place);
      look(node.additionalProperties, item, `${place}{}`, note);
    }
}
