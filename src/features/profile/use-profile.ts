import { useAppDispatch, useAppSelector, useSignIn } from '../../app/hooks';
import { type LocalName, localNameOf, ownerOf } from '../../domain/coding-profile/owner';
import type { Profile } from '../../domain/coding-profile/types';
import { selectUser } from '../session/selectors';
import { profileChanged, profileReceived } from './profile-slice';
import { selectCodingProfile } from './selectors';

/** The coding profile with the name to show, and the ways to change it. */
export function useProfile() {
  const profile = useAppSelector(selectCodingProfile);
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const signIn = useSignIn();
  const owner = ownerOf(profile, user);
  /** A name is what makes a local profile: without one it stays as it is. */
  const rename = (name: LocalName) => {
    const local = localNameOf(name);
    const differs = local.displayName !== user?.displayName || local.handle !== user?.handle;
    if (local.displayName !== '' && differs) signIn(local);
  };
  return {
    profile,
    owner,
    change: (fields: Partial<Omit<Profile, 'platforms'>>) => {
      dispatch(profileChanged(fields));
      if (fields.displayName !== undefined || fields.handle !== undefined) rename({ ...owner, ...fields });
    },
    /** Brings back a profile as it was, with the name it was shown under. */
    restore: (before: Profile, name: LocalName) => {
      dispatch(profileReceived({ ...before, ...name }));
      rename(name);
    },
  };
}
