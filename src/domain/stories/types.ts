/** The parts of a story, in the order in which it is told. */
export const STORY_PARTS = ['situation', 'action', 'result'] as const;
export type StoryPartName = (typeof STORY_PARTS)[number];

/** Something that happened, told so that it answers more than one question. */
export interface Story {
  readonly id: string;
  /** May be empty while it is written. */
  readonly title: string;
  readonly situation: string;
  readonly action: string;
  readonly result: string;
  /** What it shows; names of the vocabulary where they are known. */
  readonly skills: readonly string[];
  /** What it tells about: the topic of the question it was told for, such as "Conflict". May be empty. */
  readonly theme: string;
  /** The answer it was kept from; `null` for one that was written by itself. */
  readonly from: { readonly session: string; readonly question: number } | null;
  /** ISO date-times. */
  readonly createdAt: string;
  readonly changedAt: string;
}

export type StoryWords = Pick<Story, 'title' | 'theme' | 'skills' | StoryPartName>;

const LONGEST_NAME = 80;

/** What a list calls it. */
export const storyName = ({ title, situation, action }: Pick<Story, 'title' | 'situation' | 'action'>): string =>
  [title, action, situation].map((text) => text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME)).find(Boolean) ??
  'Untitled story';
