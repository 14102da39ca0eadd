import type { CalendarFile } from './calendar';

/** Why an address gave nothing. */
export type SubscriptionProblem =
  /** The page's policy has to be loaded again with this host in it. */
  | 'not-yet-allowed'
  /** The device has no network. */
  | 'offline'
  /** No answer that a page may read: the host does not allow it, redirects for ever, or is not there. */
  | 'unreachable'
  /** It refused, or has nothing at this address. */
  | 'refused'
  /** A web page, as one that asks to sign in. */
  | 'web-page'
  | 'too-large'
  | 'too-slow'
  /** Something else than a calendar. */
  | 'no-calendar'
  /** The app itself ran into a fault. */
  | 'engine';

export interface ReadAddressInput {
  /** What the calendar is called. */
  readonly name: string;
  readonly address: string;
  /** Zones chosen for names that nobody knew. */
  readonly zones: Readonly<Record<string, string>>;
}

/** Actor `readAddress`: what is at an address now. Stopped with its state. */
export type AddressRead = { readonly file: CalendarFile } | { readonly problem: SubscriptionProblem };

export interface SubscriptionContext extends ReadAddressInput {
  /** Nobody asked for this reading: the calendar was opened. */
  readonly isQuiet: boolean;
  readonly problem: SubscriptionProblem | null;
  /** Names of zones that are still to be chosen. */
  readonly unknown: readonly string[];
}

export type SubscriptionEvent =
  | ({ readonly type: 'refresh.asked'; readonly isQuiet: boolean } & ReadAddressInput)
  /** The reading is not waited for, or the zones are not chosen now. */
  | { readonly type: 'refresh.left' }
  | { readonly type: 'zone.chosen'; readonly name: string; readonly zone: string };

export type SubscriptionEmitted =
  | {
      readonly type: 'subscription.read';
      readonly file: CalendarFile;
      readonly zones: Readonly<Record<string, string>>;
      readonly isQuiet: boolean;
    }
  | { readonly type: 'subscription.failed'; readonly problem: SubscriptionProblem; readonly isQuiet: boolean };
