import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { decodeShare } from './share-link';
import { shareProblems } from './terminal-words';

type Shared = Exclude<Awaited<ReturnType<typeof decodeShare>>, null | { problem: unknown }>;

/** Reads what the fragment of the address carries, once for each, and takes it out of the address. */
export function useSharedProgram(onShared: (shared: Shared) => void): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const taken = useRef('');
  const take = useEffectEvent(onShared);
  useEffect(() => {
    if (hash === '' || taken.current === hash) return;
    taken.current = hash;
    void decodeShare(hash).then((carried) => {
      if (carried === null) return;
      navigate(paths.codePractice, { replace: true });
      taken.current = '';
      if ('problem' in carried) setProblem(shareProblems[carried.problem]);
      else {
        setProblem(null);
        take(carried);
      }
    });
  }, [hash, navigate]);
  return problem;
}
