import { useEffect } from 'react';
import type { BoardActions } from './board-context';

/**
 * A double click on a card opens it. The first click begins to edit its text already; but one that began in the text, to
 * choose a word, stays there.
 */
export function useDoubleClick(ask: BoardActions['ask']): void {
  useEffect(() => {
    let inField = false;
    const cardAt = ({ target }: MouseEvent) =>
      target instanceof Element ? target.closest('[data-task]')?.getAttribute('data-task') : null;
    const onDown = (event: MouseEvent) => {
      if (event.detail <= 1) inField = event.target instanceof Element && event.target.closest('textarea') !== null;
    };
    const onDouble = (event: MouseEvent) => {
      const id = cardAt(event);
      const pressed = event.target instanceof Element ? event.target.closest('button, [data-handle]') : null;
      const onButton = pressed !== null && pressed.getAttribute('title') !== EDITS;
      if (id && !inField && !onButton) ask({ kind: 'card', id });
    };
    document.addEventListener('mousedown', onDown);
    document.addEventListener('dblclick', onDouble);
    return () => {
      document.removeEventListener('mousedown', onDown);
      document.removeEventListener('dblclick', onDouble);
    };
  }, [ask]);
}

/** What the text of a card says that a click does. */
export const EDITS = 'Edit the text';
