import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import type { AiError } from '../../machines/contracts/ai';

/**
 * Every model request of the app; the endpoints join from `endpoints/`. Made with RTK Query's core: flows listen through
 * actors (`from-endpoint.ts`), so its React hooks stay out of the download. It joins the store when first needed.
 */
export const aiApi = createApi({
  reducerPath: 'ai',
  baseQuery: fakeBaseQuery<AiError>(),
  endpoints: () => ({}),
});
