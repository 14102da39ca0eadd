import { Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { preloadDialogs } from '../ui/dialog';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyPart, retryFetches } from '../ui/lazy-part';
import { preloadMenus } from '../ui/menu';
import { preloadPopovers } from '../ui/popover';
import { Skeleton } from '../ui/progress';
import { readable } from '../ui/readable';
import { ToastProvider } from '../ui/toast';
import { whenIdle } from '../ui/when-idle';
import { answerParts } from './answer-parts';
import { DevicesFrame } from './devices/devices-frame';
import { FocusFrame } from './focus-frame';
import { FolderBackupFrame } from './folder-backup-frame';
import {
  AnswerPartsContext,
  DeviceContext,
  EvidenceContext,
  type EvidenceOf,
  PlannerContext,
  ResumeLinesContext,
  type RoomJudge,
  RoomJudgeContext,
  type ScoreRoom,
  ScoreRoomContext,
  useDevice,
} from './hooks';
import { PageNotices } from './page-notices';
import { paths } from './paths';
import { planner } from './planner';
import { reloadNewest } from './reload-newest';
import { RemindersFrame } from './reminders-frame';
import { resumeLines } from './resume-lines';
import { KeyDoorFrame } from './safety/key-door-frame';
import { preloadCode, preloadScreen } from './screen-at';
import { detailScreens, screens } from './screens';
import { footerNav, mainNav } from './shell/main-nav';
import { Shell } from './shell/shell';
import { start } from './start';
import { StorageNotices } from './storage-notices';
import { useApproach } from './use-approach';

/** The rubric is large: it is fetched when answers are scored. */
const roomJudge: RoomJudge = {
  scores: async (record) => (await import('./judge-room')).judgeRoom(record),
  answer: async (record, index) => (await import('./judge-room')).judgeAnswer(record, index),
};
const scoreRoom: ScoreRoom = async (record) => (await import('./score-room')).scoreRoom(record);

/** It reads what every feature keeps: it is fetched when somebody asks what shows a skill. */
const evidenceOf: EvidenceOf = async (state, job) => (await import('./evidence-of')).evidenceOf(state, job);

const SignInScreen = lazyPart(() => import('../features/session/sign-in-screen').then((m) => m.SignInScreen));
const NotFoundScreen = lazyPart(() => import('../features/not-found/not-found-screen').then((m) => m.NotFoundScreen));
const Inspector = lazyPart(() => import('./inspector/inspector').then((m) => m.Inspector));

const notices = (
  <>
    <PageNotices />
    <StorageNotices />
  </>
);

let started: ReturnType<typeof start> | null = null;

const begin = () => {
  started ??= readable(start());
  return started;
};

/** Resolves when the screen at a path can be drawn whole, with what was kept. Never rejects. */
export async function ready(pathname: string): Promise<void> {
  const own = pathname.toLowerCase() === paths.signIn ? SignInScreen.preload() : undefined;
  // The screen's code is run while the storage is being opened.
  const opened = begin();
  void preloadCode(pathname);
  await opened.then(
    ({ device }) => preloadScreen(pathname, device.machines),
    () => {},
  );
  await own;
}

/** Everything but the landing page: the store with what was kept, the frame, and the screens in it. */
export function Workspace() {
  const { store, device } = use(begin());
  useApproach(device.machines);
  useEffect(() => whenIdle(() => void Promise.all([preloadDialogs(), preloadMenus(), preloadPopovers()])), []);
  return (
    <Provider store={store}>
      <DeviceContext value={device}>
        <PlannerContext value={planner}>
          <ResumeLinesContext value={resumeLines}>
            <RoomJudgeContext value={roomJudge}>
              <ScoreRoomContext value={scoreRoom}>
                <EvidenceContext value={evidenceOf}>
                  <AnswerPartsContext value={answerParts}>
                    <ToastProvider>
                      <Routes>
                        <Route
                          path={paths.signIn}
                          element={
                            <>
                              {notices}
                              <ErrorBoundary resetKey={paths.signIn} onRetry={retryFetches} onReload={reloadNewest}>
                                <Suspense fallback={null}>
                                  <SignInScreen />
                                </Suspense>
                              </ErrorBoundary>
                            </>
                          }
                        />
                        <Route path="/resume-enhancer" element={<Navigate to={paths.resumeAssistant} replace />} />
                        <Route path="*" element={<Framed />} />
                      </Routes>
                      <Inspected />
                    </ToastProvider>
                  </AnswerPartsContext>
                </EvidenceContext>
              </ScoreRoomContext>
            </RoomJudgeContext>
          </ResumeLinesContext>
        </PlannerContext>
      </DeviceContext>
    </Provider>
  );
}

/** The inspector, where it was asked for. Its own faults take nothing else down. */
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
  return (
    <Shell items={mainNav} footer={footerNav} notices={notices}>
      <RemindersFrame />
      <FolderBackupFrame />
      <FocusFrame />
      <DevicesFrame />
      <KeyDoorFrame />
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
