import type { StoryPart } from './types';

export const PART_NAMES: Readonly<Record<StoryPart, string>> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
};

export const STORY_HINTS: Readonly<Record<StoryPart, string>> = {
  situation: 'say in one sentence where and when it was and who took part.',
  task: 'say what had to be reached, by when, and why it fell to you.',
  action: 'say what you yourself did, in two or three steps that begin with “I”.',
  result: 'say what came of it, in a figure if you have one, and what you learned.',
};

export const RESPONSE_HINTS: Readonly<Record<StoryPart, string>> = {
  situation: 'say what you would find out first, and from whom.',
  task: 'say what matters most in this situation, and why.',
  action: 'say your steps in order, the first one with its reason.',
  result: 'say how you would know that it worked, and what you would change for the next time.',
};
