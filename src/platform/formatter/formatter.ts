import { type EventObject, fromCallback } from 'xstate';
import type { FormatEvent, FormatInput } from '../../../machines/contracts/code-format';
import {
  type AssetEnvironment,
  AssetError,
  browserEnvironment,
  loadAssets,
  moduleOf,
  removeAssets,
} from '../compiler/asset-store';
import type { ToolchainAsset } from '../compiler/assets';
import { startWorker } from '../own-scripts';
import script from './formatter.worker.ts?worker&url';
import type { FormatterReply, FormatterRequest } from './messages';

/** A text takes milliseconds; only one that makes the formatter go astray takes longer. */
const SECONDS = 20;
const CACHE = 'elevate-formatter';

/** What the formatter needs of the browser; replaced in tests. */
export interface FormatterDeps {
  readonly start?: () => Worker;
  readonly environment?: AssetEnvironment;
  readonly compile?: typeof moduleOf;
}

/**
 * clang-format in a worker of its own. Nothing is fetched and no worker starts before a text is to be formatted.
 * @param files from `virtual:engines`
 */
export function createFormatter(files: { readonly format: ToolchainAsset }, deps: FormatterDeps = {}) {
  const { environment = browserEnvironment(), compile = moduleOf } = deps;
  const start = deps.start ?? (() => startWorker(script, 'formatter'));
  let worker: Worker | null = null;
  let lastId = 0;

  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const ready = async (): Promise<Worker> => {
    if (worker) return worker;
    const { format } = await loadAssets(files, environment, () => {}, CACHE);
    const module = await compile(format);
    if (!worker) {
      worker = start();
      worker.postMessage({ kind: 'adopt', module } satisfies FormatterRequest);
    }
    return worker;
  };

  return {
    formatCodeLogic: fromCallback<EventObject, FormatInput>(({ input: { source, language }, sendBack }) => {
      let open = true;
      let clock: ReturnType<typeof setTimeout> | undefined;
      let leave = () => {};
      const tell = (event: FormatEvent) => {
        if (!open) return;
        open = false;
        clearTimeout(clock);
        leave();
        sendBack(event);
      };
      const giveUp = () => {
        end();
        tell({ type: 'code.unshaped', problem: 'gave-up' });
      };
      ready()
        .then((own) => {
          if (!open) return;
          lastId += 1;
          const id = lastId;
          const hear = ({ data }: MessageEvent<FormatterReply>) => {
            if (data.id !== id) return;
            if (data.text === null) giveUp();
            else tell({ type: 'code.shaped', text: data.text });
          };
          leave = () => {
            own.removeEventListener('message', hear);
            for (const type of ['error', 'messageerror']) own.removeEventListener(type, giveUp);
          };
          own.addEventListener('message', hear);
          for (const type of ['error', 'messageerror']) own.addEventListener(type, giveUp);
          own.postMessage({
            kind: 'format',
            id,
            source,
            name: language === 'c' ? 'main.c' : 'main.cpp',
          } satisfies FormatterRequest);
          clock = setTimeout(giveUp, SECONDS * 1000);
        })
        .catch((error) => {
          const isOffline =
            error instanceof AssetError && (error.problem === 'offline' || error.problem === 'interrupted');
          tell({ type: 'code.unshaped', problem: isOffline ? 'offline' : 'failed' });
        });
      return () => {
        open = false;
        clearTimeout(clock);
        leave();
      };
    }),

    /** What is fetched at the first press. */
    parts: { files, cache: CACHE },

    /** Takes the formatter off the device and out of memory. */
    async free(): Promise<void> {
      end();
      await removeAssets(environment, CACHE);
    },
  };
}
