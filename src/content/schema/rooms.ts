import type { Room } from './room.ts';
import { bankWords } from './rooms/bank-words.ts';
import { cards } from './rooms/cards.ts';
import { challenges } from './rooms/challenges.ts';
import { communities } from './rooms/communities.ts';
import { events } from './rooms/events.ts';
import { guides } from './rooms/guides.ts';
import { interview75 } from './rooms/interview-75.ts';
import { mistakes } from './rooms/mistakes.ts';
import { programs } from './rooms/programs.ts';
import { questions } from './rooms/questions.ts';
import { references } from './rooms/references.ts';
import { roles } from './rooms/roles.ts';
import { subjects } from './rooms/subjects.ts';
import { tracks } from './rooms/tracks.ts';
import { ways } from './rooms/ways.ts';

/** Every kind of content there is. */
export const rooms: readonly Room[] = [
  bankWords,
  cards,
  challenges,
  communities,
  events,
  guides,
  interview75,
  mistakes,
  programs,
  questions,
  references,
  roles,
  subjects,
  tracks,
  ways,
];
