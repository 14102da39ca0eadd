import { selectChecks } from '../features/answer-check/selectors';
import type { AppStore } from './store';
import { watchActivity } from './watch-activity';
import { watchRepeats } from './watch-repeats';

/** What need not delay the first screen. */
export function afterStart(store: AppStore): void {
  watchActivity(store);
  watchRepeats(store);
  // Before this visit has removed anything that could be brought back.
  if (Object.keys(selectChecks(store.getState())).length > 0)
    import('./sweep-checks').then(
      ({ sweepChecks }) => sweepChecks(store),
      // The next visit sweeps.
      () => {},
    );
}
