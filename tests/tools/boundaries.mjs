// The import rules of docs/architecture.md as data, and a check that reads every import of the tree.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';

const BROWSER_LIBRARIES = [
  'pdfjs-dist',
  'pdfkit',
  'docx',
  'bidi-js',
  'fflate',
  'mammoth',
  'idb',
  '@bjorn3/browser_wasi_shim',
  'pyodide',
  'yjs',
  '@noble/hashes',
  '@scure/bip39',
  'aws4fetch',
  // Bundled into a file of its own: typescript-bundle.mjs.
  'ts-blank-space',
  'typescript-js',
  '@wasm-fmt/clang-format',
  'virtual:typescript-libraries',
];
/** Which characters the files of a font have. */
const FONT_TABLES = [
  '@fontsource/inter',
  '@fontsource/source-sans-3',
  '@fontsource/source-serif-4',
  '@fontsource/lato',
  '@fontsource/eb-garamond',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-hebrew',
  '@fontsource/noto-sans-sc',
  '@fontsource/noto-emoji',
];
/** No DOM, no clock, no chance in them: data in, data out. */
const PURE_LIBRARIES = ['bidi-js', 'minisearch', 'ical.js', 'date-fns', 'ts-fsrs', '@dagrejs/dagre'];
const UI_LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  'radix-ui',
  '@floating-ui/dom',
  'cmdk',
  'lucide-react',
  'clsx',
  'react-markdown',
  'remark-gfm',
  'highlight.js',
  'lowlight',
  'react-dnd',
  'react-dnd-html5-backend',
  'react-dnd-touch-backend',
  'react-big-calendar',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-cpp',
  '@codemirror/lang-javascript',
  '@codemirror/lang-python',
  '@codemirror/lang-sql',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  'date-fns',
  'd3-selection',
  'd3-zoom',
];

/** Zone → what it may import. `packages: true` allows any; `types` lists zones open to type-only imports. */
export const RULES = {
  machine: { zones: [], types: ['contracts', 'domain'], packages: ['xstate'] },
  contracts: { zones: [], types: ['contracts', 'domain'], packages: [] },
  registry: { zones: ['machine', 'contracts', 'registry'], types: ['contracts', 'domain'], packages: ['xstate'] },
  domain: { zones: ['domain'], types: [], packages: PURE_LIBRARIES },
  // Runs while the app is built, in Node; the app itself gets `content:…`, data without code.
  content: { zones: ['content', 'domain'], types: [], packages: ['yaml', 'zod', 'vite'], node: true },
  ui: { zones: ['ui'], types: [], packages: [...UI_LIBRARIES, ...FONT_TABLES] },
  platform: { zones: ['platform', 'domain'], types: ['contracts'], packages: ['xstate', ...BROWSER_LIBRARIES] },
  ai: {
    zones: ['ai', 'domain'],
    types: ['contracts'],
    packages: ['@reduxjs/toolkit', '@google/generative-ai', 'xstate', 'zod', 'react-redux'],
  },
  feature: {
    zones: ['own feature', 'selectors', 'ui', 'domain', 'ai', 'machine', 'app-public'],
    types: ['contracts', 'app'],
    content: true,
    packages: [
      ...UI_LIBRARIES,
      '@reduxjs/toolkit',
      'react-redux',
      'xstate',
      '@xstate/react',
      'zod',
      '@jsonresume/schema',
    ],
  },
  /** A feature's public door: what others may know of its state. */
  selectors: { zones: ['own feature', 'domain'], types: ['contracts', 'ai'], packages: ['@reduxjs/toolkit'] },
  'app-public': {
    zones: ['app-public', 'domain'],
    types: ['app', 'platform', 'machine', 'contracts'],
    packages: ['react', 'react-redux', 'xstate', '@xstate/react'],
  },
  app: {
    zones: [
      'app',
      'app-public',
      'feature',
      'selectors',
      'ai',
      'domain',
      'platform',
      'ui',
      'machine',
      'registry',
      'contracts',
    ],
    types: [],
    content: true,
    packages: true,
  },
  'service-worker': { zones: ['service-worker'], types: [], packages: [] },
  main: { zones: ['app', 'app-public', 'ui'], types: [], packages: true },
  tests: {
    zones: [
      'app',
      'app-public',
      'feature',
      'selectors',
      'ai',
      'domain',
      'platform',
      'ui',
      'machine',
      'registry',
      'contracts',
      'main',
      'service-worker',
      'tests',
      'content',
    ],
    types: [],
    content: true,
    packages: true,
  },
};

