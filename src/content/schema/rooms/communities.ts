import { z } from 'zod';
import type { Communities } from '../../../domain/catalogue/types.ts';
import { linkWithId, text } from '../link.ts';
import type { Room } from '../room.ts';
import { checked, readYaml } from '../source.ts';

const community = z.strictObject({
  ...linkWithId.shape,
  handle: text.startsWith('@', 'has to begin with @').exactOptional(),
});

const schema = z.strictObject({
  discord: z.array(community),
  reddit: z.array(community),
  x: z.array(community),
});

/** `communities.yaml`: the three lists of Join Tech Communities; `content:communities/ids` are the ids alone. */
export const communities: Room = {
  place: 'communities.yaml',
  read: (place, root) => {
    const { discord, reddit, x } = checked(schema, readYaml(root, place));
    const within = (list: string, links: z.output<typeof schema>['x']) =>
      links.map((one) => ({ ...one, id: `${list}/${one.id}` }));
    const found: Communities = {
      discord: within('discord', discord),
      reddit: within('reddit', reddit),
      x: within('x', x),
    };
    const ids = [found.discord, found.reddit, found.x].flatMap((links) => links.map(({ id }) => id));
    return new Map([
      ['communities', { data: found }],
      ['communities/ids', { data: ids }],
    ]);
  },
};
