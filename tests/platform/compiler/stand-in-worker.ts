/** A worker without a thread: it remembers what it was asked, and answers when the test says so. */
export class StandInWorker<Request, Reply> extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  terminated = false;
  readonly requests: Request[] = [];

  postMessage(request: Request): void {
    if (!this.terminated) this.requests.push(request);
  }

  /** Sends the page a message, as long as the worker lives. */
  say(message: Reply): void {
    if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  /** Fails as a worker does whose script cannot be loaded or that runs out of memory. */
  break(): void {
    if (!this.terminated) this.dispatchEvent(new Event('error'));
  }

  terminate(): void {
    this.terminated = true;
  }
}

/** Starts stand-ins and remembers them in order. */
export function standIns<Request, Reply>() {
  const started: StandInWorker<Request, Reply>[] = [];
  return {
    started,
    start: (): Worker => {
      const worker = new StandInWorker<Request, Reply>();
      started.push(worker);
      return worker;
    },
    get last(): StandInWorker<Request, Reply> {
      const worker = started.at(-1);
      if (!worker) throw new Error('no worker was started');
      return worker;
    },
  };
}
