import { isCompiled, type Language } from '../c-source/languages';
import type { ChallengeHead } from './types';

/** What is kept of a challenge is filed under this. */
export const challengeKey = (challenge: number): string => `challenge-${challenge}`;

/** Languages, and with JavaScript TypeScript: what is written in the one is written in the other. */
export const withTypeScript = (languages: readonly Language[]): readonly Language[] =>
  languages.flatMap((language) => (language === 'javascript' ? [language, 'typescript' as const] : [language]));

/** The languages that a challenge can be written in: what begins in a compiled one can be in C and in C++. */
export const languagesFor = ({
  language,
  languages,
}: Pick<ChallengeHead, 'language' | 'languages'>): readonly Language[] =>
  withTypeScript(isCompiled(language) ? ['c', 'cpp', ...languages.filter((one) => !isCompiled(one))] : languages);

/**
 * What is written for a challenge in a language is filed under this: `challenge-57`, `challenge-57.cpp`. Each language
 * has a document of its own; but C and C++ share the one of the challenge where it begins in one of them, since it was
 * there in these alone at first.
 */
export const workKey = (challenge: Pick<ChallengeHead, 'id' | 'language'>, language: Language): string =>
  language === challenge.language || (isCompiled(language) && isCompiled(challenge.language))
    ? challengeKey(challenge.id)
    : `${challengeKey(challenge.id)}.${language}`;

/** The challenge, and the language where the key names one. */
export function challengeOfWork(key: string): { readonly id: number; readonly language: string | null } {
  const [id, language = null] = key.slice(challengeKey(0).length - 1).split('.');
  return { id: Number(id), language };
}
