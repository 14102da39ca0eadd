import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../app/hooks';
import { isCompiled, type Language } from '../../domain/c-source/languages';
import type { ChallengeHead } from '../../domain/challenges/types';
import { challengeOfWork, languagesFor } from '../../domain/challenges/work-key';
import { selectAllWork } from './selectors';

/**
 * The language that a challenge is open in: what was chosen in this tab; else the one it was last written in; else the
 * one that any challenge was last written in, where this one has it.
 */
export function useChallengeLanguage(challenge: ChallengeHead): readonly [Language, (language: Language) => void] {
  const [chosen, setChosen] = useState<Language | null>(null);
  const written = useAppSelector((state) => {
    const latest = Object.values(selectAllWork(state)).sort((a, b) => b.editedAt.localeCompare(a.editedAt));
    return {
      here: latest.find((work) => challengeOfWork(work.id).id === challenge.id)?.language ?? null,
      last: latest[0]?.language ?? null,
    };
  }, shallowEqual);
  const { language } = challenge;
  const offered = languagesFor(challenge);
  const wanted = [chosen, written.here, written.last].find((one) => one !== null && offered.includes(one)) ?? language;
  // Where C and C++ share a document, it says by itself in which of them it is.
  return [isCompiled(wanted) && isCompiled(language) ? language : wanted, setChosen];
}
