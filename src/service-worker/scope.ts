import type { Pages } from './pressed';

/** What a service worker's global scope offers, as far as this one uses it; TypeScript's DOM library leaves it out. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { readonly installing: unknown; readonly waiting: unknown };
  readonly clients: Pages & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void;
}

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface NotificationClickEvent extends ExtendableEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
