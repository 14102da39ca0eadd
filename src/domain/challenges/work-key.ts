import { isCompiled, type Language } from '../c-source/languages';
import type { ChallengeHead } from './types';

/** What is kept of a challenge is filed under this. */
export const challengeKey = (challenge: number): string => `challenge-${challenge}`;

/** Languages, and with JavaScript TypeScript: what is written in the one is written in the other. */
export const withTypeScript = (languages: readonly Language[]): readonly Language[] =>
  languages.flatMap((language) => (language === 'javascript' ? [language, 'typescript' as const] : [language]));

/** The languages that a challenge can be written in: what is compiled can be in C and in C++. */
export const languagesFor = ({ languages }: Pick<ChallengeHead, 'languages'>): readonly Language[] =>
  languages.every(isCompiled) ? ['c', 'cpp'] : withTypeScript(languages);

/** Each language has a document of its own where they have templates of their own. */
const hasSeveral = ({ languages }: Pick<ChallengeHead, 'languages'>) =>
  withTypeScript(languages).length > 1 && !languages.every(isCompiled);

/** What is written for a challenge in a language is filed under this: `challenge-57`, `challenge-57.cpp`. */
export const workKey = (challenge: Pick<ChallengeHead, 'id' | 'language' | 'languages'>, language: Language): string =>
  hasSeveral(challenge) && language !== challenge.language
    ? `${challengeKey(challenge.id)}.${language}`
    : challengeKey(challenge.id);

/** The challenge, and the language where the key names one. */
export function challengeOfWork(key: string): { readonly id: number; readonly language: string | null } {
  const [id, language = null] = key.slice(challengeKey(0).length - 1).split('.');
  return { id: Number(id), language };
}
