import { moduleOf } from '../../compiler/asset-store';
import type { ToolchainAsset } from '../../compiler/assets';
import { createScriptEngine } from '../script-engine';

/** @param files from `virtual:engines` */
export const createJavaScriptEngine = (files: { readonly quickjs: ToolchainAsset }) =>
  createScriptEngine({
    cache: 'elevate-engine-javascript',
    files,
    payloadOf: ({ quickjs }) => moduleOf(quickjs),
    startWorker: () =>
      new Worker(new URL('./javascript.worker.ts', import.meta.url), { type: 'module', name: 'javascript' }),
  });
