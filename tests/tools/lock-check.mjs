// Every optional platform package needs a lock entry of its own, or `npm ci` fails and other systems get no binary.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const known = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !known.has(name))
    .map((name) => `${name} (of ${path})`),
);
for (const name of missing) console.error(`not in the lock file: ${name}`);

// Binaries come as optional packages by system: each of the three must be there for the tools that build and lint.
const systems = ['linux-x64', 'darwin-arm64', 'win32-x64'];
const tools = ['@biomejs/cli-', '@rolldown/binding-', '@tailwindcss/oxide-', 'lightningcss-'];
for (const tool of tools)
  for (const system of systems)
    if (![...known].some((name) => name?.startsWith(`${tool}${system}`))) {
      console.error(`not in the lock file: ${tool}${system}`);
      missing.push(tool);
    }
process.exit(missing.length > 0 ? 1 : 0);
