// A slice of the store is read by its own feature's slice, collections and selectors; everyone else asks the selectors.
import { parseSync } from 'vite';

/** Hooks and makers whose inline functions take the store's state. */
const SELECTING = new Set(['useAppSelector', 'useAppData', 'createSelector']);

const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const isOwners = (file) => /^src\/features\/[^/]+\/(?:selectors|collections|[\w-]+-slice|slice)\.ts$/.test(file);

/** Every node below one, itself included. */
function* nodesIn(node) {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) yield* nodesIn(one);
    return;
  }
  if (typeof node.type === 'string') yield node;
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') yield* nodesIn(value);
}

const parsed = (file, source) => parseSync(file, source).program;

/** Slice → the feature that owns it, from each `createSlice({ name: … })`. */
export function slicesOf(files) {
  const owners = new Map();
  for (const [file, source] of files) {
    const feature = featureOf(file);
    if (!feature || !source.includes('createSlice(')) continue;
    for (const node of nodesIn(parsed(file, source))) {
      if (node.type !== 'CallExpression' || node.callee.name !== 'createSlice') continue;
      const name = node.arguments[0]?.properties?.find(({ key }) => key?.name === 'name');
      if (typeof name?.value.value === 'string') owners.set(name.value.value, feature);
    }
  }
  return owners;
}

const isFunction = ({ type }) => /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);
const paramOf = ({ params }) => (Array.isArray(params) ? params : (params?.items ?? []))[0];
const annotation = (param) => param?.typeAnnotation?.typeAnnotation?.typeName?.name;
const isGetState = (node) => node?.type === 'CallExpression' && node.callee.property?.name === 'getState';
const keysOf = (pattern) => pattern.properties.map(({ key }) => key?.name);

/** The names of slices that a file reads off the store's state. */
function readsIn(program) {
  const reads = [];
  const names = new Set(['state']);
  const patterns = [];
  const takes = (param) => {
    if (param?.type === 'Identifier') names.add(param.name);
    if (param?.type === 'ObjectPattern') patterns.push(param);
  };
  for (const node of nodesIn(program)) {
    if (isFunction(node) && annotation(paramOf(node)) === 'RootState') takes(paramOf(node));
    if (node.type === 'CallExpression' && SELECTING.has(node.callee.name))
      for (const inline of node.arguments.flatMap((one) => (one.type === 'ArrayExpression' ? one.elements : [one])))
        if (inline && isFunction(inline)) takes(paramOf(inline));
    if (node.type === 'VariableDeclarator' && isGetState(node.init)) takes(node.id);
  }
  const isState = (node) => isGetState(node) || (node?.type === 'Identifier' && names.has(node.name));
  for (const node of nodesIn(program)) {
    if (/MemberExpression$/.test(node.type) && !node.computed && isState(node.object)) reads.push(node.property.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && isState(node.init))
      reads.push(...keysOf(node.id));
  }
  return [...reads, ...patterns.flatMap(keysOf)];
}

/**
 * @param {Map<string, string>} files path → source
 * @returns {string[]} one sentence for each slice that is read by who does not own it
 */
export function checkRawState(files) {
  const owners = slicesOf(files);
  const faults = [];
  for (const [file, source] of files) {
    if (!/^src\/(?:app|features|ai)\//.test(file) || /-slice\.ts$/.test(file)) continue;
    const read = new Set(readsIn(parsed(file, source)).filter((name) => owners.has(name)));
    for (const slice of read) {
      const owner = owners.get(slice);
      if (owner === featureOf(file) && isOwners(file)) continue;
      faults.push(`${file}: reads state.${slice}; ask src/features/${owner}/selectors.ts`);
    }
  }
  return faults;
}
