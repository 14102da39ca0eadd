import { moduleOf } from '../../compiler/asset-store';
import type { ToolchainAsset } from '../../compiler/assets';
import { createScriptEngine } from '../script-engine';

/** @param files from `virtual:engines` */
export const createSqlEngine = (files: { readonly sqlite: ToolchainAsset }) =>
  createScriptEngine({
    cache: 'elevate-engine-sql',
    files,
    payloadOf: ({ sqlite }) => moduleOf(sqlite),
    startWorker: () => new Worker(new URL('./sql.worker.ts', import.meta.url), { type: 'module', name: 'sql' }),
  });
