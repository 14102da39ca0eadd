import { join } from 'node:path';
import { z } from 'zod';
import { GUIDE_IDS, type Guide, type GuideHead, TOOL_IDS } from '../../../domain/catalogue/guide-types.ts';
import type { CatalogueLink } from '../../../domain/catalogue/types.ts';
import { link, text } from '../link.ts';
import { loadersCode } from '../loaders.ts';
import { inOrder } from '../order.ts';
import type { ContentModule, Room } from '../room.ts';
import { type Checked, checkedFile, faultAt, filesIn, readAll, readYaml, throwFaults } from '../source.ts';

const sentences = z
  .string()
  .regex(/^[\p{Lu}“].+[.]$/u, 'has to be whole sentences: begin with a capital, end with a full stop');
const tip = z.strictObject({ title: text, text: sentences });
const FOUR_OR_FIVE = 'has to be four or five tips';
const tips = z.strictObject({ title: text, tips: z.array(tip).min(4, FOUR_OR_FIVE).max(5, FOUR_OR_FIVE) });
const prompts = z.tuple([text, text, text], 'has to be three questions');

const doc = z.strictObject({
  /** The name by which cards and topics lead to it. */
  key: text.exactOptional(),
  ...link.shape,
  // A site of the old days may have no https.
  url: z.url({ protocol: /^https?$/, error: 'has to be an address that begins with https://' }),
});

const schema = z.strictObject({
  title: text,
  summary: sentences,
  headline: text,
  lead: sentences,
  figures: z.array(z.strictObject({ term: text, value: text, sure: z.boolean().default(true) })),
  tips: z.tuple([tips, tips], 'has to be two columns'),
  featuresLead: sentences,
  features: z.array(
    z.strictObject({
      title: text,
      text: sentences,
      tool: z.strictObject({ id: z.enum(TOOL_IDS), cue: text, title: text.exactOptional() }).exactOptional(),
      /** The name of one of its `docs`. */
      read: text.exactOptional(),
    }),
  ),
  videos: z.array(
    z.strictObject({
      embedId: z.string().regex(/^[\w-]{11}$/, 'has to be the eleven letters, digits and signs of a video’s address'),
      title: text,
      titleExact: z.boolean().default(true),
      channel: text.nullable().default(null),
      about: z.array(text).default([]),
      seen: z.boolean().default(true),
      subject: text,
      why: sentences,
    }),
  ),
  prompts,
  docs: z.array(doc).min(3, 'has to be three pages or more'),
  footer: z.strictObject({ quick: z.array(link), resources: z.array(link) }).exactOptional(),
});

type GuideFile = Checked<z.output<typeof schema>>;

/**
 * The guides in the order of the hub.
 * @throws ContentError
 */
export function readGuides(content: string, root: string): GuideFile[] {
  const folder = join(content, 'guides');
  const files = filesIn(folder, '.yaml').filter((file) => !file.endsWith('order.yaml'));
  const guides = readAll(files, (file) => {
    const guide = checkedFile(schema, readYaml(root, file));
    throwFaults(faultsOf(guide));
    return guide;
  });
  return inOrder(root, join(folder, 'order.yaml'), guides);
}

function faultsOf({ source, data }: GuideFile): string[] {
  const titled = [...data.tips.flatMap(({ tips }) => tips), ...data.features].map(({ title }) => title);
  const twice = titled.find((title, at) => titled.indexOf(title) < at);
  return [
    ...(GUIDE_IDS.some((id) => id === source.name) ? [] : [faultAt(source, [], 'the app has no page for this guide')]),
    ...(twice === undefined ? [] : [faultAt(source, ['tips'], `"${twice}" is the title of two tips or features`)]),
    ...data.features.flatMap(({ read }, at) =>
      read === undefined || data.docs.some(({ name }) => name === read)
        ? []
        : [faultAt(source, ['features', at, 'read'], `no page of "docs" is named "${read}"`)],
    ),
  ];
}

const pageOf = ({ key: _, ...page }: GuideFile['data']['docs'][number]): CatalogueLink => page;

/** The documents of the guides that have a key, as a card or a topic names them. */
export const guideLinks = (guides: readonly GuideFile[]): [key: string, link: CatalogueLink][] =>
  guides.flatMap(({ data }) =>
    data.docs.flatMap((doc): [string, CatalogueLink][] => (doc.key === undefined ? [] : [[doc.key, pageOf(doc)]])),
  );

function guideOf({ source, data }: GuideFile): Guide {
  const docs = data.docs.map(pageOf);
  return {
    ...headOf({ source, data }),
    headline: data.headline,
    lead: data.lead,
    figures: data.figures,
    tips: data.tips,
    featuresLead: data.featuresLead,
    features: data.features.map(({ read, ...feature }) => {
      const page = docs.find(({ name }) => name === read);
      return page ? { ...feature, read: page } : feature;
    }),
    videos: data.videos.map(({ embedId, title, titleExact, channel, subject, why }) => ({
      embedId,
      title: titleExact ? title : `About: ${subject}`,
      channel,
      why,
    })),
    prompts: data.prompts,
    docs,
    ...(data.footer ? { footer: data.footer } : {}),
  };
}

function headOf({ source, data }: GuideFile): GuideHead {
  const id = GUIDE_IDS.find((known) => known === source.name);
  if (!id) throw new RangeError(`There is no guide "${source.name}".`);
  return { id, title: data.title, summary: data.summary };
}

/**
 * `guides/`: `content:guides` is the list of the hub, `content:guides/<id>` one guide, `content:guides/pages` what
 * loads one by its id.
 */
export const guides: Room = {
  place: 'guides',
  read: (place, root) => {
    const found = readGuides(join(place, '..'), root);
    const ids = found.map(({ source }) => source.name);
    return new Map<string, ContentModule>([
      ['guides', { data: found.map(headOf) }],
      ['guides/pages', { code: loadersCode('guides', ids) }],
      ...found.map((guide) => [`guides/${guide.source.name}`, { data: guideOf(guide) }] as const),
    ]);
  },
};
