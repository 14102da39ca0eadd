import type { AuthoredChallenge } from '../../src/content/schema/challenge/read-challenge';
import type { Language } from '../../src/domain/c-source/languages';
import { judgeCases } from '../../src/domain/challenges/judge';
import { casesOf } from '../../src/domain/challenges/programs';
import { type ProgramMutant, programMutants } from './challenge-mutants';
import { nativeBuild } from './native-compiler';

/** A mutant that loops counts as noticed after so many seconds. */
const SECONDS = 3;
/** Built and run side by side. */
const AT_ONCE = 2;

/** The language whose model is changed: the tests are the same for all, and Python needs no build. */
export const mutatedLanguage = ({ challenge }: AuthoredChallenge): Language =>
  challenge.languages.includes('python') ? 'python' : challenge.language;

/**
 * The mutants of the model that pass every test, without those that the challenge lists as equivalent.
 * @param folder where programs are built
 */
export async function survivors(one: AuthoredChallenge, folder: string): Promise<readonly ProgramMutant[]> {
  const language = mutatedLanguage(one);
  const model = one.challenge.programs[language]?.solution ?? '';
  const left = programMutants(language, model).filter(
    ({ from, to }) => !one.equivalent.some((same) => same.from === from && same.to === to),
  );
  const found: ProgramMutant[] = [];
  const queue = [...left];
  const work = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift())
      if (await passes(one, language, mutant.source, folder)) found.push(mutant);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return left.filter((mutant) => found.includes(mutant));
}

/** Every case passes. What does not compile passes none. */
async function passes(one: AuthoredChallenge, language: Language, source: string, folder: string): Promise<boolean> {
  const build = nativeBuild(folder, { right: [], wrong: language === 'cpp' ? [source] : [] });
  const run = await build(language, source, 'wrong').catch(() => null);
  if (!run) return false;
  for (const expected of casesOf(one.challenge)) {
    const end = await run(expected.input, SECONDS);
    if (!judgeCases([expected], [{ index: 0, ...end }])[0]?.passed) return false;
  }
  return true;
}
