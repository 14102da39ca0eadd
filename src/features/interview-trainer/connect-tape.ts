import type { ActorRefFrom } from 'xstate';
import type { roomCameraMachine } from '../../../machines/room-camera.machine';
import type { speechMachine } from '../../../machines/speech.machine';
import type { trainerMachine } from '../../../machines/trainer.machine';
import { withRecording } from './answer-recordings';
import type { TapeRunner } from './use-tape';

export interface TapeActors {
  readonly camera: ActorRefFrom<typeof roomCameraMachine>;
  readonly speech: ActorRefFrom<typeof speechMachine>;
  readonly trainer: ActorRefFrom<typeof trainerMachine>;
}

/**
 * Ties the recording to the answers: it begins and ends with listening, or with the hand where the recogniser fails, and
 * never goes on at another question, in a retake or while an answer is judged.
 * @returns what begins and ends it by hand; `disconnect`: ends the tie
 */
export function connectTape({ camera, speech, trainer }: TapeActors): TapeRunner & { disconnect(): void } {
  const begun = new Map<string, { readonly index: number; readonly mime: string; readonly at: number }>();
  let index = 0;
  let byHand = false;
  let wasListening = speech.getSnapshot().hasTag('listening');
  let answer = answerOf(trainer);

  const begin = () => {
    const state = camera.getSnapshot();
    // Asked for while it begins, it would stop: a press begins it, and then the listening that comes of it.
    if (state.context.records && !state.matches({ open: { on: 'unrecorded' } })) return;
    ({ index } = trainer.getSnapshot().context);
    camera.send({ type: 'recording.chosen', records: true });
  };
  const end = () => {
    byHand = false;
    if (camera.getSnapshot().context.records) camera.send({ type: 'recording.chosen', records: false });
  };
  const file = (key: string, to: number) => {
    const from = begun.get(key);
    const { session, answers } = trainer.getSnapshot().context;
    if (!from || !session) return;
    const recording = { key, mime: from.mime, length: Math.max(0, Math.round(to - from.at)) };
    const kept = withRecording(answers, from.index, recording);
    trainer.send({ type: 'recording.kept', session: session.id, answers: kept });
  };

  const subscriptions = [
    camera.on('recording.started', ({ key, mime, at }) => {
      begun.set(key, { index, mime, at });
      file(key, at);
    }),
    camera.on('recording.stored', ({ key, at }) => file(key, at)),
    speech.subscribe((state) => {
      const listens = state.hasTag('listening');
      if (listens && !wasListening) begin();
      // A recogniser that fails takes nothing from the recording that was asked for.
      if (!listens && wasListening && !(byHand && state.matches({ ear: 'failed' }))) end();
      wasListening = listens;
    }),
    trainer.subscribe(() => {
      const now = answerOf(trainer);
      if (now !== answer) end();
      answer = now;
    }),
  ];
  return {
    begin() {
      byHand = true;
      begin();
    },
    end,
    disconnect() {
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}

/** What a recording is of: the attempt at the open question, as long as it is being given. */
function answerOf(trainer: TapeActors['trainer']): string {
  const { context, value } = trainer.getSnapshot();
  const { index, answers } = context;
  return JSON.stringify([index, answers[index]?.attempts?.length ?? 0, value]);
}
