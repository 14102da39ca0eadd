import { Monitor, Moon, Sun } from 'lucide-react';
import { Suspense, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { NotFoundScreen } from '../features/not-found/not-found-screen';
import { SignInScreen } from '../features/session/sign-in-screen';
import { themeChosen } from '../features/settings/settings-slice';
import { ErrorBoundary } from '../ui/error-boundary';
import { Skeleton } from '../ui/progress';
import { ToastProvider } from '../ui/toast';
import { TooltipProvider } from '../ui/tooltip';
import { DeviceContext, PlannerContext, useAppDispatch, useDevice } from './hooks';
import { lazyScreen, reloadNewest, retryFetches } from './lazy-screen';
import { PageNotices } from './page-notices';
import { paths } from './paths';
import { planner } from './planner';
import { detailScreens, footerNav, mainNav, screens } from './screens';
import type { PaletteEntry } from './shell/nav';
import { Shell } from './shell/shell';
import { start } from './start';
import { StorageNotices } from './storage-notices';

const Inspector = lazyScreen(() => import('./inspector/inspector').then((m) => m.Inspector));

const notices = (
  <>
    <PageNotices />
    <StorageNotices />
  </>
);

let started: ReturnType<typeof start> | null = null;

/** Everything but the landing page: the store with what was kept, the frame, and the screens in it. */
export function Workspace() {
  started ??= start();
  const { store, device } = use(started);
  return (
    <Provider store={store}>
      <DeviceContext value={device}>
        <PlannerContext value={planner}>
          <ToastProvider>
            <TooltipProvider>
              <Routes>
                <Route
                  path={paths.signIn}
                  element={
                    <>
                      {notices}
                      <SignInScreen />
                    </>
                  }
                />
                <Route path="/resume-enhancer" element={<Navigate to={paths.resumeAssistant} replace />} />
                <Route path="*" element={<Framed />} />
              </Routes>
              <Inspected />
            </TooltipProvider>
          </ToastProvider>
        </PlannerContext>
      </DeviceContext>
    </Provider>
  );
}

/** The inspector, where it was asked for. A fault of its own takes nothing else down. */
function Inspected() {
  const { inspection } = useDevice();
  const recorder = useSyncExternalStore(inspection.subscribe, inspection.recorder);
  return recorder ? (
    <ErrorBoundary resetKey="inspector" onRetry={retryFetches}>
      <Suspense fallback={null}>
        <Inspector recorder={recorder} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

function Framed() {
  const { pathname } = useLocation();
  const entries = usePaletteEntries();
  return (
    <Shell items={mainNav} footer={footerNav} entries={entries} notices={notices}>
      <ErrorBoundary resetKey={pathname} onRetry={retryFetches} onReload={reloadNewest}>
        <Suspense fallback={<Loading />}>
          <Routes>
            {[...screens, ...detailScreens].map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}

function Loading() {
  return (
    <div className="mx-auto w-full max-w-[1184px] px-4 pt-9 sm:px-6 md:px-8" aria-busy="true">
      <Skeleton lines={5} />
    </div>
  );
}

function usePaletteEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const entries = useMemo<PaletteEntry[]>(
    () => [
      ...screens.map(({ path, name, keywords, icon }) => ({
        id: path,
        label: name,
        keywords,
        icon,
        group: 'Go to' as const,
        run: () => navigate(path),
      })),
      {
        id: 'landing',
        label: 'Front page',
        keywords: ['landing', 'elevate'],
        icon: Monitor,
        group: 'Go to',
        run: () => navigate(paths.landing),
      },
      ...(
        [
          ['light', 'Light theme', Sun],
          ['dark', 'Dark theme', Moon],
          ['system', 'Theme of the system', Monitor],
        ] as const
      ).map(([theme, label, icon]) => ({
        id: `theme-${theme}`,
        label,
        keywords: ['appearance', 'theme'],
        icon,
        group: 'Do' as const,
        run: () => {
          dispatch(themeChosen(theme));
        },
      })),
    ],
    [navigate, dispatch],
  );
  useEffect(() => {
    // The first screens people go to from here, while the network is idle.
    const idle = window.requestIdleCallback?.(
      // What cannot be had now is fetched, and explained, when it is needed.
      () => void import('../features/resume-assistant/resume-assistant-screen').catch(() => {}),
    );
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, []);
  return entries;
}
