import { z } from 'zod';
import type { Communities } from '../../../domain/catalogue/types.ts';
import { linkWithId } from '../link.ts';
import type { Room } from '../room.ts';
import { checked, readYaml } from '../source.ts';

const community = z.strictObject({ ...linkWithId.shape, handle: z.string().startsWith('@').exactOptional() });

const schema: z.ZodType<Communities> = z.strictObject({
  discord: z.array(community),
  reddit: z.array(community),
  x: z.array(community),
});

/** `communities.yaml`: the three lists of Join Tech Communities. */
export const communities: Room = {
  place: 'communities.yaml',
  read: (place, root) => new Map([['communities', { data: checked(schema, readYaml(root, place)) }]]),
};
