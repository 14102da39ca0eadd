import type { Room } from './room.ts';
import { challenges } from './rooms/challenges.ts';
import { communities } from './rooms/communities.ts';

/** Every kind of content there is. */
export const rooms: readonly Room[] = [challenges, communities];
