import { useSyncExternalStore } from 'react';
import { Notices } from '../ui/notice';
import { VersionNotice } from './version-notice';
import { versions } from './versions';

/** What the landing page, which has no store, must say of itself. */
export function LandingNotices() {
  const state = useSyncExternalStore(versions.subscribe, versions.getState);
  return (
    <Notices>
      <VersionNotice state={state} onReload={versions.reload} />
    </Notices>
  );
}
