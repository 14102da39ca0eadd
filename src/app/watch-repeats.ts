import { stepFollowed } from '../features/board/board-slice';
import { selectOwnTasks, selectTasks } from '../features/board/selectors';
import type { AppStore } from './store';

/**
 * Makes the next task when one that repeats is finished, wherever that was done. Another tab that sees it too makes the same
 * one. Rules of repetition are fetched when the first such task is finished.
 * @returns ends it
 */
export function watchRepeats(store: AppStore): () => void {
  let known = selectOwnTasks(store.getState());
  return store.subscribe(() => {
    const before = known;
    known = selectOwnTasks(store.getState());
    if (known === before) return;
    for (const id in known) {
      const [was, is] = [before[id], known[id]];
      if (!was || was === is || is?.list !== 'completed' || was.list === 'completed' || is.repeat === '') continue;
      import('../domain/board/repeat').then(
        ({ following }) => {
          const changes = following(selectTasks(store.getState()), was);
          if (changes.length > 0) store.dispatch(stepFollowed({ of: id, changes }));
        },
        // It keeps its rule: opened and finished again, it goes on.
        () => {},
      );
    }
  });
}
