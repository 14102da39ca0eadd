import { useCallback, useEffect } from 'react';
import type { Device } from '../../app/device';
import { useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { pointsOf } from '../../domain/board/details';
import { isDay } from '../../domain/board/due';
import { minutesOf } from '../../domain/board/minutes';
import { isTime } from '../../domain/board/texts';
import type { Task } from '../../domain/board/types';
import { joinWords } from '../../domain/text/merge-lines';
import { useToast } from '../../ui/toast';
import { cardDraftChanged, taskDraftChanged, taskEdited } from './board-slice';
import { selectCardDraft, selectTaskDraft, selectTasks } from './selectors';
import { checklistChanged, newPointId } from './steps';

/** What of a card is written before it is kept: one of its fields, a new point, or the text of a point. */
export type DraftField = 'content' | 'notes' | 'due' | 'dueTime' | 'estimate' | 'point' | `point ${string}`;

/** What a field holds now, as text. */
export function fieldText(task: Task, field: DraftField): string {
  switch (field) {
    case 'content':
    case 'notes':
      return task[field];
    case 'due':
    case 'dueTime':
      return task[field] ?? '';
    case 'estimate':
      return task.estimate === null ? '' : String(task.estimate);
    case 'point':
      return '';
    default:
      return task.checklist.find(({ id }) => `point ${id}` === field)?.text ?? '';
  }
}

/** Keeps what was written in a field as a step of the board; a word that is none there (half a date) changes nothing. */
function keep({ dispatch }: AppStore, task: Task, field: DraftField, words: string): void {
  const { id } = task;
  switch (field) {
    case 'content':
    case 'notes':
      dispatch(taskEdited({ id, [field]: words }));
      return;
    case 'due':
      if (words === '' || isDay(words)) dispatch(taskEdited({ id, due: words || null }));
      return;
    case 'dueTime':
      if (words === '' || isTime(words)) dispatch(taskEdited({ id, dueTime: words || null }));
      return;
    case 'estimate': {
      const minutes = minutesOf(words);
      if (words.trim() === '' || minutes !== null) dispatch(taskEdited({ id, estimate: minutes }));
      return;
    }
    case 'point':
      dispatch(
        checklistChanged({
          id,
          step: { kind: 'added', points: pointsOf(words).map((point) => ({ ...point, id: newPointId() })) },
        }),
      );
      return;
    default:
      dispatch(
        checklistChanged({ id, step: { kind: 'changed', id: field.slice('point '.length), change: { text: words } } }),
      );
  }
}

/** Where both tabs changed the same words, the other's are kept beside. */
const WORDS: readonly string[] = ['content', 'notes'];

/** Ends what is half written in a field: it is kept, joined with what another tab wrote since. */
export function settleField(store: AppStore, storage: Device['storage'], id: string, field: DraftField): void {
  const draft = selectCardDraft(store.getState(), id)?.texts[field];
  const task = selectTasks(store.getState())[id];
  if (!draft || !task) return;
  store.dispatch(cardDraftChanged({ id, field, text: null }));
  const theirs = fieldText(task, field);
  const mine = draft.words;
  if (field === 'point') {
    keep(store, task, field, mine);
    return;
  }
  const joined = WORDS.includes(field)
    ? joinWords({ base: draft.base, mine, theirs }, () => void storage.keepBoth('tasks', id, task, [field]))
    : mine;
  if (joined !== theirs) keep(store, task, field, joined);
}

export function settleCard(store: AppStore, storage: Device['storage'], id: string): void {
  const draft = selectCardDraft(store.getState(), id);
  for (const field of Object.keys(draft?.texts ?? {})) settleField(store, storage, id, field as DraftField);
}

/** A field of a card: what is written in it stays this tab's until it is left, and outlives a reload. */
export function useCardField(task: Task, field: DraftField) {
  const store = useAppStore();
  const { storage } = useDevice();
  const { id } = task;
  const now = fieldText(task, field);
  const draft = useAppSelector((state) => selectCardDraft(state, id)?.texts[field]);
  const write = useCallback(
    (words: string) => {
      const base = selectCardDraft(store.getState(), id)?.texts[field]?.base ?? now;
      store.dispatch(cardDraftChanged({ id, field, text: words === now ? null : { base, words } }));
    },
    [store, id, field, now],
  );
  const settle = useCallback(() => settleField(store, storage, id, field), [store, storage, id, field]);
  const forget = useCallback(() => store.dispatch(cardDraftChanged({ id, field, text: null })), [store, id, field]);
  return { words: draft?.words ?? now, write, settle, forget, isChanged: draft !== undefined };
}

/** Keeps what is half written when the card goes away; where the task itself is gone, its words wait in Add New Task. */
export function useSettledOnLeaving(id: string): void {
  const store = useAppStore();
  const { storage } = useDevice();
  const toast = useToast();
  useEffect(
    () => () => {
      if (selectTasks(store.getState())[id]) return settleCard(store, storage, id);
      const { content, notes, point } = selectCardDraft(store.getState(), id)?.texts ?? {};
      const words = [content, notes, point].flatMap((text) => text?.words ?? []).join('\n');
      for (const field of Object.keys(selectCardDraft(store.getState(), id)?.texts ?? {}))
        store.dispatch(cardDraftChanged({ id, field, text: null }));
      if (words.trim() === '') return;
      const waiting = selectTaskDraft(store.getState());
      const both = [waiting.content, words].filter((text) => text !== '').join('\n');
      store.dispatch(taskDraftChanged({ ...waiting, content: both }));
      toast({ text: 'The task was removed in another tab. Your text is waiting in Add New Task.' });
    },
    [store, storage, toast, id],
  );
}
