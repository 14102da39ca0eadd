import type { Diagnostic, ScriptProgram } from '../../../../machines/contracts/compiler';
import { moduleOf } from '../../compiler/asset-store';
import type { ToolchainAsset } from '../../compiler/assets';
import { startWorker } from '../../own-scripts';
import runScript from '../javascript/javascript.worker.ts?worker&url';
import { createScriptEngine, type EngineParts, type Translated } from '../script-engine';
import typesScript from './types.worker.ts?worker&url';
import { createTypesHost } from './types-host';

/** What makes the workers; replaced in tests. */
export interface TypeScriptDeps extends Pick<EngineParts<string, unknown>, 'environment'> {
  readonly startTypesWorker?: () => Worker;
  readonly startRunWorker?: () => Worker;
}

const UNCHECKED: Diagnostic = {
  severity: 'note',
  message: 'the types could not be checked: it took too long. The program runs without its types all the same',
  from: null,
  to: null,
};

/**
 * TypeScript: its compiler takes the types out and checks them, and the engine of JavaScript runs what is left.
 * @param files from `virtual:engines`
 */
export function createTypeScriptEngine(
  files: { readonly quickjs: ToolchainAsset; readonly typescript: ToolchainAsset },
  deps: TypeScriptDeps = {},
) {
  let loaded = false;
  const types = createTypesHost(deps.startTypesWorker ?? (() => startWorker(typesScript, 'types')), () =>
    loaded ? files.typescript.url : null,
  );
  const translate = async (program: ScriptProgram): Promise<Translated> => {
    const from = performance.now();
    const { code, mappings, problems } = await types.strip(program.source);
    if (code === null) {
      const text = problems.map(({ message }) => `${message}\n`).join('');
      return { program: null, diagnostics: problems, text, milliseconds: performance.now() - from };
    }
    const checked = program.checkTypes ? ((await types.check(program.source)) ?? [UNCHECKED]) : [];
    return {
      program: { ...program, source: code, mappings },
      diagnostics: checked,
      text: '',
      milliseconds: performance.now() - from,
    };
  };
  const check = async ({ source, checkTypes }: ScriptProgram, isWanted: () => boolean) => {
    const { code, problems } = await types.strip(source);
    // A run began meanwhile: its types would be checked after these.
    if (!isWanted()) return null;
    return code === null || !checkTypes ? problems : types.check(source);
  };
  return createScriptEngine({
    cache: 'elevate-engine-typescript',
    files,
    async payloadOf({ quickjs }) {
      const module = await moduleOf(quickjs);
      loaded = true;
      types.warm();
      return module;
    },
    startWorker: deps.startRunWorker ?? (() => startWorker(runScript, 'typescript')),
    ...(deps.environment && { environment: deps.environment }),
    translator: {
      translate,
      check,
      close() {
        loaded = false;
        types.close();
      },
    },
  });
}
