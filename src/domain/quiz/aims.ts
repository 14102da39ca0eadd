/** How well the learner knows the field, and what for. */
export const STUDY_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type StudyLevel = (typeof STUDY_LEVELS)[number];
export const STUDY_GOALS = ['understand', 'interview', 'remember'] as const;
export type StudyGoal = (typeof STUDY_GOALS)[number];

export interface StudyAims {
  readonly level: StudyLevel;
  readonly goal: StudyGoal;
}

/** `lesson`: cards explained, with questions; `quiz`: questions alone; `cards`: flashcards, graded by the learner. */
export const STUDY_MODES = ['lesson', 'quiz', 'cards'] as const;
export type StudyMode = (typeof STUDY_MODES)[number];

/** How much a day may bring. */
export interface DayLimits {
  readonly newCards: number;
  readonly reviews: number;
}

export const DAY_LIMITS: DayLimits = { newCards: 20, reviews: 60 };
