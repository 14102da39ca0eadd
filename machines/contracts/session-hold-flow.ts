/** Which tab a session is open in: what the flow holds, receives and emits. */
import type { HoldEvent, HoldInput } from './session-hold';

export interface SessionHoldInput extends HoldInput {
  /** There is something already that must not be changed in two tabs. */
  readonly begun: boolean;
}

export type SessionHoldContext = SessionHoldInput;

export type SessionHoldEvent =
  /** There is something new here that must not be changed in two tabs. */
  | { type: 'session.begun' }
  /** There no longer is. */
  | { type: 'session.ended' }
  /** All of it is on disk and belongs to no tab. */
  | { type: 'session.stored' }
  /** Not all of it could be written: this tab goes on with it. */
  | { type: 'session.unstored' }
  | { type: 'takeover.requested' }
  /** The other one is left where it is. */
  | { type: 'apart.requested' }
  | HoldEvent;

/** Another tab asks for the session: what is being said or typed is to be stored, and `session.stored` sent. */
export type SessionHoldEmitted = { type: 'session.asked' };
