import { useEffect, useRef } from 'react';
import { useAppDispatch, useRoomJudge } from '../../app/hooks';
import { INTERVIEW_RUBRIC_VERSION } from '../../domain/interview/answer/rubric';
import { type FiledSession, sessionScored } from './sessions-slice';

/** Whether a session has the scores of the present rubric. */
export const isScored = ({ scores }: Pick<FiledSession, 'scores'>): boolean =>
  scores?.rubric === INTERVIEW_RUBRIC_VERSION;

/**
 * Judges sessions that were not, or that another rubric judged, one after another in the background. Each is tried once
 * while the screen is open: a tab with an older build would otherwise judge against this one for ever.
 */
export function useScores(sessions: readonly FiledSession[]): void {
  const judge = useRoomJudge();
  const dispatch = useAppDispatch();
  const tried = useRef(new Set<string>());
  const busy = useRef(false);
  const waiting = useRef(sessions);
  useEffect(() => {
    waiting.current = sessions;
    const run = async () => {
      if (!judge || busy.current) return;
      busy.current = true;
      for (;;) {
        const next = waiting.current.find((one) => !isScored(one) && !tried.current.has(one.id));
        if (!next) break;
        tried.current.add(next.id);
        const scores = await judge.scores(next).catch(() => null);
        if (scores) dispatch(sessionScored({ id: next.id, scores }));
      }
      busy.current = false;
    };
    void run();
  }, [judge, dispatch, sessions]);
}