/** @param {string} file path from the repository's root, with forward slashes */
export function zoneOf(file) {
  if (/^machines\/[^/]+\.machine\.ts$/.test(file)) return 'machine';
  if (file.startsWith('machines/contracts/')) return 'contracts';
  if (file.startsWith('machines/')) return 'registry';
  if (file === 'src/main.tsx') return 'main';
  if (/^src\/app\/(hooks|hands-free|paths|collection|open-source)\.ts$/.test(file)) return 'app-public';
  if (/^src\/features\/[^/]+\/selectors\.ts$/.test(file)) return 'selectors';
  const match = /^src\/(app|domain|content|ui|platform|ai|features|service-worker)\//.exec(file);
  if (match) return match[1] === 'features' ? 'feature' : match[1];
  if (file.startsWith('tests/')) return 'tests';
  return null;
}

const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Every import of a source text: static, re-exported, dynamic, and `new URL('…', import.meta.url)`. */
export function importsOf(file, source) {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  for (const i of module.staticImports)
    found.push({
      specifier: i.moduleRequest.value,
      typeOnly: i.entries.length > 0 && i.entries.every((e) => e.isType),
    });
  for (const e of module.staticExports) {
    const from = e.entries.filter((x) => x.moduleRequest);
    if (from.length > 0) found.push({ specifier: from[0].moduleRequest.value, typeOnly: from.every((x) => x.isType) });
  }
  for (const d of module.dynamicImports) {
    const text = source.slice(d.moduleRequest.start, d.moduleRequest.end);
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text);
    if (literal) found.push({ specifier: literal[1], typeOnly: false });
  }
  if (file.startsWith('tests/')) return found; // its sources quote bad imports on purpose
  for (const m of source.matchAll(/new URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g))
    found.push({ specifier: m[1], typeOnly: false, worker: true });
  return found;
}

/**
 * @param {Map<string, string>} files path → source
 * @returns {string[]} one sentence for each import that breaks a rule, and for each cycle of value imports
 */
export function checkBoundaries(files) {
  const faults = [];
  const edges = new Map();
  for (const [file, source] of files) {
    const zone = zoneOf(file);
    if (!zone) continue;
    const rule = RULES[zone];
    for (const { specifier, typeOnly } of importsOf(file, source)) {
      const path = specifier.split('?')[0];
      if (path.startsWith('content:')) {
        if (!rule.content) faults.push(`${file}: ${zone} may not import content ("${path}"); it gets it as data`);
        continue;
      }
      if (!path.startsWith('.')) {
        const name = packageOf(path);
        if (
          rule.packages !== true &&
          !rule.node &&
          rule.packages.includes('zod') &&
          name === 'zod' &&
          path !== 'zod/mini'
        )
          faults.push(`${file}: "${path}" weighs five times "zod/mini", which does the same`);
        else if (
          path.startsWith('node:')
            ? zone !== 'tests' && !rule.node
            : rule.packages !== true && !typeOnly && !rule.packages.includes(name)
        )
          faults.push(`${file}: ${zone} may not import the package "${name}"`);
        continue;
      }
      const target = resolve(file, path, files);
      if (!target) {
        if (/\.(ts|tsx|mjs)$/.test(path) || !/\.\w+$/.test(path))
          faults.push(`${file}: "${specifier}" leads to no file`);
        continue;
      }
      const to = zoneOf(target);
      if (to === null) continue;
      if (!typeOnly) edges.set(file, [...(edges.get(file) ?? []), target]);
      const zones = typeOnly ? [...rule.zones, ...rule.types] : rule.zones;
      const own = featureOf(file) !== undefined && featureOf(file) === featureOf(target);
      const allowed = own || zones.includes(to);
      if (!allowed) faults.push(`${file}: ${zone} may not import ${typeOnly ? 'types of ' : ''}${to} (${target})`);
    }
  }
  return [...faults, ...cycles(edges)];
}

/** The file of the tree that a relative import leads to. */
export function resolve(from, path, files) {
  const base = posix.normalize(posix.join(posix.dirname(from), path));
  return [base, `${base}.ts`, `${base}.tsx`, `${base}.mjs`].find((f) => files.has(f));
}

function cycles(edges) {
  const faults = [];
  const state = new Map();
  const walk = (file, trail) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      faults.push(`cycle of value imports: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
      return;
    }
    state.set(file, 'open');
    for (const next of edges.get(file) ?? []) walk(next, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of edges.keys()) walk(file, []);
  return faults;
}

/** Every source file below `root`'s src, machines and tests. */
export function readTree(root) {
  const files = new Map();
  const walk = (dir) => {
    for (const name of readdirSync(dir)) {
      const path = join(dir, name);
      if (statSync(path).isDirectory()) walk(path);
      else if (/\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts'))
        files.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'));
    }
  };
  for (const top of ['src', 'machines', 'tests']) walk(join(root, top));
  return files;
}

export const rootOf = (url) => join(dirname(new URL(url).pathname), '..', '..');
