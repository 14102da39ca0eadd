import { useLocation } from 'react-router-dom';
import { hostedModelOf } from '../ai/providers/config';
import { selectModelConfig } from '../features/settings/selectors';
import { Button } from '../ui/button';
import { Notice, Notices } from '../ui/notice';
import { useAppSelector, useDevice, useLoadAgain, useVersionState } from './hooks';
import { paths } from './paths';
import { VersionNotice } from './version-notice';

/** What the learner must know about the page itself: a newer version, a model that it was not loaded for. */
export function PageNotices() {
  const version = useVersionState();
  const baseUrl = useAppSelector((state) => hostedModelOf(selectModelConfig(state)).baseUrl);
  const { reach } = useDevice();
  const loadAgain = useLoadAgain();
  const { pathname } = useLocation();
  // In Settings the words are beside the address.
  const cutOff = !reach.reaches(baseUrl) && pathname.toLowerCase() !== paths.settings;
  return (
    <Notices>
      <VersionNotice state={version} onReload={loadAgain} />
      {cutOff ? (
        <Notice
          tone="warning"
          role="status"
          title="The page must be reloaded to reach your model."
          actions={
            <Button size="sm" look="primary" onClick={loadAgain}>
              Reload the page
            </Button>
          }
        >
          It was loaded before {new URL(baseUrl).origin} was chosen and cannot call it. Everything is kept, except a key
          that you did not ask to remember.
        </Notice>
      ) : null}
    </Notices>
  );
}
