// What each module really needs. A library's index imports every file of the library, and whoever imports one name from it
// would seem to need them all: here such an import leads to the file that has the name.
import { parseSync } from 'vite';

/**
 * @param {import('rolldown').PluginContext} context of a `buildEnd`
 * @returns {Promise<Map<string, string[]>>} module → the modules it statically needs
 */
export async function moduleGraph(context) {
  const infos = new Map([...context.getModuleIds()].map((id) => [id, context.getModuleInfo(id)]));
  const parsed = new Map();
  const read = (id) => {
    if (!parsed.has(id)) parsed.set(id, readModule(infos.get(id)?.code ?? ''));
    return parsed.get(id);
  };
  const resolved = new Map();
  async function targetOf(specifier, importer) {
    const key = `${importer}\0${specifier}`;
    if (!resolved.has(key)) resolved.set(key, (await context.resolve(specifier, importer))?.id ?? null);
    return resolved.get(key);
  }
  const isIndex = (id) =>
    id.includes('/node_modules/') && !infos.get(id)?.moduleSideEffects && infos.has(id) && read(id).onlyPasses;

  /** The files that have a name of an index; `null` for whatever it is that cannot be told. */
  async function having(index, name, seen = new Set()) {
    if (name === null || seen.has(index)) return null;
    seen.add(index);
    const { passed, stars } = read(index);
    const own = passed.get(name);
    if (own) {
      const target = await targetOf(own.from, index);
      if (target === null) return [];
      return isIndex(target) && own.name !== null ? ((await having(target, own.name, seen)) ?? [target]) : [target];
    }
    for (const from of stars) {
      const target = await targetOf(from, index);
      if (target === null) continue;
      if (read(target).names.has(name)) return [target];
      if (isIndex(target)) {
        const found = await having(target, name, seen);
        if (found) return found;
      }
    }
    return null;
  }

  const graph = new Map();
  for (const [id, info] of infos) {
    const needs = new Set();
    const indices = new Set((info.importedIds ?? []).filter(isIndex));
    for (const target of info.importedIds ?? []) if (!indices.has(target)) needs.add(target);
    if (indices.size > 0)
      for (const { from, names } of read(id).imports) {
        const target = await targetOf(from, id);
        if (!indices.has(target)) continue;
        for (const name of names) for (const file of (await having(target, name)) ?? [target]) needs.add(file);
      }
    graph.set(id, [...needs]);
  }
  return graph;
}

/** What a module imports and passes on, as far as it can be read; virtual modules have nothing to read. */
function readModule(code) {
  const found = { imports: [], passed: new Map(), stars: [], names: new Set(), onlyPasses: false };
  let result;
  try {
    result = parseSync('module.js', code);
  } catch {
    return found;
  }
  if (result.errors.length > 0) return found;
  const { module, program } = result;
  const locals = new Map();
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = moduleRequest.value;
    const names = entries.map(({ importName }) => nameOf(importName));
    found.imports.push({ from, names });
    for (const [at, { localName }] of entries.entries()) locals.set(localName.value, { from, name: names[at] });
  }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, localName } of entries) {
      const name = exportName.kind === 'Default' ? 'default' : exportName.name;
      if (name) found.names.add(name);
      if (moduleRequest) {
        const passes = nameOf(importName);
        found.imports.push({ from: moduleRequest.value, names: [passes] });
        if (name) found.passed.set(name, { from: moduleRequest.value, name: passes });
        else found.stars.push(moduleRequest.value);
      } else if (name && locals.has(localName.name)) found.passed.set(name, locals.get(localName.name));
    }
  found.onlyPasses = program.body.every(
    ({ type, declaration, directive }) =>
      directive !== undefined ||
      type === 'ImportDeclaration' ||
      type === 'ExportAllDeclaration' ||
      (type === 'ExportNamedDeclaration' && !declaration),
  );
  return found;
}

/** `null` for a whole namespace. */
const nameOf = ({ kind, name }) => (kind === 'Default' ? 'default' : kind === 'Name' ? name : null);
