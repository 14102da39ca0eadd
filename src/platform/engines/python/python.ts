import { contentOf, moduleOf } from '../../compiler/asset-store';
import type { ToolchainAsset } from '../../compiler/assets';
import { startWorker } from '../../own-scripts';
import { createScriptEngine } from '../script-engine';
import script from './python.worker.ts?worker&url';

/** @param files from `virtual:engines` */
export const createPythonEngine = (files: { readonly core: ToolchainAsset; readonly library: ToolchainAsset }) =>
  createScriptEngine({
    cache: 'elevate-engine-python',
    files,
    async payloadOf({ core, library }) {
      const [module, archive] = await Promise.all([moduleOf(core), contentOf(library)]);
      return { core: module, library: archive };
    },
    startWorker: () => startWorker(script, 'python'),
  });
