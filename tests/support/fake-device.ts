import type { NonReducibleUnknown } from 'xstate';
import { addJobMachine } from '../../machines/add-job.machine';
import { adviceMachine } from '../../machines/advice.machine';
import { answerCheckMachine } from '../../machines/answer-check.machine';
import { answerClockMachine } from '../../machines/answer-clock.machine';
import { backupExportMachine } from '../../machines/backup-export.machine';
import { backupImportMachine } from '../../machines/backup-import.machine';
import { boardDragMachine } from '../../machines/board-drag.machine';
import { boardImportMachine } from '../../machines/board-import.machine';
import { calendarImportMachine } from '../../machines/calendar-import.machine';
import { calendarSubscriptionMachine } from '../../machines/calendar-subscription.machine';
import { chatMachine } from '../../machines/chat.machine';
import { codeCheckMachine } from '../../machines/code-check.machine';
import { codeFormatMachine } from '../../machines/code-format.machine';
import type { AiStreamEvent } from '../../machines/contracts/ai';
import type { AnswerCheckEvent, CheckSubject } from '../../machines/contracts/answer-check';
import type { ReadBoardFileEvent, ReadBoardFileInput } from '../../machines/contracts/board-import';
import type { ReadCalendarEvent, ReadCalendarInput } from '../../machines/contracts/calendar';
import type { CameraEvent, CameraInput } from '../../machines/contracts/camera';
import type { ReplyEvent, ReplyInput } from '../../machines/contracts/chat';
import type { ClockEvent } from '../../machines/contracts/clock';
import type { CheckSourceEvent, CheckSourceInput } from '../../machines/contracts/code-check';
import type { FormatEvent, FormatInput } from '../../machines/contracts/code-format';
import type {
  AnyProgram,
  BuildEvent,
  EngineName,
  ProgramEvent,
  RunProgramInput,
  RunTestsInput,
  TestsEvent,
  ToolchainEvent,
  ToolchainInput,
  ToolchainState,
} from '../../machines/contracts/compiler';
import type { StoreFileInput, StoreFileOutput } from '../../machines/contracts/files';
import type { FollowUpInput } from '../../machines/contracts/follow-up';
import type { ReadGithubEvent, ReadGithubInput } from '../../machines/contracts/github';
import type { JudgeProgramInput, JudgeProgramOutput } from '../../machines/contracts/mock-round';
import type { FetchOfflineEvent, FetchOfflineInput, OfflineLook } from '../../machines/contracts/offline-copy';
import type { PdfEvent, ReadPdfInput } from '../../machines/contracts/pdf';
import type { ListenInput, RecogniserEvent } from '../../machines/contracts/recogniser';
import type { RecorderEvent, RecorderInput } from '../../machines/contracts/recorder';
import type { NotificationPermissionState, WatchEvent } from '../../machines/contracts/reminders';
import type { AnalyseInput, ResumeAnalysis } from '../../machines/contracts/resume';
import type { ReadResumeFileEvent, ReadResumeFileInput } from '../../machines/contracts/resume-import';
import type { MakePlanInput, Roadmap, WritePlanInput } from '../../machines/contracts/roadmap';
import type { RecordEvent, RecordRequest } from '../../machines/contracts/steps';
import type { ReadAloudEvent, ReadAloudInput } from '../../machines/contracts/synthesiser';
import type { TickerEvent, TickerInput } from '../../machines/contracts/ticker';
import type {
  EvaluateInput,
  EvaluateOutput,
  InterviewQuestion,
  MakeQuestionsInput,
  QuestionsOutcome,
  SummariseInput,
  SummariseOutput,
} from '../../machines/contracts/trainer';
import { focusMachine } from '../../machines/focus.machine';
import { folderBackupMachine } from '../../machines/folder-backup.machine';
import { followUpMachine } from '../../machines/follow-up.machine';
import { githubProfileMachine } from '../../machines/github-profile.machine';
import { handsFreeMachine } from '../../machines/hands-free.machine';
import { interviewRoomMachine } from '../../machines/interview-room.machine';
import { joinDevicesMachine } from '../../machines/join-devices.machine';
import { keyLockMachine } from '../../machines/key-lock.machine';
import { mockRoundMachine } from '../../machines/mock-round.machine';
import { offlineCopyMachine } from '../../machines/offline-copy.machine';
import { pdfDownloadMachine } from '../../machines/pdf-download.machine';
import { remindersMachine } from '../../machines/reminders.machine';
import { resumeAssistantMachine } from '../../machines/resume-assistant.machine';
import { resumeImportMachine } from '../../machines/resume-import.machine';
import { roadmapWizardMachine } from '../../machines/roadmap-wizard.machine';
import { roomCameraMachine } from '../../machines/room-camera.machine';
import { sessionHoldMachine } from '../../machines/session-hold.machine';
import { speechMachine } from '../../machines/speech.machine';
import { stepperMachine } from '../../machines/stepper.machine';
import { studyMachine } from '../../machines/study.machine';
import { syncMachine } from '../../machines/sync.machine';
import { terminalRunMachine } from '../../machines/terminal-run.machine';
import { toolchainMachine } from '../../machines/toolchain.machine';
import { trainerMachine } from '../../machines/trainer.machine';
import { typingTestMachine } from '../../machines/typing-test.machine';
import { webcamMachine } from '../../machines/webcam.machine';
import { importLogic, writeBackupLogic } from '../../src/app/actors/backup-actors';
import { folderBackupActors } from '../../src/app/actors/folder-backup-actors';
import { holdLogic, isHeldLogic, takeOverLogic } from '../../src/app/actors/hold-actors';
import { readFileLogic, readPostingLogic } from '../../src/app/actors/job-actors';
import { joinActors } from '../../src/app/actors/join-actors';
import { judgeLogic } from '../../src/app/actors/judge';
import { lockActors } from '../../src/app/actors/lock-actors';
import { pdfActors } from '../../src/app/actors/pdf-actors';
import type { Attachment } from '../../src/app/actors/read-attachment';
import { askPermissionLogic } from '../../src/app/actors/reminder-actors';
import { studyActors } from '../../src/app/actors/study-actors';
import { readAddressLogic } from '../../src/app/actors/subscription-actors';
import { collectionTitle } from '../../src/app/collections';
import type { AsideItem, BackupPlan, BackupProblem, Device, StorageReport } from '../../src/app/device';
import { createDevicesDoor } from '../../src/app/devices/door';
import { createInspection } from '../../src/app/inspection';
import { createConflictNotes } from '../../src/app/persistence/conflict-notes';
import type { Persistence, StorageStatus } from '../../src/app/persistence/persist-store';
import { createRemindersDoor } from '../../src/app/reminders-door';
import { createKeyDoor } from '../../src/app/safety/key-door';
import { createPocket } from '../../src/app/safety/pocket';
import { createStore } from '../../src/app/store';
import { readCalendar as readCalendarText } from '../../src/domain/calendar/ical/read';
import { calendarText } from '../../src/domain/calendar/ical/write';
import { createClock } from '../../src/domain/calendar/zones';
import type { PrintJob } from '../../src/domain/cover-letter/print-job';
import type { ResumeDocument } from '../../src/domain/resume/document';
import type { SheetDrawing, WrittenPdf } from '../../src/domain/resume-document/drawing';
import type { VersionState } from '../../src/platform/app-versions';
import type { BackupFolder } from '../../src/platform/files/backup-folder';
import { decoded } from '../../src/platform/files/decode';
import type { FetchedCalendar } from '../../src/platform/files/fetch-calendar';
import type { Note } from '../../src/platform/notifications';
import { createRecordings } from '../../src/platform/recorder/recordings';
import { COST_BOUNDS } from '../../src/platform/sealing/recipe';
import { createSealing } from '../../src/platform/sealing/sealing';
import { createSecrets, type SecretStorage, type Secrets } from '../../src/platform/storage/secrets';
import type { ConflictNote } from '../../src/platform/storage/types';
import type { VaultEvent } from '../../src/platform/storage/vault';
import { toDocx } from '../../src/platform/word/word-document';
import { scriptedPromise, scriptedStream } from './scripted-actors';

