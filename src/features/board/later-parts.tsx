import type { ComponentType } from 'react';
import type { BesideProps } from '../../app/planner-types';
import type { Filter } from '../../domain/board/filter';
import type { BoardLabels, CalendarBlock, ListId, Task } from '../../domain/board/types';
import { lazyPart } from '../../ui/lazy-part';
import type { ToCalendar } from './to-calendar';
import type { View } from './toolbar';
import type { BoardDragTools } from './use-board-drag';

// What of the board is fetched when it is first shown.

export interface CardDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}
export interface FilterFieldsProps {
  readonly filter: Filter;
  readonly labels: BoardLabels;
  readonly onChange: (part: Partial<Filter>) => void;
}

export const FilterFields = lazyPart<FilterFieldsProps>(() => import('./filter-fields').then((m) => m.FilterFields));
export const OtherView = lazyPart<{ readonly view: View; readonly filter: Filter }>(() =>
  import('./other-view').then((m) => m.OtherView),
);
export interface BesideCalendarProps extends Pick<BesideProps, 'view' | 'onView'> {
  readonly Calendar: ComponentType<BesideProps>;
  readonly tools: BoardDragTools;
}
export const BesideCalendar = lazyPart<BesideCalendarProps>(() =>
  import('./beside-calendar').then((m) => m.BesideCalendar),
);
export const CardForm = lazyPart<CardDialogProps>(() => import('./card-form').then((m) => m.CardForm));
export interface ListFormProps {
  readonly ask: 'addList' | 'rename' | 'limit' | 'removeList';
  readonly list: ListId;
  readonly onClose: () => void;
}
export const ListForm = lazyPart<ListFormProps>(() => import('./list-form').then((m) => m.ListForm));

export interface DueDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
  readonly onSave: (task: Task, due: string | null) => void;
}
export interface CalendarDialogProps {
  readonly task: Task;
  readonly today: string;
  readonly toCalendar: ToCalendar | null;
  readonly onClose: () => void;
  readonly onSend: (block: CalendarBlock) => void;
}
export interface FindTimeProps {
  readonly task: Task;
  readonly toCalendar: ToCalendar;
  readonly onClose: () => void;
  readonly onTake: (block: CalendarBlock) => void;
}
export const FindTimeDialog = lazyPart<FindTimeProps>(() => import('./find-time').then((m) => m.FindTimeDialog));
export const DueDialog = lazyPart<DueDialogProps>(() => import('./day-dialogs').then((m) => m.DueDialog));
export const CalendarDialog = lazyPart<CalendarDialogProps>(() =>
  import('./day-dialogs').then((m) => m.CalendarDialog),
);
