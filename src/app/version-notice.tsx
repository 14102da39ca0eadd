import type { VersionState } from '../platform/app-versions';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** Says that a newer build is on this device; nothing while there is none. */
export function VersionNotice({ state, onReload }: { state: VersionState; onReload: () => void }) {
  if (state === 'current') return null;
  return (
    <Notice
      role="status"
      title={state === 'ready' ? 'A new version is ready' : 'Elevate was updated in another tab'}
      actions={
        <Button size="sm" look="primary" onClick={onReload}>
          Reload
        </Button>
      }
    >
      This page keeps the version it started with until you reload it. Everything you made is kept, except a model key
      that you did not ask to remember.
    </Notice>
  );
}
