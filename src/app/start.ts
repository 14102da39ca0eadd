import { hostedModelOf } from '../ai/providers/config';
import { oldDraftTaken } from '../features/board/board-slice';
import { selectUser } from '../features/session/selectors';
import { userRead } from '../features/session/session-slice';
import { selectModelConfig, selectSettings } from '../features/settings/selectors';
import { applyTheme, keepSidebar } from '../platform/appearance';
import { cameraAccess, createStreams } from '../platform/camera/streams';
import { lastingLocks } from '../platform/lasting-locks';
import { keepModelOrigin, pageReach } from '../platform/model-origin';
import { browserNotifications } from '../platform/notifications';
import { createRecordings } from '../platform/recorder/recordings';
import { openChannel } from '../platform/storage/channel';
import { firstBackend } from '../platform/storage/first-backend';
import { createHolds } from '../platform/storage/holds';
import { createSecrets } from '../platform/storage/secrets';
import { browserTabs } from '../platform/storage/tabs';
import { readUser, removeUser, subscribeUser, writeUser } from '../platform/storage/user-entry';
import { openVault } from '../platform/storage/vault';
import { whenIdle } from '../ui/when-idle';
import { collections, collectionTitle } from './collections';
import { compilerAccess } from './compiler-access';
import { composeMachines } from './compose-machines';
import { browserFiles, type Device } from './device';
import { createDevicesDoor } from './devices/door';
import { createInspection } from './inspection';
import { inspectionFlag } from './inspection-flag';
import { createConflictNotes } from './persistence/conflict-notes';
import { ownDocuments } from './persistence/own-documents';
import { persistStore } from './persistence/persist-store';
import { createRemindersDoor } from './reminders-door';
import { createKeyDoor } from './safety/key-door';
import { createPocket } from './safety/pocket';
import { type AppStore, createStore, type RootState } from './store';
import { versions } from './versions';

/** Opens the vault, makes the store, fills it with what was kept. Never rejects for the sake of storage. */
export async function start(): Promise<{ store: AppStore; device: Device }> {
  const backend = firstBackend('elevate');
  const secrets = createSecrets();
  const reach = pageReach();
  const keyDoor = createKeyDoor(secrets);
  const store = createStore({ secrets: { read: secrets.read, reach: keyDoor.reach }, reach });
  const tabs = await browserTabs(openChannel);
  const kept = collections.map((spec) => ownDocuments<RootState>(spec, tabs));
  const vault = await openVault({ collections: kept, now: Date.now, appVersion: __APP_VERSION__, backend });
  const conflicts = createConflictNotes(vault);
  const [storage] = await Promise.all([persistStore({ store, vault, collections: kept, tabs }), secrets.ready]);
  store.dispatch(oldDraftTaken());
  keepSession(store);
  keepLook(store);
  keepReach(store);
  noteActivity(store);
  const streams = createStreams();
  const { locks } = navigator as { readonly locks?: LockManager };
  const holds = locks
    ? createHolds({ locks: lastingLocks(locks), channel: openChannel })
    : (await import('../platform/storage/holds-by-channel')).holdsByChannel({ channel: openChannel });
  const notifications = browserNotifications();
  const compiler = compilerAccess();
  const inspection = createInspection();
  // Before the first flow begins; the app does without it rather than wait for what cannot be fetched.
  if (inspectionFlag(window.location.search)) await inspection.turn(true).catch(() => {});
  const eraseAll = async () => {
    await storage.eraseAll();
    store.dispatch(userRead(null));
  };
  const devices = createDevicesDoor(async () => {
    const { createControl } = await import('./devices/control');
    return createControl({ reaches: reach.reaches, flush: storage.flush, eraseHere: eraseAll });
  });
  const pocket = createPocket();
  const device: Device = {
    ...browserFiles,
    secrets,
    pocket,
    canPickFolder: 'showDirectoryPicker' in globalThis,
    keyDoor,
    machines: inspection.watch(
      composeMachines({
        store,
        files: storage.files,
        refresh: storage.refresh,
        holds,
        notifications,
        streams,
        compiler,
        devices,
        storage,
        pocket,
        secrets,
      }),
    ),
    inspection,
    toolchain: compiler,
    reach,
    versions,
    conflicts,
    holds,
    notifications,
    reminders: createRemindersDoor(),
    devices,
    camera: cameraAccess(streams),
    writeWord: async (job) => (await import('../platform/word/word-document')).toDocx(job),
    drawPage: async (file, page, width) =>
      (await import('../platform/pdf/page-picture')).drawPagePicture(file, page, width),
    readAttachment: async (file) => (await import('./actors/read-attachment')).readAttachment(file),
    writeCalendar: async (...job) => (await import('./workers/calendar')).writeCalendar(...job),
    keepCalendarOrigins: (addresses) =>
      void import('../platform/calendar-origins').then((kept) => kept.keepCalendarOrigins(addresses)).catch(() => {}),
    openCalendarFile: async (...file) => (await import('./workers/calendar')).openCalendarFile(...file),
    // What does not come now is asked for again when it is needed.
    warmResumePdf: () => void import('./workers/resume-pdf').then((pdf) => pdf.warmResumePdf()).catch(() => {}),
    rehearseResumePdf: async (drawing) => (await import('./workers/resume-pdf')).rehearseResumePdf(drawing),
    speech: {
      place: async (language) => (await import('../platform/speech/where')).recognitionPlace(language),
      install: async (language) => (await import('../platform/speech/where')).installRecognition(language),
      voices: async () => (await import('../platform/speech/voices')).browserVoices(),
    },
    recordings: createRecordings(storage.files),
    collectionTitle,
    storage: { ...storage, eraseAll },
  };
  return { store, device };
}

/** The ledger finds what was done whenever it begins: it need not delay the first screen. */
function noteActivity(store: AppStore): void {
  whenIdle(
    () =>
      void import('./after-start').then(
        ({ afterStart }) => afterStart(store),
        // Without the network, and not kept yet: the next visit notes what this one leaves.
        () => {},
      ),
  );
}

/** The local profile lives in localStorage under `user`; the session slice shows it, in this tab and the others. */
function keepSession(store: AppStore): void {
  store.dispatch(userRead(readUser()));
  subscribeUser((user) => store.dispatch(userRead(user)));
  let last = selectUser(store.getState());
  store.subscribe(() => {
    const user = selectUser(store.getState());
    if (user === last) return;
    last = user;
    if (user) writeUser(user);
    else removeUser();
  });
}

function keepLook(store: AppStore): void {
  let last: string | null = null;
  let narrow: boolean | null = null;
  const apply = () => {
    const { theme, sidebarCollapsed } = selectSettings(store.getState());
    if (theme !== last) applyTheme(theme);
    if (sidebarCollapsed !== narrow) keepSidebar(sidebarCollapsed);
    last = theme;
    narrow = sidebarCollapsed;
  };
  apply();
  store.subscribe(apply);
}

/** The next load's policy lets the chosen model in, and no other. */
function keepReach(store: AppStore): void {
  let last: string | null = null;
  const keep = () => {
    const { baseUrl } = hostedModelOf(selectModelConfig(store.getState()));
    if (baseUrl !== last) keepModelOrigin(baseUrl);
    last = baseUrl;
  };
  keep();
  store.subscribe(keep);
}
