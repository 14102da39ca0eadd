import { result } from '../rubric';
import type { CheckResult } from '../types';
import { counted, grouped } from '../words';
import type { CheckContext } from './context';

const LEAST = 150;
const MOST = 1_000;
/** At this many words nothing is left of the points. */
const FAR_TOO_MANY = 2_000;

/** The checks of the area "length". */
export function lengthChecks(context: CheckContext): CheckResult[] {
  return [words(context), pages(context)];
}

function words({ countedWords, facts }: CheckContext): CheckResult {
  const says = `The text has ${grouped(facts.words)} words${countedWords < facts.words ? `, ${grouped(countedWords)} when each skill is counted once` : ''}.`;
  if (countedWords < LEAST)
    return result('length-words', {
      share: countedWords / LEAST,
      says,
      advice: `Below ${LEAST} words there is little to judge you by. Tell more about what you did.`,
    });
  return result('length-words', {
    share: facts.words <= MOST ? 1 : (FAR_TOO_MANY - facts.words) / (FAR_TOO_MANY - MOST),
    says,
    advice: `Bring the text below ${grouped(MOST)} words: shorten the oldest jobs first.`,
  });
}

function pages({ document }: CheckContext): CheckResult {
  const count = document.pages.length;
  return result('length-pages', {
    share: count <= 2 ? 1 : count === 3 ? 0.5 : 0,
    says: `The resume has ${counted(count, 'page')}.`,
    advice: 'Two pages are enough for most jobs. Keep what speaks for this one.',
  });
}
