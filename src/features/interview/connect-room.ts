import type { ActorRefFrom } from 'xstate';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import type { interviewRoomMachine } from '../../../machines/interview-room.machine';
import type { roomCameraMachine } from '../../../machines/room-camera.machine';
import type { speechMachine } from '../../../machines/speech.machine';
import { draftOf } from './draft-of';

/** The three flows of the room. */
export interface RoomActors {
  readonly room: ActorRefFrom<typeof interviewRoomMachine>;
  readonly webcam: ActorRefFrom<typeof roomCameraMachine>;
  readonly speech: ActorRefFrom<typeof speechMachine>;
}

export interface RoomKeeper {
  /** The unfinished session, as it must survive a reload. */
  keep(draft: InterviewRecord): void;
  /** The submitted session; it comes a second time when the end of its recording was stored after it. */
  file(record: InterviewRecord): void;
  /** Its submission was taken back: it is unfinished again, and was kept as a draft. */
  withdraw(id: string): void;
}

/** A tick alone is written this seldom, in milliseconds: a reload costs no more of the clock. */
const CLOCK_STEP = 5000;
/** How long a word takes, where the recogniser showed no guess before its result: 150 words a minute. */
const WORD_TIME = 400;

/**
 * Ties the flows together: the webcam starts the clock and the recogniser, heard words go into the transcript, submitting
 * releases everything.
 * @param now milliseconds on the clock of `performance.now()`
 * @param isHandsFree the hands-free flow opens and closes the ear, whatever the webcam does
 * @returns `flush`: takes what the recogniser is still guessing at as said; `leave`: takes and keeps all of it, for a page
 * that goes; `disconnect`: ends the tie
 */
export function connectRoom(
  { room, webcam, speech }: RoomActors,
  keeper: RoomKeeper,
  now: () => number,
  isHandsFree: () => boolean,
) {
  /** When what is being said began. */
  let heardSince: number | null = null;
  let lastHeard = 0;
  let webcamWasOn = false;
  let { language } = room.getSnapshot().context;
  let wasSubmitted = room.getSnapshot().matches('submitted');
  let submitted: string | null = null;
  let kept = draftOf(room.getSnapshot());

  const isListening = () => speech.getSnapshot().hasTag('listening');
  const stopListening = () => {
    if (isListening()) speech.send({ type: 'listening.stopped' });
  };

  const heard = (text: string) => {
    const to = now();
    // Reckoned times never reach back into the question before.
    const earliest = Math.max(lastHeard, room.getSnapshot().context.startedAt ?? to);
    const reckoned = Math.max(earliest, to - text.split(/\s+/).length * WORD_TIME);
    room.send({ type: 'transcript.heard', text, from: heardSince ?? reckoned, to });
    heardSince = null;
    lastHeard = to;
  };

  const flush = () => {
    const guessed = speech.getSnapshot().context.interim.trim();
    if (guessed !== '') heard(guessed);
  };

  const keep = (draft: InterviewRecord | null) => {
    if (!draft) return;
    kept = draft;
    keeper.keep(draft);
  };

  const subscriptions = [
    webcam.on('webcam.opened', ({ at }) => room.send({ type: 'session.started', at })),
    webcam.on('recording.started', (event) => room.send(event)),
    webcam.on('recording.stored', (event) => room.send(event)),
    webcam.subscribe((state) => {
      const isOn = state.hasTag('on') && !state.hasTag('closing');
      if (isOn === webcamWasOn) return;
      webcamWasOn = isOn;
      if (isHandsFree()) return;
      if (isOn && !isListening()) speech.send({ type: 'listening.requested', continuous: true });
      if (!isOn) {
        flush();
        stopListening();
      }
    }),
    speech.on('words.heard', ({ text }) => heard(text)),
    speech.subscribe(({ context }) => {
      if (context.interim !== '') heardSince ??= now();
    }),
    room.on('interview.completed', ({ record }) => {
      kept = null;
      keeper.file(record);
    }),
    room.subscribe((state) => {
      const { context } = state;
      if (context.language !== language) {
        language = context.language;
        flush();
        speech.send({ type: 'language.chosen', language });
      }
      const isSubmitted = state.matches('submitted');
      if (isSubmitted && !wasSubmitted) {
        webcam.send({ type: 'webcam.closed' });
        stopListening();
      }
      if (!isSubmitted && wasSubmitted) {
        if (context.id === submitted) {
          keep(draftOf(state));
          keeper.withdraw(context.id);
        } else webcam.send({ type: 'recording.named', name: context.id });
      }
      if (isSubmitted) submitted = context.id;
      wasSubmitted = isSubmitted;
      // A session begun by typing continues with the camera that is open for a look.
      if (state.matches({ open: 'running' }) && webcam.getSnapshot().matches({ open: 'preview' }))
        webcam.send({ type: 'webcam.requested', at: now() });
      const draft = draftOf(state);
      if (draft && isWorthKeeping(draft, kept)) keep(draft);
    }),
  ];

  const keepRest = () => {
    const draft = draftOf(room.getSnapshot());
    if (draft && !isSame(draft, kept)) keep(draft);
  };

  return {
    flush,
    leave() {
      flush();
      keepRest();
    },
    disconnect() {
      for (const subscription of subscriptions) subscription.unsubscribe();
      keepRest();
    },
  };
}

function isWorthKeeping(draft: InterviewRecord, kept: InterviewRecord | null): boolean {
  if (kept?.id !== draft.id) return true;
  const [open, before] = [draft.answers.at(-1), kept.answers.at(-1)];
  return (
    !isSame({ ...draft, answers: kept.answers }, kept) ||
    draft.answers.length !== kept.answers.length ||
    open?.typed !== before?.typed ||
    draft.answers.some(({ spoken }, index) => spoken !== kept.answers[index]?.spoken) ||
    (open?.spent ?? 0) - (before?.spent ?? 0) >= CLOCK_STEP
  );
}

function isSame(a: InterviewRecord, b: InterviewRecord | null): boolean {
  return b !== null && (Object.keys(a) as (keyof InterviewRecord)[]).every((key) => Object.is(a[key], b[key]));
}
