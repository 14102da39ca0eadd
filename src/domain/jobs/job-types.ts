/** Where an application is, in the order in which it moves on. */
export const STATUSES = ['saved', 'applied', 'interview', 'offer', 'closed'] as const;
export type JobStatus = (typeof STATUSES)[number];

export const STATUS_NAMES: Readonly<Record<JobStatus, string>> = {
  saved: 'Saved',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
};

export const NEEDS = ['must', 'nice', 'not-asked'] as const;
/** `not-asked`: the learner says that the posting was read wrongly; it is kept so that it does not come back. */
export type Need = (typeof NEEDS)[number];

/** One thing that a job asks for. */
export interface Requirement {
  readonly id: string;
  /** Canonical name of the vocabulary; `null` for something in the learner's own words. */
  readonly skill: string | null;
  /** As the posting writes it, or as the learner entered it. */
  readonly words: string;
  readonly need: Need;
  /**
   * Those of one job with the same `anyOf` are alternatives: one of them is enough, and they count once. `null`: asked for by
   * itself.
   */
  readonly anyOf: string | null;
  /** The `anyOf` that it had until the learner asked for each of the alternatives. */
  readonly apart?: string | undefined;
  /** The line of the posting that decided `need`, trimmed; `null` where the learner added it. */
  readonly quote: string | null;
  /** The learner added or changed it: reading the posting again leaves it alone. */
  readonly touched: boolean;
}

export interface StatusChange {
  readonly status: JobStatus;
  /** ISO date-time. */
  readonly at: string;
}

export interface Contact {
  readonly id: string;
  readonly name: string;
  /** Role, mail, telephone: whatever the learner notes. */
  readonly note: string;
}

/** The resume that went out with an application. */
export interface SentResume {
  /** Id of a resume of the form, or of a report; it may be gone by now. */
  readonly id: string;
  /** What it was called then. */
  readonly title: string;
  /** ISO date-time. */
  readonly at: string;
}

/** A job that the learner wants. Plain JSON. */
export interface Job {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  /** Web address of the posting, or empty. */
  readonly link: string;
  readonly place: string;
  /** The whole text. */
  readonly posting: string;
  readonly status: JobStatus;
  /** Every status so far, the first one first; the last one is `status`. */
  readonly history: readonly StatusChange[];
  /** `YYYY-MM-DD` */
  readonly deadline: string | null;
  /** `event`: id of an event of the calendar. One that was removed there counts for nothing. */
  readonly interviews: readonly { readonly event: string }[];
  readonly contacts: readonly Contact[];
  readonly notes: string;
  readonly sent: SentResume | null;
  readonly requirements: readonly Requirement[];
  /** ISO date-time. */
  readonly createdAt: string;
}

/** The fields that the learner fills in as text. */
export type JobField = 'title' | 'company' | 'link' | 'place' | 'notes';

/** Longest text of a posting, in UTF-16 units. */
export const LONGEST_POSTING = 200_000;
export const LONGEST_FIELD = 300;
export const LONGEST_LINK = 2000;
export const LONGEST_NOTES = 20_000;
/** Longest note of a contact. */
export const LONGEST_CONTACT_NOTE = 2000;
