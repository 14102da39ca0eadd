/** What browsers with Trusted Types ask of a script's address; TypeScript has no words for it yet. */
interface ScriptUrlPolicy {
  createScriptURL(address: string): string;
}
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
  };
}

/** A policy of this name, which the page's Content-Security-Policy lists; without Trusted Types, its rule alone. */
function policy(name: string, createScriptURL: (address: string) => string): ScriptUrlPolicy {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  return trustedTypes?.createPolicy(name, { createScriptURL }) ?? { createScriptURL };
}

/** @throws TypeError for an address of another origin, or one that is no address of a file */
function ownAddress(address: string): string {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin || !/^https?:$/.test(url.protocol))
    throw new TypeError(`${address} is no script of this app.`);
  return url.href;
}

const launchers = new Map<string, string>();

/** A script of one line that imports the worker's. */
function launcherOf(address: string): string {
  const script = ownAddress(address);
  const known = launchers.get(script);
  if (known) return known;
  const type = 'text/javascript';
  const launcher = URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type }));
  launchers.set(script, launcher);
  return launcher;
}

let workers: ScriptUrlPolicy | undefined;
let serviceWorkers: ScriptUrlPolicy | undefined;

/**
 * Starts a worker of this app. It is launched from a blob, because such a worker takes its Content-Security-Policy from
 * the page; one that is loaded from an address takes it from its host's answer, and many hosts send none.
 * @param script its address, as `import address from './x.worker.ts?worker&url'` gives it
 * @throws TypeError when the script is of another origin
 */
export function startWorker(script: string, name: string): Worker {
  workers ??= policy('elevate-workers', launcherOf);
  return new Worker(workers.createScriptURL(script), { type: 'module', name });
}

/** The address of the service worker as `register` takes it. */
export function serviceWorkerUrl(address: string): string {
  serviceWorkers ??= policy('elevate-service-worker', ownAddress);
  return serviceWorkers.createScriptURL(address);
}
