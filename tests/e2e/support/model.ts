import { startFakeModelServer } from '../../support/fake-model-server.mjs';
import { test as base } from './app';

export type ModelServer = Awaited<ReturnType<typeof startFakeModelServer>>;

/** With a stand-in for a model's server on this machine. */
export const test = base.extend<{ server: ModelServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startFakeModelServer();
    await use(server);
    await server.close();
  },
});

/** A refused request is written to the console by the browser itself; the app has told it in words. */
export const REFUSALS: readonly RegExp[] = [/Failed to load resource/, /net::ERR_/];
