/** A label or list of the board that a mark can name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface QuickAddContext {
  /** The device's clock, `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
  /** BCP 47: orders numeric dates and says whether 3:30 may be the afternoon. */
  readonly locale: string;
  /** 0 Sunday to 6 Saturday. */
  readonly weekStart: number;
  readonly labels: readonly Named[];
  readonly lists: readonly Named[];
}

export type Priority = 'none' | 'low' | 'medium' | 'high';

/** What a part of the text was understood as; `unsure` stays in the title, `escape` is a backslash that is dropped. */
export type SpanKind =
  | 'title'
  | 'day'
  | 'time'
  | 'estimate'
  | 'label'
  | 'priority'
  | 'list'
  | 'repeat'
  | 'unsure'
  | 'escape';

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly kind: SpanKind;
  /** What it was understood as; `''` for the title. */
  readonly says: string;
}

/** A label as it was written: `id` is `null` where the board has none of this name yet. */
export interface LabelMark {
  readonly id: string | null;
  readonly name: string;
}

export interface QuickAdd {
  readonly title: string;
  /** `YYYY-MM-DD` */
  readonly due: string | null;
  /** `HH:MM` */
  readonly dueTime: string | null;
  /** Minutes. */
  readonly estimate: number | null;
  readonly priority: Priority;
  readonly labels: readonly LabelMark[];
  /** The id of a list. */
  readonly list: string | null;
  /** An RRULE without its name; `''` for once. */
  readonly repeat: string;
  /** The whole text, cut into what each part means. */
  readonly spans: readonly Span[];
  /** What was decided or left alone, and how to write it otherwise. */
  readonly notes: readonly string[];
}

/** A day as a number of days since 1970. */
export type DayNumber = number;

/** A day that was read; `note` says what had to be decided. */
export interface DayRead {
  readonly day: DayNumber;
  readonly note: string | null;
}

/** What a piece of text may be, before it is known what else is there. `to` is its end. */
export type Found =
  | { readonly kind: 'day'; readonly to: number; readonly read: DayRead; readonly use: DayUse; readonly part?: DayPart }
  | { readonly kind: 'moment'; readonly to: number; readonly minutes: number }
  | { readonly kind: 'time'; readonly to: number; readonly time: TimeRead; readonly ends?: number }
  | { readonly kind: 'estimate'; readonly to: number; readonly minutes: number }
  | { readonly kind: 'label'; readonly to: number; readonly label: LabelMark }
  | { readonly kind: 'priority'; readonly to: number; readonly priority: Priority }
  | { readonly kind: 'list'; readonly to: number; readonly list: Named }
  | { readonly kind: 'repeat'; readonly to: number; readonly rule: RepeatRule }
  | { readonly kind: 'unsure'; readonly to: number; readonly note: string };

/** Whether a day is one the task is due on, the last of a repeat, or the one after the last. */
export type DayUse = 'on' | 'until' | 'before';
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

export interface TimeRead {
  /** Minutes since midnight; of an unsure one as it is written. */
  readonly minutes: number;
  /** `false`: it may be twelve hours later. */
  readonly sure: boolean;
}

export interface RepeatRule {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  /** 0 Sunday to 6 Saturday. */
  readonly weekdays: readonly number[];
  /** With weekdays of a month: which one; -1 the last; 0 each. */
  readonly nth: number;
  /** 0: none. */
  readonly monthDay: number;
  /** 1 to 12; 0: none. */
  readonly month: number;
  /** 0: no end by count. */
  readonly count: number;
}
