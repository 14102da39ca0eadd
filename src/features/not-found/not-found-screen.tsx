import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';

/** Any path that no screen owns, with a way back. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <Page title="Page not found" width="reading">
      <div className="relative isolate overflow-hidden rounded-card border border-line bg-surface px-6 py-16 text-center">
        <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-10" />
        <p className="figures text-3xl font-semibold text-ink-faint">404</p>
        <h1 className="mt-2 text-2xl font-semibold">Page not found</h1>
        <p className="mx-auto mt-2 max-w-[46ch] text-ink-soft">
          There is no screen at <code className="text-sm break-all">{pathname}</code>. Nothing you made is affected.
        </p>
        <div className="mt-6 flex justify-center gap-2">
          <ButtonLink to={paths.home} look="primary">
            Go to Home
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
