import type { EngineName } from '../../machines/contracts/compiler';
import type { ScriptEngine } from '../platform/engines/script-engine';
import type { KeptParts } from '../platform/offline-copy/keep-files';
import { once } from '../ui/once';
import type { CompilerAccess, Engine } from './compiler-access';

type CompilerEngines = Omit<CompilerAccess, 'takesTypedInput' | 'names'>;

/** One compiler for the page, and one of each other engine. */
export function compilerEngines(): CompilerEngines {
  const engine = once(async () => {
    const [{ createCompiler: create }, { toolchainAssets }] = await Promise.all([
      import('../platform/compiler/compiler'),
      import('virtual:toolchain'),
    ]);
    return create(toolchainAssets);
  });
  const scripts = {
    javascript: once(async () => (await import('./script-engines')).scriptEngines.javascript()),
    typescript: once(async () => (await import('./script-engines')).scriptEngines.typescript()),
    python: once(async () => (await import('./script-engines')).scriptEngines.python()),
    sql: once(async () => (await import('./script-engines')).scriptEngines.sql()),
  };
  const formatter = once(async () => {
    const [{ createFormatter: create }, { formatterFiles }] = await Promise.all([
      import('../platform/formatter/formatter'),
      import('virtual:engines'),
    ]);
    return create(formatterFiles);
  });
  const of = (name: EngineName): Promise<Engine | ScriptEngine> => (name === 'clang' ? engine() : scripts[name]());
  const partsOf = async (name: EngineName): Promise<readonly KeptParts[]> =>
    name === 'clang'
      ? [{ files: { ...(await import('virtual:toolchain')).toolchainAssets } }, (await formatter()).parts]
      : [(await scripts[name]()).parts];
  return {
    engine,
    formatter,
    of,
    state: async (name) => (await of(name)).toolchainState(),
    async kept(name) {
      const { sizeOf } = await import('../platform/offline-copy/keep-files');
      return sizeOf(await partsOf(name));
    },
    async keep(name, ...how) {
      const { keepAll } = await import('../platform/offline-copy/keep-files');
      return keepAll(await partsOf(name), ...how);
    },
    async free(name) {
      await (await of(name)).freeToolchain();
      if (name === 'clang') await (await formatter()).free();
    },
  };
}
