import { type AppVersions, watchVersions } from '../platform/app-versions';
import { pageVersion } from './page-version';
import { browserPage } from './persistence/page-signals';

const reloadPage = () => window.location.reload();

/** Development, and browsers or windows without service workers. */
const single: AppVersions = {
  begin: () => {},
  getState: () => 'current',
  subscribe: () => () => {},
  reload: reloadPage,
};

/** The builds of this app on this device; the built app's service worker is behind it. */
export const versions: AppVersions =
  pageVersion !== null && navigator.serviceWorker
    ? watchVersions({
        container: navigator.serviceWorker,
        url: `${import.meta.env.BASE_URL}service-worker.js`,
        version: pageVersion,
        reloadPage,
        onShow: (listener) => void browserPage.onShow(listener),
        now: () => performance.now(),
      })
    : single;
