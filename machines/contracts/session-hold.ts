/** Actors `isHeld`, `hold` and `takeOver`: the name under which a tab holds the session. */
export interface HoldInput {
  readonly name: string;
}

/** What actor `hold` tells: another tab asks for the session. It is let go of when the actor ends. */
export type HoldEvent = { type: 'hold.asked' };

/** What actor `takeOver` gives: the other tab let go, or it did not answer in time and has the session still. */
export type TakeOverOutcome = 'taken' | 'unanswered';
