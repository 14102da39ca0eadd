import { type ComponentType, createContext, use } from 'react';
import type { BesideProps } from '../../app/planner-types';
import type { CalendarBlock, Task } from '../../domain/board/types';

/** A time that a task can take. */
export interface OfferedTime extends Pick<CalendarBlock, 'day' | 'time'> {
  /** `Tue, Nov 24, 3:00 PM to 4:00 PM` */
  readonly words: string;
}

/** Free times for a task. */
export interface FreeTimes {
  /** The next ones, before the task is due where it is. */
  readonly before: readonly OfferedTime[];
  /** The first one after it is due, where there is none before. */
  readonly after: OfferedTime | null;
  /** The hours that were looked through: `9:00 AM to 9:00 PM`. */
  readonly hours: string;
  /** Whether the learner has hours for study of their own. */
  readonly ownHours: boolean;
  /** Whether any day has so many minutes in one piece. */
  readonly fits: boolean;
  /** Whether the task is overdue already. */
  readonly overdue: boolean;
  /** When its block in the calendar is now; `null` for none. */
  readonly now: string | null;
}

/** What became of a task in the calendar. */
export interface Sent {
  readonly eventId: string;
  /** Takes the event away again, or puts it back to its time. */
  readonly takeBack: () => void;
}

/** The board's way into the calendar. */
export interface ToCalendar {
  /** Makes an event of a task, or moves the one it has. */
  readonly send: (block: CalendarBlock) => Sent;
  /** When a task is proposed to start on a day, `YYYY-MM-DD`: `HH:MM` of its first free hour. */
  readonly freeTime: (day: string) => string;
  /** @param daytime all hours of the day, and not those for study */
  readonly find: (task: Task, minutes: number, daytime: boolean) => Promise<FreeTimes>;
  /** What a block would clash with, in words; empty for nothing. */
  readonly clashes: (block: Omit<CalendarBlock, 'text'>) => Promise<string>;
  /** A span of instants as a block has it. */
  readonly blockAt: (time: {
    readonly start: number;
    readonly end: number;
  }) => Pick<CalendarBlock, 'day' | 'time' | 'minutes'>;
  /** The calendar itself; fetched when it is first drawn. */
  readonly Beside: ComponentType<BesideProps>;
}

/** What the blocks of tasks clash with, in words, by the task's id. */
export const ClashesContext = createContext<Readonly<Record<string, string>>>({});
export const useClash = (taskId: string): string | undefined => use(ClashesContext)[taskId];
