import type { WithSlice } from '@reduxjs/toolkit';
import type { GuideId } from '../../domain/catalogue/guide-types';
import { buildReadme } from '../../domain/guides/github-readme';
import { type SharedText, sharedTexts } from '../../domain/guides/shared-texts';
import { selectCodingProfile } from '../profile/selectors';
import type { guideDraftsSlice } from './drafts-slice';
import { selectGithubProfile, selectProfile, selectReadme } from './selectors';

type State = WithSlice<typeof guideDraftsSlice> & Parameters<typeof selectCodingProfile>[0];

/** The learner's texts for the assistant of a guide, whether or not they agreed to send them. Makes a new list at each call. */
export const selectSharedTexts = (state: State, guide: GuideId): readonly SharedText[] =>
  sharedTexts(guide, {
    linkedin: selectProfile(state),
    readme: buildReadme(selectReadme(state)),
    github: selectGithubProfile(state)?.profile ?? null,
    coding: selectCodingProfile(state),
  });
