// Writes NOTICE: the licences of every package that reaches the browser. Run after a change of dependencies.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const wanted = new Map();

function take(name, from) {
  let base = from;
  for (;;) {
    const path = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (lock[path]) {
      if (wanted.has(path) || lock[path].dev) return;
      wanted.set(path, name);
      for (const next of Object.keys(lock[path].dependencies ?? {})) take(next, path);
      return;
    }
    if (!base) return;
    base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : '';
  }
}
for (const name of Object.keys(lock[''].dependencies)) take(name, '');

/** What a package brings without a licence file of its own, or with other projects inside. */
const CONTAINED = {
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
};

const seen = new Map();
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
    const words = readFileSync(join(root, 'tests/tools/notices', `${part.file}.txt`), 'utf8').trim();
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
writeFileSync(join(root, 'NOTICE'), `${lines.join('\n')}`.replace(/\n+$/, '\n'));
console.log(`${names.length} packages, ${texts.size} licence texts`);
