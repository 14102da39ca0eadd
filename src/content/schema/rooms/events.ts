import { z } from 'zod';
import type { EventCard } from '../../../domain/catalogue/types.ts';
import { linkWithId, text } from '../link.ts';
import type { Room } from '../room.ts';
import { checkedFile, faultAt, readYaml, throwFaults } from '../source.ts';

const schema = z.array(
  z.strictObject({
    id: text,
    title: z.enum(['Find Hackathons', 'Stay Updated', 'Start Coding Prep', 'For UI/UX']),
    links: z.array(
      z.strictObject({
        ...linkWithId.shape,
        url: z.union([linkWithId.shape.url, z.string().regex(/^\/[a-z]+$/)], {
          error: 'has to be an address that begins with https://, or a path of the app',
        }),
      }),
    ),
  }),
);

/** `events.yaml`: the cards of Events and tips; `content:events/ids` are the ids of their links that lead outside. */
export const events: Room = {
  place: 'events.yaml',
  read: (place, root) => {
    const { source, data } = checkedFile(schema, readYaml(root, place));
    const ids = data.flatMap(({ links }) => links.map(({ id }) => id));
    throwFaults(
      data.flatMap(({ links }, card) =>
        links.flatMap(({ id }, at) =>
          ids.indexOf(id) < ids.lastIndexOf(id)
            ? faultAt(source, [card, 'links', at, 'id'], `"${id}" is there twice`)
            : [],
        ),
      ),
    );
    const cards: EventCard[] = data.map((card) => ({
      ...card,
      links: card.links.map((link) => ({ ...link, id: `event/${link.id}` })),
    }));
    const outside = cards.flatMap(({ links }) => links).filter(({ url }) => !url.startsWith('/'));
    return new Map([
      ['events', { data: cards }],
      ['events/ids', { data: outside.map(({ id }) => id) }],
    ]);
  },
};
