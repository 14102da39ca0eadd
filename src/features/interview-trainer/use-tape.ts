import { useCallback, useMemo, useRef, useState } from 'react';

/** What the recording does when it is told to. */
export interface TapeRunner {
  begin(): void;
  end(): void;
}

/**
 * Whether answers are recorded, as the rest of the interview sees it. The recording itself is fetched with the switch, and
 * puts its runner in here.
 */
export function useTape() {
  const runner = useRef<TapeRunner | null>(null);
  const [wanted, want] = useState(false);
  const [{ ready, rolling }, show] = useState({ ready: false, rolling: false });
  const attach = useCallback((made: TapeRunner) => {
    runner.current = made;
    return () => {
      runner.current = null;
      show({ ready: false, rolling: false });
    };
  }, []);
  return useMemo(
    () => ({
      /** The switch is on: what is answered aloud is recorded. */
      wanted,
      want,
      /** The camera or the microphone is open for it. */
      ready,
      /** A recording is being made now. */
      rolling,
      show,
      attach,
      begin: () => runner.current?.begin(),
      end: () => runner.current?.end(),
    }),
    [wanted, ready, rolling, attach],
  );
}

export type Tape = ReturnType<typeof useTape>;
