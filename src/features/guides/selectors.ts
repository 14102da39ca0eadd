import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { newestFirst } from '../../domain/dates/newest-first';
import {
  emptyProfile,
  emptyReadmeDraft,
  type GuideDraft,
  type guideDraftsSlice,
  NEW_POST,
  type OfKind,
  sharingId,
} from './drafts-slice';
import type { GuideVisit, guideVisitsSlice } from './visits-slice';

type State = WithSlice<typeof guideDraftsSlice>;

/** Everything that was made on the guide pages, by id. */
export const selectGuideDrafts = ({ guideDrafts }: State): Readonly<Record<string, GuideDraft>> => guideDrafts.entities;

/** The guides that were looked at, the last one first. */
export const selectGuideVisits = createSelector(
  [({ guideVisits }: WithSlice<typeof guideVisitsSlice>) => guideVisits.entities],
  (byId): readonly GuideVisit[] => Object.values(byId).sort(newestFirst(({ at }) => at)),
);

/** The texts of the LinkedIn profile as they are. */
export function selectProfile({ guideDrafts }: State): OfKind<'linkedin-profile'> {
  const draft = guideDrafts.entities['linkedin-profile'];
  return draft?.kind === 'linkedin-profile' ? draft : emptyProfile;
}

/** The profile README as it is. */
export function selectReadme({ guideDrafts }: State): OfKind<'github-readme'> {
  const draft = guideDrafts.entities['github-readme'];
  return draft?.kind === 'github-readme' ? draft : emptyReadmeDraft;
}

/** The GitHub profile that was read last, or `null`. */
export function selectGithubProfile({ guideDrafts }: State): OfKind<'github-profile'> | null {
  const draft = guideDrafts.entities['github-profile'];
  return draft?.kind === 'github-profile' ? draft : null;
}

/** Whether the learner agreed that the assistant of this guide gets their texts. */
export function selectShares({ guideDrafts }: State, guide: string): boolean {
  const draft = guideDrafts.entities[sharingId(guide)];
  return draft?.kind === 'sharing' && draft.shares;
}

/** The post that is being written, or `null`. */
export function selectNewPost({ guideDrafts }: State): OfKind<'new-post'> | null {
  const draft = guideDrafts.entities[NEW_POST];
  return draft?.kind === 'new-post' ? draft : null;
}
