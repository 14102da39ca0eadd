import type { UnknownAction } from '@reduxjs/toolkit';
import type { EventAbout } from '../domain/calendar/about';
import type { Span } from '../domain/calendar/free-time';
import type { StudyPart, StudyWant } from '../domain/study/study-plan';

/** Time to be put into the calendar for something of the app. */
export interface NewBlock {
  readonly text: string;
  /** Instants. */
  readonly start: number;
  readonly end: number;
  readonly about: EventAbout;
}

/** A change in the calendar with what follows from it elsewhere, what takes all of that back, and what is said of it. */
export interface Change {
  readonly run: readonly UnknownAction[];
  readonly undo: readonly UnknownAction[];
  readonly said: string | null;
}

/** Actions that make something of many, and take each away again. */
export interface MadeOfMany {
  readonly add: UnknownAction;
  readonly remove: readonly UnknownAction[];
}

/** What is to be put into the calendar, over a dialog that shows it first. */
export interface StudyPlanProps {
  readonly title: string;
  readonly lead: string;
  /** What files of the plan are called by. */
  readonly name: string;
  /** How the wants are ordered: `the most valuable first`. */
  readonly order: string;
  readonly wants: readonly StudyWant[];
  /** What is done in the time of one thing, in its order; the same function while the dialog is open. */
  readonly partsOf: (want: StudyWant) => readonly StudyPart[];
  /** What a block opens that is about nothing else. */
  readonly subject: EventAbout;
  /** The day to be ready by, `YYYY-MM-DD`; empty where it is not known. */
  readonly by: string;
  /** Hours a week; `null`: a proposal. */
  readonly hours: number | null;
  /** Hours on each day of the week, Sunday first, where they are known. */
  readonly byDay: readonly number[] | null;
  /** What is said where nothing is left to study. */
  readonly none: string;
  readonly onClose: () => void;
}

/** Blocks of study that were missed, each with a new place. */
export interface MissedBlocksProps {
  /** The roadmap that they are of; `null` for all. */
  readonly plan: string | null;
}

/** The calendar beside the board, as a drag of the board sees it. */
export interface CalendarSide {
  /** The time under a point of the window, of this many minutes; `null` outside of the hours. */
  timeAt(at: { readonly x: number; readonly y: number }, minutes: number): Span | null;
  /** Where a drag by keyboard comes in: the next free time. @param own id of the event that would be moved */
  firstFree(minutes: number, own: string | null): Span;
  /** A time after an arrow key: half an hour, or a day. */
  stepped(time: Span, key: 'up' | 'down' | 'left' | 'right'): Span;
  /** Draws where it would be dropped, and what that clashes with; `null` draws nothing. */
  show(time: Span | null, own: string | null): void;
  /** A time in words, with what it clashes with: `Tue, Nov 24, 3:00 PM to 4:00 PM. Clashes with …` */
  words(time: Span, own: string | null): string;
  /** Where the drawn time is on the screen; `null` where it is out of sight. */
  corner(): { readonly x: number; readonly y: number } | null;
  /** Scrolls its hours by a step where the point is near one of their edges; whether it did. */
  scrollAt(at: { readonly x: number; readonly y: number }): boolean;
}

/** The calendar beside the board. */
export interface BesideProps {
  readonly view: 'day' | 'week';
  readonly onView: (view: 'day' | 'week') => void;
  /** Hears of the calendar when it is drawn, and `null` when it goes. */
  readonly onSide: (side: CalendarSide | null) => void;
}
