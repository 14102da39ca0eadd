import { z } from 'zod';

/** Only the app's own content supplies addresses, and only such. */
const address = z.url({ protocol: /^https$/, error: 'has to be an address that begins with https://' });

/** A text that is not empty. */
export const text = z.string().min(1);

/** A page elsewhere. */
export const link = z.strictObject({
  name: text,
  url: address,
  /** Whether the exact page was read; nothing is claimed of one that was not. */
  seen: z.boolean().default(true),
  about: z.array(text).default([]),
});

/** A page elsewhere that can be saved, and so has an id. */
export const linkWithId = z.strictObject({ id: text, ...link.shape });
