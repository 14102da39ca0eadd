import { nanoid } from '@reduxjs/toolkit';
import { useActorRef } from '@xstate/react';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { RoomQuestion, RoomRole } from '../../../machines/contracts/interview';
import { useAppDispatch, useAppSelector, useAppStore, useConfigureSpeech, useDevice } from '../../app/hooks';
import { selectSpeech } from '../settings/selectors';
import { connectRoom } from './connect-room';
import { draftDropped, draftKept, draftOfRole } from './drafts-slice';
import { isOfSet, type RoomSet } from './room-sets';
import { type RoomTimes, SPEC_TIMES } from './room-times';
import { selectInterviewDrafts, selectInterviewSessions } from './selectors';
import { sessionFiled, sessionWithdrawn } from './sessions-slice';

const freshId = () => `interview-${Date.now().toString(36)}-${nanoid(6)}`;

/**
 * The flows of one room and what can be done in it. An unfinished session of the role continues where it was; where
 * questions were asked for, only one of those.
 */
export function useInterviewRoom(role: RoomRole, set: RoomSet) {
  const { machines, storage } = useDevice();
  const roomMachine = use(machines.interviewRoom());
  const cameraMachine = use(machines.roomCamera());
  const speechMachine = use(machines.speech());
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { language } = useAppSelector(selectSpeech);
  const configure = useConfigureSpeech();
  const spoken = useRef(language);
  const flush = useRef(() => {});
  const leave = useRef(() => {});
  const handsFree = useRef(false);
  // Before the flows' own effects: on leaving, the last words must still reach the running flow.
  useEffect(() => {
    const leaving = () => leave.current();
    // And before the store writes what is unsaved when the page is left.
    window.addEventListener('pagehide', leaving, { capture: true });
    return () => {
      window.removeEventListener('pagehide', leaving, { capture: true });
      leaving();
    };
  }, []);
  const [start] = useState(() => {
    const state = store.getState();
    const draft = draftOfRole(selectInterviewDrafts(state), role.id, isOfSet(set));
    // Whoever switched the recording off, or took more time, finds it so the next time.
    const before = selectInterviewSessions(state)[0];
    const records = before?.records ?? true;
    const { preparation, questionTime } = before ?? SPEC_TIMES;
    const times = { preparation, questionTime, retakes: set.retakes };
    return {
      id: freshId(),
      begunAt: new Date().toISOString(),
      role,
      questions: set.questions,
      records,
      ...times,
      draft,
    };
  });
  const room = useActorRef(roomMachine, { input: start });
  const webcam = useActorRef(cameraMachine, {
    input: {
      records: start.draft?.records ?? start.records,
      recordingName: start.draft?.id ?? start.id,
      taken: lastTaken(start.draft?.parts ?? []),
    },
  });
  const speech = useActorRef(speechMachine, { input: { language: start.draft?.language ?? language } });

  useEffect(() => {
    // A session that goes on keeps its own; a fresh one is in what the learner speaks.
    if (!start.draft) room.send({ type: 'language.chosen', language: spoken.current });
  }, [room, start]);

  const takenUp = start.draft?.id;
  useEffect(() => {
    if (takenUp !== undefined) storage.claim('interviewDrafts', takenUp);
  }, [storage, takenUp]);
  useEffect(() => {
    const tie = connectRoom(
      { room, webcam, speech },
      {
        keep: (draft) => dispatch(draftKept(draft)),
        file: (record) => {
          dispatch(sessionFiled(record));
          dispatch(draftDropped(record.id));
        },
        withdraw: (id) => dispatch(sessionWithdrawn(id)),
      },
      () => performance.now(),
      () => handsFree.current,
    );
    flush.current = tie.flush;
    leave.current = tie.leave;
    return () => {
      leave.current = () => {};
      tie.disconnect();
    };
  }, [room, webcam, speech, dispatch]);

  return useMemo(
    () => ({
      room,
      webcam,
      speech,
      /** Whether the hands-free flow holds the interview. */
      handsFree,
      start: () => room.send({ type: 'session.started', at: performance.now() }),
      type: (text: string) => room.send({ type: 'answer.typed', text, at: performance.now() }),
      choose: (times: RoomTimes) => room.send({ type: 'times.chosen', ...times }),
      begin: () => room.send({ type: 'answer.begun', at: performance.now() }),
      advance: () => room.send({ type: 'question.advanced', at: performance.now() }),
      submit: () => {
        flush.current();
        room.send({ type: 'interview.submitted', at: performance.now() });
      },
      confirm: () => {
        flush.current();
        room.send({ type: 'submission.confirmed', at: performance.now() });
      },
      decline: () => room.send({ type: 'submission.declined' }),
      takeBack: () => room.send({ type: 'submission.undone' }),
      renew: (questions: readonly RoomQuestion[]) =>
        room.send({ type: 'interview.renewed', id: freshId(), begunAt: new Date().toISOString(), questions }),
      speak: (language: string) => {
        room.send({ type: 'language.chosen', language });
        configure({ language });
      },
      openWebcam: () => webcam.send({ type: 'webcam.requested', at: performance.now() }),
      closeWebcam: () => webcam.send({ type: 'webcam.closed' }),
      record: (records: boolean) => {
        room.send({ type: 'recording.chosen', records });
        webcam.send({ type: 'recording.chosen', records });
      },
      listen: () => {
        room.send({ type: 'session.started', at: performance.now() });
        // Asked for while it listens, it would stop: the start may have turned it on with the webcam.
        if (!speech.getSnapshot().hasTag('listening')) speech.send({ type: 'listening.requested', continuous: true });
      },
      stopListening: () => {
        flush.current();
        speech.send({ type: 'listening.stopped' });
      },
    }),
    [room, webcam, speech, configure],
  );
}

export type InterviewRoom = ReturnType<typeof useInterviewRoom>;

/** The highest number of the recordings so far, so that a new one never writes into an old one's files. */
function lastTaken(parts: readonly { readonly key: string }[]): number {
  return parts.reduce((last, { key }) => Math.max(last, Number(key.slice(key.lastIndexOf('-') + 1)) || 0), 0);
}
