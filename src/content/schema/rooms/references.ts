import { join } from 'node:path';
import { z } from 'zod';
import type { CatalogueLink, Reference } from '../../../domain/catalogue/types.ts';
import { link, text } from '../link.ts';
import type { Room } from '../room.ts';
import { type Checked, checkedFile, readYaml } from '../source.ts';

const schema = z.record(text, z.strictObject({ ...link.shape, words: z.array(text).min(1) }));

/** The pages of `references.yaml` by name. */
export const readReferences = (content: string, root: string): Checked<z.output<typeof schema>> =>
  checkedFile(schema, readYaml(root, join(content, 'references.yaml')));

/** The pages of `references.yaml` as a card or a topic names them. */
export const referenceLinks = ({ data }: ReturnType<typeof readReferences>): [key: string, link: CatalogueLink][] =>
  Object.entries(data).map(([key, { words: _, ...page }]) => [key, page]);

/** `references.yaml`: pages on many subjects; `content:references` has them for the roadmap generator. */
export const references: Room = {
  place: 'references.yaml',
  read: (place, root) => {
    const { data } = readReferences(join(place, '..'), root);
    const found: Reference[] = Object.values(data).map(({ name, url, words }) => ({ name, url, words }));
    return new Map([['references', { data: found }]]);
  },
};