export interface FakeStorage extends Persistence {
  /** What was asked of the storage, in order: `exportAll`, `applyBackup merge`, … */
  readonly asked: string[];
  /** Changes the status and tells the screens. */
  become(status: Partial<StorageStatus>): void;
}

export interface StorageScript {
  readonly status?: Partial<StorageStatus>;
  readonly report?: StorageReport;
  /** What a chosen backup file is found to be. */
  readonly backup?: BackupPlan | BackupProblem;
  readonly aside?: readonly AsideItem[];
  /** Answer to the request to keep the data. */
  readonly granted?: boolean;
  /** The browser refuses each write. */
  readonly refuses?: boolean;
  /** Whether what is kept aside fits what is in use. */
  readonly takes?: boolean;
}

export const emptyReport: StorageReport = {
  collections: [],
  files: { count: 0, bytes: 0 },
  recordings: { count: 0, bytes: 0 },
  aside: { count: 0, bytes: 0 },
  estimate: null,
  persisted: true,
};

/** A storage that only remembers what it was asked. */
export function fakeStorage(script: StorageScript = {}): FakeStorage {
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  const files = new Map<string, Blob>();
  let aside = [...(script.aside ?? [])];
  let status: StorageStatus = {
    kind: 'ready',
    reason: null,
    persisted: true,
    quarantined: 0,
    conflicts: 0,
    writeProblem: null,
    ...script.status,
  };
  const become = (next: Partial<StorageStatus>) => {
    status = { ...status, ...next };
    for (const listener of [...listeners]) listener();
  };
  return {
    asked,
    become,
    getStatus: () => status,
    claim: () => {},
    release(collection, id) {
      asked.push(`release ${collection} ${id}`);
    },
    refresh: async () => {},
    async keepBoth(collection, id, _losing, fields) {
      asked.push(`keepBoth ${collection} ${id} ${fields.join()}`);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: async () => script.report ?? emptyReport,
    async requestPersistence() {
      asked.push('requestPersistence');
      become({ persisted: script.granted ?? true });
      return script.granted ?? true;
    },
    async exportAll({ recordings = false } = {}) {
      asked.push(recordings ? 'exportAll with recordings' : 'exportAll');
      return new Blob(['{"format":"elevate-backup"}'], { type: 'application/json' });
    },
    async readBackup(source) {
      asked.push(`readBackup ${source instanceof File ? source.name : ''}`.trim());
      if (!script.backup) throw new Error('the test scripted no backup');
      return script.backup;
    },
    async applyBackup(_, mode) {
      asked.push(`applyBackup ${mode}`);
      if (script.refuses) throw new DOMException('made by the test', 'QuotaExceededError');
    },
    async eraseAll() {
      asked.push('eraseAll');
    },
    async flush() {
      asked.push('flush');
      return true;
    },
    stop: () => {},
    files: {
      async put(key, blob) {
        files.set(key, blob);
        return { kept: !script.refuses };
      },
      get: async (key) => files.get(key) ?? null,
      async delete(key) {
        files.delete(key);
      },
      list: async () =>
        [...files].map(([key, blob]) => ({
          key,
          name: key,
          type: blob.type,
          size: blob.size,
          storedAt: 0,
          kept: true,
        })),
    },
    aside: {
      list: async () => aside,
      download: async (id) => new Blob([JSON.stringify({ aside: id ?? 'all' })]),
      async remove(id) {
        asked.push(`aside.remove ${id}`);
        aside = aside.filter((item) => item.id !== id);
        become({ quarantined: Math.max(0, status.quarantined - 1) });
      },
      async take(id) {
        asked.push(`aside.take ${id}`);
        return script.takes ?? true;
      },
    },
  };
}

/** Keys of models as the app holds them, on a disk that is a map; `refuses` makes it a disk that takes nothing. */
export function memorySecrets({
  refuses = false,
} = {}): Secrets & { readonly disk: Map<string, string>; readonly sealed: Map<string, Blob> } {
  const disk = new Map<string, string>();
  const sealed = new Map<string, Blob>();
  const storage: SecretStorage = {
    all: async () => ({ plain: new Map(disk), sealed: new Set(sealed.keys()) }),
    async put(slot, key) {
      if (refuses) throw new DOMException('made by the test', 'QuotaExceededError');
      disk.set(slot, key);
    },
    async delete(slot) {
      disk.delete(slot);
      sealed.delete(slot);
    },
    async clear() {
      disk.clear();
      sealed.clear();
    },
    sealedOf: async (slot) => sealed.get(slot) ?? null,
    async seal(slot, key) {
      if (refuses) throw new DOMException('made by the test', 'QuotaExceededError');
      disk.delete(slot);
      sealed.set(slot, key);
    },
    async unseal(slot, key) {
      sealed.delete(slot);
      disk.set(slot, key);
    },
  };
  return Object.assign(createSecrets({ storage, channel: () => null }), { disk, sealed });
}

/** Notes of what two tabs changed at once, as the test tells them. */
function fakeConflicts() {
  let tell: (event: VaultEvent) => void = () => {};
  const notes = createConflictNotes({
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
  });
  return { ...notes, tell: (note: ConflictNote) => tell({ type: 'conflict', note }) };
}

/** The builds on a device; a test says what they become. */
export function fakeVersions() {
  let state: VersionState = 'current';
  let reloads = 0;
  const listeners = new Set<() => void>();
  return {
    begin: () => {},
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: () => {
      reloads += 1;
    },
    reloads: () => reloads,
    become(next: VersionState) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Notifications of a browser that answers `answer` when it asks. */
function fakeNotifications() {
  let permission: NotificationPermissionState = 'default';
  const shown: Note[] = [];
  let asked = 0;
  const changed = new Set<() => void>();
  const pressed = new Set<(path: string) => void>();
  const control = {
    answer: 'granted' as NotificationPermissionState,
    fails: false,
    shown,
    asked: () => asked,
    permission: () => permission,
    /** The user changes it in the browser's own settings. */
    become: (now: NotificationPermissionState) => {
      permission = now;
      for (const listener of changed) listener();
    },
    /** A notification of the service worker is pressed. */
    press: (path: string) => {
      for (const listener of pressed) listener(path);
    },
    /** The browser's question stays open. */
    leavesOpen: false,
    onChange: (listener: () => void) => {
      changed.add(listener);
      return () => void changed.delete(listener);
    },
    onPressed: (listener: (path: string) => void) => {
      pressed.add(listener);
      return () => void pressed.delete(listener);
    },
    ask: async () => {
      asked += 1;
      if (control.leavesOpen) return new Promise<NotificationPermissionState>(() => {});
      permission = control.answer;
      return permission;
    },
    show: async (note: Note) => {
      if (control.fails || permission !== 'granted') return false;
      shown.push(note);
      return true;
    },
  };
  return control;
}

export interface FakeDeviceOptions {
  readonly storage?: StorageScript;
  readonly secrets?: ReturnType<typeof memorySecrets>;
  /** The browser refuses the clipboard. */
  readonly noClipboard?: boolean;
  readonly smallPicture?: Device['smallPicture'];
  /** The browser can't suspend a program that reads. */
  readonly noTypedInput?: boolean;
  /** Which addresses the page's policy lets it call. Default: all. */
  readonly reaches?: Device['reach']['reaches'];
  readonly holds?: Device['holds'];
  readonly devices?: Device['devices'];
  readonly speech?: Partial<Device['speech']>;
  /** A folder that can get backups; without one the browser lets no page write to a folder. */
  readonly folder?: BackupFolder;
}

/**
 * A browser that does what the test says. The machines are the real ones; only what they invoke is scripted: each run of
 * `readPdf`, `storeFile`, `analyse`, `advise`, `listen`, `ticker` and `readAloud` waits for the test to answer.
 */
/** Nobody else wants it. */
const freely: Device['holds']['hold'] = (_, { granted }) => {
  granted();
  return () => {};
};

export function fakeDevice(options: FakeDeviceOptions = {}) {
  const storeFile = scriptedPromise<StoreFileInput, StoreFileOutput>('storeFile');
  const readPdf = scriptedStream<ReadPdfInput, PdfEvent>('readPdf');
  const analyse = scriptedPromise<AnalyseInput, ResumeAnalysis>('analyse');
  const advise = scriptedStream<{ subject: unknown }, AiStreamEvent>('advise');
  const readAloud = scriptedStream<ReadAloudInput, ReadAloudEvent>('readAloud');
  const listen = scriptedStream<ListenInput, RecogniserEvent>('listen');
  const reply = scriptedStream<ReplyInput, ReplyEvent>('reply');
  const checkToolchain = scriptedPromise<ToolchainInput, ToolchainState>('checkToolchain');
  const loadToolchain = scriptedStream<ToolchainInput, ToolchainEvent>('loadToolchain');
  const lookOffline = scriptedPromise<unknown, OfflineLook>('lookOffline');
  const watchOffline = scriptedStream<unknown, { type: 'look.again' }>('watchOffline');
  const fetchOffline = scriptedStream<FetchOfflineInput, FetchOfflineEvent>('fetchOffline');
  const runProgram = scriptedStream<RunProgramInput<AnyProgram>, BuildEvent | ProgramEvent>('runProgram');
  const runTests = scriptedStream<RunTestsInput<AnyProgram>, BuildEvent | TestsEvent>('runTests');
  const checkSource = scriptedStream<CheckSourceInput, CheckSourceEvent>('checkSource');
  const formatCode = scriptedStream<FormatInput, FormatEvent>('formatCode');
  const recordRun = scriptedStream<RecordRequest, RecordEvent>('recordRun');
  const freed: string[] = [];
  const ticker = scriptedStream<TickerInput, TickerEvent>('ticker');
  const openCamera = scriptedStream<CameraInput, CameraEvent>('camera');
  const recorder = scriptedStream<RecorderInput, RecorderEvent>('recorder');
  const makeQuestions = scriptedPromise<MakeQuestionsInput, QuestionsOutcome>('makeQuestions');
  const evaluate = scriptedPromise<EvaluateInput, EvaluateOutput>('evaluate');
  const summarise = scriptedPromise<SummariseInput, SummariseOutput>('summarise');
  const chooseFollowUp = scriptedPromise<FollowUpInput | null, InterviewQuestion>('chooseFollowUp');
  const makePlan = scriptedPromise<MakePlanInput, Roadmap | null>('makePlan');
  const writePlan = scriptedStream<WritePlanInput, AiStreamEvent>('writePlan');
  const readBoardFile = scriptedStream<ReadBoardFileInput, ReadBoardFileEvent>('readBoardFile');
  const readCalendar = scriptedStream<ReadCalendarInput, ReadCalendarEvent>('readCalendar');
  const readResumeFile = scriptedStream<ReadResumeFileInput, ReadResumeFileEvent>('readResumeFile');
  const readGithub = scriptedStream<ReadGithubInput, ReadGithubEvent>('readGithub');
  const drawnPages: number[] = [];
  const levels = new Set<(level: number) => void>();
  storeFile.always((call) => call.resolve({ kept: true }));

  const resumeAssistant = Promise.resolve(
    resumeAssistantMachine.provide({
      actors: { storeFile: storeFile.logic, readPdf: readPdf.logic, analyse: analyse.logic },
    }),
  );
  const resumeImport = Promise.resolve(
    resumeImportMachine.provide({ actors: { readResumeFile: readResumeFile.logic } }),
  );
  /** What a PDF is made with; a test puts its own in place. */
  const pdf = {
    draw: async (_job: PrintJob) => ({}) as SheetDrawing,
    write: async (): Promise<WrittenPdf> => ({ bytes: new Uint8Array([37, 80, 68, 70]), lost: [], borrowed: [] }),
    read: async (_bytes: Uint8Array, _signal: AbortSignal): Promise<ResumeDocument> => ({ pages: [], links: [] }),
  };
  const pdfDownload = Promise.resolve(
    pdfDownloadMachine.provide({
      actors: pdfActors({
        draw: (job) => pdf.draw(job),
        write: () => pdf.write(),
        read: (bytes, signal) => pdf.read(bytes, signal),
        download: (name, content) => device.download(name, content),
      }),
    }),
  );
  const resumeAdvice = Promise.resolve(adviceMachine.provide({ actors: { advise: advise.logic } }));
  const speech = Promise.resolve(
    speechMachine.provide({ actors: { readAloud: readAloud.logic, listen: listen.logic } }),
  );
  const handsFree = Promise.resolve(handsFreeMachine.provide({ actors: { readAloud: readAloud.logic } }));
  const typingTest = Promise.resolve(typingTestMachine.provide({ actors: { ticker: ticker.logic } }));
  const toolchain = Promise.resolve(
    toolchainMachine.provide({
      actors: { checkToolchain: checkToolchain.logic, loadToolchain: loadToolchain.logic },
    }),
  );
  const offlineCopy = Promise.resolve(
    offlineCopyMachine.provide({
      actors: { lookOffline: lookOffline.logic, fetchOffline: fetchOffline.logic, watchOffline: watchOffline.logic },
    }),
  );
  const terminalRun = Promise.resolve(
    terminalRunMachine.provide({
      actors: { runProgram: runProgram.logic, runTests: runTests.logic, judge: judgeLogic() },
    }),
  );
  const codeCheck = Promise.resolve(codeCheckMachine.provide({ actors: { checkSource: checkSource.logic } }));
  const codeFormat = Promise.resolve(codeFormatMachine.provide({ actors: { formatCode: formatCode.logic } }));
  const stepper = Promise.resolve(stepperMachine.provide({ actors: { recordRun: recordRun.logic } }));
  const interviewRoom = Promise.resolve(interviewRoomMachine.provide({ actors: { ticker: ticker.logic } }));
  const roomCamera = Promise.resolve(
    roomCameraMachine.provide({ actors: { camera: openCamera.logic, recorder: recorder.logic } }),
  );
  const storage = fakeStorage(options.storage);
  const holds = options.holds ?? { hold: freely, isHeld: async () => false, ask: async () => true };
  const sessionHold = Promise.resolve(
    sessionHoldMachine.provide({
      actors: {
        isHeld: isHeldLogic(holds),
        hold: holdLogic(holds),
        takeOver: takeOverLogic(holds, () => storage.refresh()),
      },
    }),
  );
  const watch = scriptedStream<NonReducibleUnknown, WatchEvent>('watch');
  const notifications = fakeNotifications();
  const reminders = Promise.resolve(
    remindersMachine.provide({
      actors: { hold: holdLogic(holds), watch: watch.logic, askPermission: askPermissionLogic(notifications) },
    }),
  );
  const answerClock = Promise.resolve(answerClockMachine.provide({ actors: { ticker: ticker.logic } }));
  const webcam = Promise.resolve(webcamMachine.provide({ actors: { camera: openCamera.logic } }));
  const trainer = Promise.resolve(
    trainerMachine.provide({
      actors: { makeQuestions: makeQuestions.logic, evaluate: evaluate.logic, summarise: summarise.logic },
    }),
  );
  const checkAnswer = scriptedStream<CheckSubject, AnswerCheckEvent>('checkAnswer');
  const answerCheck = Promise.resolve(answerCheckMachine.provide({ actors: { checkAnswer: checkAnswer.logic } }));
  const followUp = Promise.resolve(followUpMachine.provide({ actors: { chooseFollowUp: chooseFollowUp.logic } }));
  const roadmapWizard = Promise.resolve(
    roadmapWizardMachine.provide({ actors: { makePlan: makePlan.logic, writePlan: writePlan.logic } }),
  );
  const chat = Promise.resolve(chatMachine.provide({ actors: { reply: reply.logic } }));
  const clock = scriptedStream<NonReducibleUnknown, ClockEvent>('clock');
  const judgeProgram = scriptedPromise<JudgeProgramInput, JudgeProgramOutput>('judgeProgram');
  const mockRound = Promise.resolve(
    mockRoundMachine.provide({ actors: { clock: clock.logic, judgeProgram: judgeProgram.logic } }),
  );
  const focus = Promise.resolve(focusMachine.provide({ actors: { clock: clock.logic } }));
  const boardDrag = Promise.resolve(boardDragMachine);
  const boardImport = Promise.resolve(boardImportMachine.provide({ actors: { readBoardFile: readBoardFile.logic } }));
  const calendarImport = Promise.resolve(
    calendarImportMachine.provide({ actors: { readCalendar: readCalendar.logic } }),
  );
  const subscribed = { answer: { problem: 'unreachable' } as FetchedCalendar, asked: 0 };
  const calendarSubscription = Promise.resolve(
    calendarSubscriptionMachine.provide({
      actors: {
        readAddress: readAddressLogic({
          fetchCalendar: async () => {
            subscribed.asked += 1;
            return subscribed.answer;
          },
          openCalendarFile: async (name, bytes) => [{ name, text: decoded(bytes) }],
          readCalendars: async (files, zones) =>
            files.map(({ name, text }) => ({ name, file: wholeCalendar(text, '2026-11-22T09:00:00.000Z', zones) })),
        }),
      },
    }),
  );
  const addJob = Promise.resolve(
    addJobMachine.provide({ actors: { readPosting: readPostingLogic(), readFile: readFileLogic() } }),
  );
  const study = Promise.resolve(
    studyMachine.provide({ actors: studyActors(createStore({ secrets: memorySecrets() })) }),
  );
  const githubProfile = Promise.resolve(githubProfileMachine.provide({ actors: { readGithub: readGithub.logic } }));
  const sync = Promise.resolve(syncMachine);
  const { devices } = options;
  const joinDevices = devices
    ? devices.control().then((control) => joinDevicesMachine.provide({ actors: joinActors(control) }))
    : Promise.resolve(joinDevicesMachine);
  const pocket = createPocket();
  const sealing = createSealing(null, COST_BOUNDS.least);
  const backupExport = Promise.resolve(
    backupExportMachine.provide({
      actors: {
        writeBackup: writeBackupLogic({
          storage,
          sealing,
          pocket,
          download: (name, content) => device.download(name, content),
          now: Date.now,
          appVersion: '0.1.0',
        }),
      },
    }),
  );
  const backupImport = Promise.resolve(
    backupImportMachine.provide({ actors: importLogic({ storage, sealing, pocket }) }),
  );
  const secrets = options.secrets ?? memorySecrets();
  const keyDoor = createKeyDoor(secrets);
  const folderBackup = Promise.resolve(
    options.folder
      ? folderBackupMachine.provide({
          actors: folderBackupActors({ folder: options.folder, storage, now: Date.now, locks: undefined }),
        })
      : folderBackupMachine,
  );
  const keyLock = Promise.resolve(
    keyLockMachine.provide({ actors: lockActors({ secrets, sealing, pocket, appVersion: '0.1.0' }) }),
  );
  const versions = fakeVersions();
  const conflicts = fakeConflicts();
  const inspection = createInspection();
  const downloads: { name: string; content: string | Blob; type: string | undefined }[] = [];
  const copied: string[] = [];
  const device = {
    machines: inspection.watch({
      resumeAssistant: () => resumeAssistant,
      resumeImport: () => resumeImport,
      pdfDownload: () => pdfDownload,
      resumeAdvice: () => resumeAdvice,
      resumeWording: () => resumeAdvice,
      speech: () => speech,
      handsFree: () => handsFree,
      typingTest: () => typingTest,
      toolchain: () => toolchain,
      offlineCopy: () => offlineCopy,
      terminalRun: () => terminalRun,
      codeCheck: () => codeCheck,
      codeFormat: () => codeFormat,
      stepper: () => stepper,
      mockRound: () => mockRound,
      interviewRoom: () => interviewRoom,
      roomCamera: () => roomCamera,
      sessionHold: () => sessionHold,
      followUp: () => followUp,
      answerCheck: () => answerCheck,
      webcam: () => webcam,
      answerClock: () => answerClock,
      trainer: () => trainer,
      trainerAdvice: () => resumeAdvice,
      roadmapWizard: () => roadmapWizard,
      addJob: () => addJob,
      study: () => study,
      githubProfile: () => githubProfile,
      chat: () => chat,
      reminders: () => reminders,
      focus: () => focus,
      boardDrag: () => boardDrag,
      backupExport: () => backupExport,
      backupImport: () => backupImport,
      boardImport: () => boardImport,
      calendarImport: () => calendarImport,
      calendarSubscription: () => calendarSubscription,
      sync: () => sync,
      joinDevices: () => joinDevices,
      keyLock: () => keyLock,
      folderBackup: () => folderBackup,
    }),
    inspection,
    secrets,
    pocket,
    canPickFolder: options.folder !== undefined,
    keyDoor,
    storage,
    reach: { reaches: options.reaches ?? (() => true) },
    versions,
    conflicts,
    holds,
    notifications,
    reminders: createRemindersDoor(),
    devices: devices ?? createDevicesDoor(() => Promise.reject(new Error('There is no storage in this test.'))),
    camera: {
      stream: () => null,
      watchLevel: (_: string, listener: (level: number) => void) => {
        levels.add(listener);
        return () => levels.delete(listener);
      },
    },
    speech: {
      place: async () => 'service',
      install: async () => true,
      voices: async () => [],
      ...options.speech,
    },
    recordings: createRecordings(storage.files),
    collectionTitle,
    toolchain: {
      takesTypedInput: !options.noTypedInput,
      names: (_program, _at, tell) => {
        tell(null);
        return () => {};
      },
      state: async (engine: EngineName) => ({
        stored: engine === 'clang' && freed.length === 0,
        bytes: engine === 'clang' ? 26_000_000 : 300_000,
      }),
      async free(engine: EngineName) {
        freed.push(engine === 'clang' ? 'toolchain' : engine);
      },
    },
    download: (name: string, content: string | Blob, type?: string) => {
      downloads.push({ name, content, type });
    },
    async copyText(text: string) {
      if (options.noClipboard) return false;
      copied.push(text);
      return true;
    },
    writeWord: toDocx,
    readAttachment: readAsText,
    writeCalendar: async (events, parts, header) =>
      calendarText(events, parts, createClock('UTC'), '2026-11-22T09:00:00.000Z', header),
    keepCalendarOrigins: () => {},
    openCalendarFile: async (name, bytes) => [{ name, text: decoded(bytes) }],
    warmResumePdf: () => {},
    rehearseResumePdf: async () => {},
    drawPage: async (_: Blob, page: number) => {
      drawnPages.push(page);
      return null;
    },
    smallPicture: options.smallPicture ?? (async () => 'data:image/png;base64,c21hbGw='),
  } satisfies Device;
  return Object.assign(device, {
    pdf,
    storeFile,
    readPdf,
    readResumeFile,
    readGithub,
    drawnPages,
    analyse,
    advise,
    readAloud,
    listen,
    checkToolchain,
    loadToolchain,
    lookOffline,
    fetchOffline,
    watchOffline,
    runProgram,
    runTests,
    checkSource,
    judgeProgram,
    formatCode,
    recordRun,
    freed,
    ticker,
    clock,
    watch,
    notifications,
    openCamera,
    recorder,
    levels,
    makeQuestions,
    evaluate,
    summarise,
    chooseFollowUp,
    checkAnswer,
    makePlan,
    writePlan,
    reply,
    readBoardFile,
    readCalendar,
    subscribed,
    downloads,
    copied,
  });
}

export type FakeDevice = ReturnType<typeof fakeDevice>;

/** A chosen file as a text of at most 16,000 characters; jsdom's files have no bytes to look at. */
const readAsText = (file: File): Promise<Attachment> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const text = String(reader.result);
      if (text === '') return resolve({ problem: `“${file.name}” was not attached: it is empty.` });
      resolve({ file: { name: file.name, kind: 'text', text: text.slice(0, 16_000), length: text.length } });
    };
    reader.readAsText(file);
  });

function wholeCalendar(text: string, at: string, zones: Readonly<Record<string, string>>) {
  const reading = readCalendarText(text, { device: 'UTC', parts: [], at, zones });
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
