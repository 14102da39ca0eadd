import type { AiError } from '../../../machines/contracts/ai';
import { aiApi } from '../ai-api';
import { failureContext } from '../error-words';
import { toAiError } from '../errors';
import { DEFAULT_PROVIDER_CONFIG } from '../providers/config';
import { downloadOnDevice } from '../providers/on-device';
import { type Availability, onDeviceAvailability } from '../providers/prompt-api';

export interface DownloadState {
  /** 0 to 1. */
  readonly share: number;
  readonly done: boolean;
  readonly error: AiError | null;
}

const context = failureContext({ ...DEFAULT_PROVIDER_CONFIG, provider: 'on-device' }, null);

/** Whether the browser has its own model, and fetching it. The download stops when nobody subscribes any more. */
export const { onDeviceStatus, downloadModel } = aiApi.injectEndpoints({
  endpoints: (build) => ({
    onDeviceStatus: build.query<Availability, void>({
      queryFn: async () => ({ data: await onDeviceAvailability() }),
      keepUnusedDataFor: 0,
    }),
    /** @param id one download, one id */
    downloadModel: build.query<DownloadState, string>({
      queryFn: () => ({ data: { share: 0, done: false, error: null } }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(_, { cacheDataLoaded, cacheEntryRemoved, updateCachedData }) {
        const controller = new AbortController();
        void cacheEntryRemoved.then(() => controller.abort());
        const write = (change: Partial<DownloadState>) => void updateCachedData((state) => ({ ...state, ...change }));
        try {
          await cacheDataLoaded;
          for await (const chunk of downloadOnDevice(context, controller.signal))
            if (chunk.type === 'download') write({ share: chunk.share });
          write({ share: 1, done: true });
        } catch (thrown) {
          if (!controller.signal.aborted) write({ done: true, error: toAiError(thrown, context) });
        }
      },
    }),
  }),
}).endpoints;
