// npm run try -- 57-count-the-vowels …: reads the folders of challenges, runs all of their programs natively on all tests, and
// tells which small changes of the model no test notices. --outputs first writes the outputs that are missing, by the model.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLACE = join(ROOT, 'src/content/challenges');
const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const wantsOutputs = process.argv.includes('--outputs');

const server = await createServer({
  root: ROOT,
  // Nothing here reads the app's content: its plugin would tell of each file that is half written.
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const load = (path) => server.ssrLoadModule(path);
const { readChallenge } = await load('/src/content/schema/challenge/read-challenge.ts');
const { readYaml, checked } = await load('/src/content/schema/source.ts');
const { recipe } = await load('/src/content/schema/challenge/recipes.ts');
const { makeInput } = await load('/src/domain/challenges/recipe.ts');
const { nativeBuild, nativeScripts } = await load('/tests/support/native-compiler.ts');
const { sourcesOf, verdictsOn, faultsIn } = await load('/tests/support/challenge-proof.ts');
const { survivors } = await load('/tests/support/prove-mutants.ts');
const groups = readYaml(ROOT, join(PLACE, 'groups.yaml')).data;
const languages = ['c', 'cpp', ...nativeScripts()];
const folder = mkdtempSync(join(tmpdir(), 'try-'));

/** Writes the outputs that are missing, by the model in the first language of these that there is. */
async function writeOutputs(name) {
  const tests = join(PLACE, name, 'tests');
  const endings = { py: 'python', cpp: 'cpp', c: 'c', js: 'javascript', sql: 'sql' };
  const ending = Object.keys(endings).find((one) => existsSync(join(PLACE, name, `model.${one}`)));
  const source = readFileSync(join(PLACE, name, `model.${ending}`), 'utf8');
  const build = nativeBuild(folder, { right: [source], wrong: [] });
  const run = await build(endings[ending], source, 'right');
  const written = [];
  for (const file of readdirSync(tests).filter((one) => /\.(in|make)$/.test(one))) {
    const out = join(tests, file.replace(/\.\w+$/, '.out'));
    if (existsSync(out)) continue;
    const input = file.endsWith('.make')
      ? makeInput(checked(recipe, readYaml(ROOT, join(tests, file))))
      : readFileSync(join(tests, file), 'utf8');
    const { output, outcome } = await run(input, 20);
    if (outcome.kind !== 'exited') console.log(`${file}: the model does not end by itself`);
    written.push([out, output]);
    console.log(`${file}: ${output.length > 60 ? `${output.length} characters` : JSON.stringify(output)}`);
  }
  for (const [out, output] of written) writeFileSync(out, output);
}

let holds = true;
for (const name of names) {
  try {
    if (wantsOutputs) await writeOutputs(name);
    const one = readChallenge(ROOT, join(PLACE, name), groups);
    const cpp = sourcesOf(one, ['cpp']);
    const of = (role) => cpp.filter((source) => source.role === role).map(({ source }) => source);
    const build = nativeBuild(folder, { right: of('right'), wrong: of('wrong') });
    const verdicts = await verdictsOn(one, build, languages);
    const faults = faultsIn(verdicts);
    console.log(`${name}: ${verdicts.length} programs; ${faults.length === 0 ? 'all as they should be' : ''}`);
    for (const fault of faults) console.log(`  ${fault}`);
    const left = await survivors(one, folder);
    for (const { from, to } of left)
      console.log(`  no test notices:\n    - from: ${JSON.stringify(from)}\n      to: ${JSON.stringify(to)}`);
    holds &&= faults.length === 0 && left.length === 0;
  } catch (error) {
    holds = false;
    console.log(`${name}: ${error.faults ? `\n  ${error.faults.join('\n  ')}` : error.message}`);
  }
}
rmSync(folder, { recursive: true, force: true });
await server.close();
process.exit(holds ? 0 : 1);
