/** Actors `isHeld`, `hold` and `takeOver`: the name under which a tab holds the session. */
export interface HoldInput {
  readonly name: string;
}

/** What actor `hold` tells: it has the session, another tab has it, another tab asks for it. It is let go of when the actor ends. */
export type HoldEvent = { type: 'hold.granted' } | { type: 'hold.refused' } | { type: 'hold.asked' };

/** What actor `takeOver` gives: the other tab let go, or it did not answer in time and has the session still. */
export type TakeOverOutcome = 'taken' | 'unanswered';
