import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isCompiled, type Language } from '../../domain/c-source/languages';
import { lexInSteps } from '../../domain/c-source/lex';
import { tokensIn } from '../../domain/c-source/script-tokens';

/** Longer sources are counted bit by bit, so that no key waits for it. */
const LONG = 50_000;
/** How long the keys must rest before a long source is counted again. */
const QUIET = 600;

/** How many tokens the source has; of a long one it is counted when there is time, and the last count stays so long. */
export function useTokens(source: string, language: Language): number {
  const later = useDeferredValue(source);
  const isLong = later.length > LONG && isCompiled(language);
  const short = useMemo(() => (isLong ? 0 : tokensIn(later, language)), [isLong, later, language]);
  const [long, setLong] = useState(0);
  useEffect(() => {
    if (!isLong) return;
    const steps = lexInSteps(later);
    let timer = setTimeout(function go() {
      const { done, value } = steps.next();
      if (done) setLong(value.length);
      else timer = setTimeout(go);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [isLong, later]);
  return isLong ? long : short;
}
