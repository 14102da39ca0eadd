import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { KeptProfile } from '../../domain/guides/github-profile';
import type { PlannedPost } from '../../domain/guides/post-plan';
import { emptyReadme, type ReadmeForm } from '../../domain/guides/readme-form';
import type { LinkedInText } from '../../domain/guides/types';
import type { WeekFigures } from '../../domain/guides/weekly-figures';

/** What was made on the guide pages: each kind of text, each post and each week is a separate document. */
export type GuideDraft =
  | ({ readonly id: 'linkedin-profile'; readonly kind: 'linkedin-profile' } & LinkedInText)
  | ({ readonly id: 'github-readme'; readonly kind: 'github-readme' } & ReadmeForm)
  | ({ readonly id: 'github-profile'; readonly kind: 'github-profile' } & KeptProfile)
  /** Whether the assistant of a guide gets the learner’s texts; without it, it does not. */
  | { readonly id: string; readonly kind: 'sharing'; readonly shares: boolean }
  /** The post that is being written. */
  | { readonly id: 'new-post'; readonly kind: 'new-post'; readonly date: string; readonly text: string }
  | ({ readonly kind: 'post' } & PlannedPost)
  | ({ readonly kind: 'week' } & WeekFigures);

/** Id of the post that is being written: each tab writes its own. */
export const NEW_POST = 'new-post';

/** Id of the choice whether a guide’s assistant gets the learner’s texts. */
export const sharingId = (guide: string): string => `sharing-${guide}`;

export type OfKind<K extends GuideDraft['kind']> = Extract<GuideDraft, { kind: K }>;
export type PostDraft = OfKind<'post'>;
export type WeekDraft = OfKind<'week'>;

const adapter = createEntityAdapter<GuideDraft>();

export const guideDraftsSlice = createSlice({
  name: 'guideDrafts',
  initialState: adapter.getInitialState(),
  reducers: {
    guideDraftKept: (state, action: PayloadAction<GuideDraft>) => {
      adapter.setOne(state, action.payload);
    },
    postPlanned: {
      reducer: (state, action: PayloadAction<PostDraft>) => {
        adapter.setOne(state, action.payload);
        adapter.removeOne(state, NEW_POST);
      },
      prepare: (post: Pick<PlannedPost, 'date' | 'text'>) => ({
        payload: { ...post, id: `post-${nanoid()}`, kind: 'post' as const, posted: false },
      }),
    },
    guideDraftRemoved: (state, action: PayloadAction<string>) => {
      adapter.removeOne(state, action.payload);
    },
    guideDraftsReceived: (state, action: PayloadAction<{ documents: GuideDraft[]; removed: string[] }>) => {
      adapter.setMany(state, action.payload.documents);
      adapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { guideDraftKept, postPlanned, guideDraftRemoved, guideDraftsReceived } = guideDraftsSlice.actions;

/** The documents of one kind, in no order. Makes a new list at each call: for use behind `useMemo`. */
export const draftsOfKind = <K extends GuideDraft['kind']>(
  drafts: Readonly<Record<string, GuideDraft>>,
  kind: K,
): readonly OfKind<K>[] => Object.values(drafts).filter((draft): draft is OfKind<K> => draft.kind === kind);

export const emptyProfile: OfKind<'linkedin-profile'> = {
  id: 'linkedin-profile',
  kind: 'linkedin-profile',
  headline: '',
  about: '',
  experience: '',
};
export const emptyReadmeDraft: OfKind<'github-readme'> = { id: 'github-readme', kind: 'github-readme', ...emptyReadme };
