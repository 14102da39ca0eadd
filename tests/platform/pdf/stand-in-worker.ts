import type { PdfReply, PdfRequest } from '../../../src/platform/pdf/messages';

/** What a stand-in does with a request: it answers through `reply`, at once or later. */
export type Behaviour = (request: PdfRequest, reply: (message: PdfReply) => void, worker: StandInWorker) => void;

/** A worker without a thread, for the page's side of the conversation. */
export class StandInWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  terminated = false;
  readonly requests: PdfRequest[] = [];

  constructor(private readonly behave: Behaviour) {
    super();
  }

  postMessage(request: PdfRequest): void {
    this.requests.push(request);
    this.behave(request, (message) => this.say(message), this);
  }

  /** Sends the page a message, as long as the worker lives. */
  say(message: unknown): void {
    if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  terminate(): void {
    this.terminated = true;
  }
}

/** Starts stand-ins that all behave one way, and remembers them in order. */
export function standIns(behave: Behaviour): { startWorker: () => Worker; started: StandInWorker[] } {
  const started: StandInWorker[] = [];
  return {
    started,
    startWorker: () => {
      const worker = new StandInWorker(behave);
      started.push(worker);
      return worker;
    },
  };
}
