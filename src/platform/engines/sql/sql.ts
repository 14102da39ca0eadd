import { moduleOf } from '../../compiler/asset-store';
import type { ToolchainAsset } from '../../compiler/assets';
import { startWorker } from '../../own-scripts';
import { createScriptEngine } from '../script-engine';
import script from './sql.worker.ts?worker&url';

/** @param files from `virtual:engines` */
export const createSqlEngine = (files: { readonly sqlite: ToolchainAsset }) =>
  createScriptEngine({
    cache: 'elevate-engine-sql',
    files,
    payloadOf: ({ sqlite }) => moduleOf(sqlite),
    startWorker: () => startWorker(script, 'sql'),
  });
