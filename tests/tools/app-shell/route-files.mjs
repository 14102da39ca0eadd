// Which files of a build each screen is drawn with, read from the app's own tables.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

const SCREENS = ['src/app/screens.tsx', 'src/app/guide-screens.tsx'];
const FLOWS = 'src/app/flows';
/** What is behind every screen but the landing page. */
const FRAME = 'src/app/routed.tsx';

/** Of the landing page, which has no row: it is drawn without the frame. */
const FRONT = ['src/features/landing/landing-screen.tsx'];

/**
 * @param {string} root the repository's folder
 * @returns {{ path: string, modules: string[] }[]} for each screen its path, as `paths.ts` and the router write it, and the
 *   modules that it begins with, from the repository's root
 */
export function routeModules(root) {
  const paths = pathsOf(root);
  const flows = flowModules(root);
  const routes = [
    { path: paths.landing, modules: FRONT },
    { path: paths.signIn, modules: [FRAME, 'src/features/session/sign-in-screen.tsx'] },
  ];
  for (const file of SCREENS) {
    const { program, source } = parsed(root, file);
    const guides = [...(/GUIDES[^=]*= \[([^\]]*)\]/.exec(source)?.[1].matchAll(/'(\w+)'/g) ?? [])].map(([, id]) => id);
    for (const row of objectsWith(program, 'path')) {
      const written = memberOf(row, 'path');
      const begun = memberOf(row, 'flows')?.elements?.map(({ value }) => value) ?? [];
      const modules = [
        FRAME,
        ...importsIn(row, file, root),
        ...begun.flatMap((name) => flows.get(name) ?? missing(name)),
      ];
      for (const path of pathsWritten(source.slice(written.start, written.end), paths, guides))
        routes.push({ path, modules: [...new Set(modules)] });
    }
  }
  return routes;
}

/**
 * @param {string} root the repository's folder
 * @param {Record<string, import('rolldown').OutputChunk | import('rolldown').OutputAsset>} bundle
 * @returns {{ path: string, scripts: string[], styles: string[] }[]} for each screen the files of the build that it needs
 *   besides the entry's own
 */
export function routeFiles(root, bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const holding = new Map();
  for (const chunk of chunks) for (const id of chunk.moduleIds) holding.set(posix.relative(root, id), chunk);
  const entry = closureOf([chunks.find(({ isEntry }) => isEntry)], bundle);
  return routeModules(root).map(({ path, modules }) => {
    const needed = closureOf(
      modules.map((module) => holding.get(module) ?? missing(module)),
      bundle,
    ).filter((chunk) => !entry.includes(chunk));
    return {
      path,
      scripts: needed.map(({ fileName }) => fileName),
      styles: [...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
    };
  });
}

function closureOf(chunks, bundle) {
  const found = new Set();
  const add = (chunk) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(bundle[name]);
  };
  chunks.forEach(add);
  return [...found];
}

/** `paths.home`, a template such as `${paths.roadmap}/:track`, or `paths[id]`, which is one path for each guide. */
function pathsWritten(text, paths, guides) {
  if (/^paths\[\w+\]$/.test(text)) return guides.map((id) => paths[id]);
  const path = text.replace(/^`|`$/g, '').replace(/\$\{paths\.(\w+)\}|^paths\.(\w+)$/g, (_, a, b) => paths[a ?? b]);
  return path.startsWith('/') ? [path] : missing(text);
}

const pathsOf = (root) =>
  Object.fromEntries(
    [...readFileSync(join(root, 'src/app/paths.ts'), 'utf8').matchAll(/^ {2}(\w+): '([^']+)',$/gm)].map(
      ([, name, path]) => [name, path],
    ),
  );

/** Flow → the file that composes it, and the modules that it is composed of. */
function flowModules(root) {
  const flows = new Map();
  for (const name of readdirSync(join(root, FLOWS)).filter((name) => name.endsWith('-flows.ts'))) {
    const file = posix.join(FLOWS, name);
    for (const { declaration } of parsed(root, file).program.body)
      for (const { id, init } of declaration?.declarations ?? [])
        flows.set(id.name, [file, ...importsIn(init, file, root)]);
  }
  return flows;
}

function importsIn(node, file, root) {
  const found = [];
  visit(node, (inner) => {
    if (inner.type === 'ImportExpression' && inner.source.value?.startsWith('.'))
      found.push(fileOf(posix.join(posix.dirname(file), inner.source.value), root));
  });
  return found;
}

function fileOf(path, root) {
  for (const ending of ['.ts', '.tsx'])
    try {
      readFileSync(join(root, path + ending));
      return path + ending;
    } catch {}
  return missing(path);
}

function objectsWith(program, key) {
  const found = [];
  visit(program, (node) => {
    if (node.type === 'ObjectExpression' && memberOf(node, key) && memberOf(node, 'Component')) found.push(node);
  });
  return found;
}

const memberOf = (object, name) => object.properties.find(({ key }) => key?.name === name)?.value;

function parsed(root, file) {
  const source = readFileSync(join(root, file), 'utf8');
  return { source, program: parseSync(file, source).program };
}

function visit(node, see) {
  if (Array.isArray(node)) for (const item of node) visit(item, see);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') see(node);
    for (const value of Object.values(node)) visit(value, see);
  }
}

function missing(what) {
  throw new Error(`The preloads of a screen name ${what}, and it is not in the build.`);
}
