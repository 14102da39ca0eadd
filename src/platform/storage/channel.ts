/** The part of a BroadcastChannel that is used. Messages are notices; no document and no key travels by them. */
export interface ChannelLike {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export type OpenChannel = (name: string) => ChannelLike | null;

/** A BroadcastChannel, or `null` where there is none. */
export const openChannel: OpenChannel = (name) => {
  try {
    const channel = new BroadcastChannel(name);
    // Node keeps the process alive for an open channel; a browser has no such method.
    (channel as { unref?: () => void }).unref?.();
    return channel as ChannelLike;
  } catch {
    return null;
  }
};
