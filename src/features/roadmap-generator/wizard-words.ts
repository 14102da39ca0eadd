import type { WizardFailure } from '../../../machines/contracts/roadmap';
import type { TimeProblem } from '../../domain/plans/time-limit';
import type { Depth, Level, RoadmapResource, TopicState } from '../../domain/plans/types';

/** The product spec's messages, letter for letter (section 8). A provider's own message goes before them. */
export const FAILURES: Readonly<Record<Exclude<WizardFailure, 'provider'>, string>> = {
  engine: 'Error generating roadmap',
  empty: 'No roadmap was generated',
  request: 'Failed to generate roadmap',
};

/** What happened behind those messages, and what to do. */
export const FAILURE_HELP: Readonly<Record<WizardFailure, string>> = {
  provider: 'Everything you entered is kept.',
  engine: 'A part of the app ran into a fault. Everything you entered is kept; try again, or reload the page.',
  empty:
    'The model sent a reply without any text. Everything you entered is kept; try again, or choose another model in Settings.',
  request:
    'The model’s service gave no reason. Everything you entered is kept; check the model in Settings and try again.',
};

/** What is wrong with a time limit that was read; any other was not understood. */
export const TIME_PROBLEMS: Partial<Readonly<Record<TimeProblem, string>>> = {
  past: 'In the past',
  zero: 'No time at all',
  'no-such-day': 'No such day',
  'too-long': 'Too long',
  'too-much': 'Too many hours',
};

export const LEVEL_OPTIONS: readonly { value: Level; label: string; detail: string }[] = [
  { value: 'beginner', label: 'Beginner', detail: 'New to it. The groundwork is part of the plan.' },
  {
    value: 'intermediate',
    label: 'Intermediate',
    detail: 'You have used it. The basics are left out, and the plan says which.',
  },
  { value: 'advanced', label: 'Advanced', detail: 'You use it daily. Only the later topics remain.' },
];

export const DEPTH_OPTIONS: readonly { value: Depth; label: string; detail: string }[] = [
  { value: 'overview', label: 'Overview', detail: 'What it is for and how the parts fit together.' },
  { value: 'moderate', label: 'Moderate', detail: 'Enough to use it in something of your own.' },
  { value: 'in-depth', label: 'In-depth', detail: 'Enough to choose between ways and explain why.' },
];

export const STATE_OPTIONS: readonly { value: TopicState; label: string }[] = [
  { value: 'not-started', label: 'Not started' },
  { value: 'learning', label: 'Learning' },
  { value: 'done', label: 'Done' },
  { value: 'skipped', label: 'Skipped' },
];

export const KIND_WORDS: Readonly<Record<RoadmapResource['kind'], string>> = {
  roadmap: 'Roadmap',
  resource: 'Resource',
  video: 'Video',
  certification: 'Certification',
  reference: 'Reference',
};
