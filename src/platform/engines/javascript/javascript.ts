import { moduleOf } from '../../compiler/asset-store';
import type { ToolchainAsset } from '../../compiler/assets';
import { startWorker } from '../../own-scripts';
import { createScriptEngine } from '../script-engine';
import script from './javascript.worker.ts?worker&url';

/** @param files from `virtual:engines` */
export const createJavaScriptEngine = (files: { readonly quickjs: ToolchainAsset }) =>
  createScriptEngine({
    cache: 'elevate-engine-javascript',
    files,
    payloadOf: ({ quickjs }) => moduleOf(quickjs),
    startWorker: () => startWorker(script, 'javascript'),
  });
