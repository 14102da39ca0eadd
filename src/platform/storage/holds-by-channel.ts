import type { OpenChannel } from './channel';
import type { Holder, Holds } from './holds';

/** How long a tab waits for another that has what it claims, in milliseconds. */
const ANSWER = 250;
/** How long a tab may take to store what it was asked for. */
const PATIENCE = 1000;

const CHANNEL = 'elevate-holds';

interface Deps {
  readonly channel: OpenChannel;
  /** Says which of two tabs has what both claim at once; another one for each tab. */
  readonly tab?: number;
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/**
 * For a browser without Web Locks: a tab says what it claims, and has it when nobody objects. A tab that is asleep does
 * not object; its session then goes on in two tabs, and each submits one of its own.
 */
export function holdsByChannel({ channel, tab = Math.random(), timeout = AbortSignal.timeout }: Deps): Holds {
  const claims = new Map<string, { readonly holder: Holder; granted: boolean }>();
  const others = channel(CHANNEL);
  const lose = (name: string) => {
    claims.get(name)?.holder.refused();
    claims.delete(name);
  };
  if (others)
    others.onmessage = ({ data }: MessageEvent) => {
      const { kind, name, by } = (data ?? {}) as { kind?: unknown; name?: unknown; by?: unknown };
      if (typeof name !== 'string' || typeof by !== 'number') return;
      const own = claims.get(name);
      if (!own) return;
      if (kind === 'ask') own.holder.asked();
      if (kind === 'taken' && by === tab && !own.granted) lose(name);
      if (kind !== 'claim') return;
      if (own.granted || tab < by) others.postMessage({ kind: 'taken', name, by });
      else lose(name);
    };

  return {
    hold(name, holder) {
      const claim = { holder, granted: false };
      claims.set(name, claim);
      others?.postMessage({ kind: 'claim', name, by: tab });
      timeout(ANSWER).addEventListener('abort', () => {
        if (claims.get(name) !== claim) return;
        claim.granted = true;
        holder.granted();
      });
      return () => {
        if (claims.get(name) === claim) claims.delete(name);
      };
    },
    // Whoever claims it is told.
    isHeld: async () => false,
    ask: (name) =>
      new Promise((resolve) => {
        others?.postMessage({ kind: 'ask', name, by: tab });
        timeout(PATIENCE).addEventListener('abort', () => resolve(true));
      }),
  };
}
