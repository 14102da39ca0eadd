import { useLocation } from 'react-router-dom';
import { hostedModelOf } from '../ai/providers/config';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useAppSelector, useDevice, useLoadAgain, useVersionState } from './hooks';
import { paths } from './paths';

/** What the learner must know about the page itself: a newer version, a model that it was not loaded for. */
export function PageNotices() {
  const version = useVersionState();
  const baseUrl = useAppSelector((state) => hostedModelOf(state.settings.ai).baseUrl);
  const { reach } = useDevice();
  const loadAgain = useLoadAgain();
  const { pathname } = useLocation();
  const notices = [];
  if (version !== 'current')
    notices.push(
      <Notice
        key="version"
        role="status"
        title={version === 'ready' ? 'A new version is ready' : 'Elevate was updated in another tab'}
        actions={
          <Button size="sm" look="primary" onClick={loadAgain}>
            Reload
          </Button>
        }
      >
        This page goes on with the version it began with until you reload it. Everything you made is kept, except a key
        of a model that you did not ask to remember.
      </Notice>,
    );
  // In Settings the words stand beside the address.
  if (!reach.reaches(baseUrl) && pathname.toLowerCase() !== paths.settings)
    notices.push(
      <Notice
        key="reach"
        tone="warning"
        role="status"
        title="The page must load again to reach your model."
        actions={
          <Button size="sm" look="primary" onClick={loadAgain}>
            Load the page again
          </Button>
        }
      >
        It was loaded before {new URL(baseUrl).origin} was chosen and cannot call it. Everything is kept, except a key
        that you did not ask to remember.
      </Notice>,
    );
  if (notices.length === 0) return null;
  return <div className="mx-auto grid w-full max-w-[1184px] gap-3 px-4 pt-5 sm:px-6 md:px-8">{notices}</div>;
}
