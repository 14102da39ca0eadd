/** What of the app a task can be about, as `kind id`. */
export const LINK_KINDS = [
  'topic',
  'job',
  'challenge',
  'resume',
  'question',
  'story',
  'plan',
  'guide',
  'report',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

const TEXT = /^([a-z]+) (\S{1,200})$/;

/** A link's kind and id; `null` for anything that is no link. A kind that only a later version knows is one, too. */
export function linkOf(text: string): { readonly kind: string; readonly id: string } | null {
  const [, kind, id] = TEXT.exec(text) ?? [];
  return kind !== undefined && id !== undefined ? { kind, id } : null;
}

export const isLink = (text: string): boolean => linkOf(text) !== null;
