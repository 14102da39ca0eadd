import * as z from 'zod/mini';
import { readHandle } from '../../domain/coding-profile/platforms';
import { LARGEST, LONGEST_TEXT, lengthOf, type PlatformId } from '../../domain/coding-profile/types';

const text = z.string().check(z.refine((value) => lengthOf(value) <= LONGEST_TEXT, 'Too long.'));
const figure = (largest: number) => z.nullable(z.int().check(z.gte(0), z.lte(largest)));

const platform = (id: PlatformId) =>
  z.object({
    handle: z.string().check(
      z.refine((value) => {
        const reading = readHandle(id, value);
        return value === '' || (reading.kind === 'handle' && reading.handle === value);
      }, 'No handle.'),
    ),
    solved: figure(LARGEST.solved),
  });

export const profileSchema = z.object({
  displayName: text,
  handle: text,
  bio: text,
  country: text,
  university: text,
  refreshedOn: z.nullable(z.iso.date()),
  views: figure(LARGEST.views),
  contests: figure(LARGEST.contests),
  rating: figure(LARGEST.rating),
  platforms: z.object({
    leetcode: platform('leetcode'),
    codeforces: platform('codeforces'),
    codechef: platform('codechef'),
    hackerrank: platform('hackerrank'),
    geeksforgeeks: platform('geeksforgeeks'),
  }),
  theme: z.enum(['dark', 'light']),
});
