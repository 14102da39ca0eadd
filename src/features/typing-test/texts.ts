import type { RootState } from '../../app/store';
import { challengeKey, challengeOfWork } from '../../domain/challenges/work-key';
import { weakWords } from '../../domain/typing/history';
import { hasDifficulty, typeable } from '../../domain/typing/modes';
import type { TypingMode, TypingSettings } from '../../domain/typing/types';
import { once } from '../../ui/once';
import { selectCurrentJob } from '../jobs/selectors';
import { selectAllProgress, selectAllWork } from '../terminal/selectors';
import { selectTypingResults } from './selectors';

/** Longer than a term: a whole sentence of the posting. */
const LONGEST_TERM = 60;
const KEYBOARD = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

type Text = Pick<TypingSettings, 'mode' | 'difficulty'>;

const fetched = {
  medium: once(() => import('../../domain/typing/words-medium').then((m) => m.MEDIUM_WORDS)),
  hard: once(() => import('../../domain/typing/words-hard').then((m) => m.HARD_WORDS)),
  c: once(() => import('../../domain/typing/snippets-c').then((m) => m.C_SNIPPETS)),
  cpp: once(() => import('../../domain/typing/snippets-cpp').then((m) => m.CPP_SNIPPETS)),
};

/**
 * The app's own words or code where they are not there from the start, otherwise `null`; fetched when they are first
 * asked for, and the same promise from then on.
 */
export function fetchedPool({ mode, difficulty }: Text): Promise<readonly string[]> | null {
  if (mode === 'c' || mode === 'cpp') return fetched[mode]();
  return hasDifficulty(mode) && difficulty !== 'easy' ? fetched[difficulty]() : null;
}

/** What a text takes its words from, as the state is now; empty where there is nothing, or for easy words. */
export const poolOf = async (text: Text, state: RootState): Promise<readonly string[]> =>
  (await fetchedPool(text)) ?? ownPool(text.mode, state);

/** The same, of what is the learner's own. */
export function ownPool(mode: TypingMode, state: RootState): readonly string[] {
  if (mode === 'solved') return solvedCode(state);
  if (mode === 'job') return jobTerms(state);
  return mode === 'weak' ? weakWords(selectTypingResults(state)) : [];
}

/** The code of challenges that passed every test, as it is now. */
function solvedCode(state: RootState): readonly string[] {
  const progress = selectAllProgress(state);
  const solved = Object.values(selectAllWork(state)).filter(
    ({ id }) => (progress[challengeKey(challengeOfWork(id).id)]?.solvedAt ?? null) !== null,
  );
  return typeable(solved.map(({ source }) => source));
}

/** Title, skills and terms of the current job, each once. */
function jobTerms(state: RootState): readonly string[] {
  const job = selectCurrentJob(state);
  if (!job) return [];
  const asked = job.requirements.filter(({ need }) => need !== 'not-asked');
  const terms = [job.title, ...asked.flatMap(({ skill, words }) => [skill ?? words, words])]
    .map((term) => term.trim().replace(/\s+/g, ' '))
    .filter((term) => term.length <= LONGEST_TERM && KEYBOARD.test(term));
  return [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()];
}
