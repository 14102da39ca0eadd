import { z } from 'zod';

/** Only the app's own content supplies addresses, and only such. */
const address = z.url({ protocol: /^https$/, error: 'an address that begins with https://' });

/** A page elsewhere. */
export const link = z.strictObject({
  name: z.string().min(1),
  url: address,
  /** Whether the exact page was read; nothing is claimed of one that was not. */
  seen: z.boolean(),
  about: z.array(z.string().min(1)),
});

/** A page elsewhere that can be saved, and so has an id. */
export const linkWithId = z.strictObject({ id: z.string().min(1), ...link.shape });
