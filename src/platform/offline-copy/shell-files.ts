/** One file of the build that the service worker keeps when it is first used. */
export interface LaterFile {
  readonly url: string;
  readonly integrity: string;
  readonly bytes: number;
}

/** What the service worker of a build says of its files. */
export interface ShellFiles {
  readonly version: string;
  /** Of the files that it keeps after the first visit. */
  readonly screenBytes: number;
  readonly later: readonly LaterFile[];
}

const ANSWER_TIME = 5_000;

/** Asks a service worker for its list. Rejects when it gives none: it is older than the list, or was stopped. */
export function askForFiles(worker: Pick<ServiceWorker, 'postMessage'>): Promise<ShellFiles> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const end = (then: () => void) => {
      clearTimeout(late);
      port1.close();
      then();
    };
    const late = setTimeout(() => end(() => reject(new Error('The service worker gave no answer.'))), ANSWER_TIME);
    port1.onmessage = ({ data }) => end(() => resolve(data as ShellFiles));
    worker.postMessage({ type: 'files' }, [port2]);
  });
}
