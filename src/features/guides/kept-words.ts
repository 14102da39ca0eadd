import type { GuideId } from '../../domain/catalogue/guide-types';
import { buildReadme } from '../../domain/guides/github-readme';
import { counted } from '../../ui/format';
import { draftsOfKind, type GuideDraft } from './drafts-slice';

/** What was made on a guide's page so far, as its card says it; `null` when nothing was. */
export function keptWords(id: GuideId, drafts: Readonly<Record<string, GuideDraft>>): string | null {
  if (id === 'github') {
    const [readme] = draftsOfKind(drafts, 'github-readme');
    return readme && buildReadme(readme) !== '' ? 'You have started a README.' : null;
  }
  if (id !== 'linkedin') return null;
  const [profile] = draftsOfKind(drafts, 'linkedin-profile');
  const planned = draftsOfKind(drafts, 'post').filter(({ posted }) => !posted).length;
  const weeks = draftsOfKind(drafts, 'week').length;
  const parts = [
    profile && [profile.headline, profile.about, profile.experience].some((text) => text.trim() !== '')
      ? 'profile texts'
      : '',
    planned > 0 ? counted(planned, 'planned post') : '',
    weeks > 0 ? counted(weeks, 'week of figures', 'weeks of figures') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : `Kept here: ${parts.join(', ')}.`;
}
