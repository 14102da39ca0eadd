import type { AdviseInput, WordingSubject } from '../../machines/contracts/resume';
import type { WritePlanInput } from '../../machines/contracts/roadmap';
import type { TrainerRemarkSubject } from '../../machines/contracts/trainer';
import type { Streams } from '../platform/camera/streams';
import type { Notifications } from '../platform/notifications';
import type { Holds } from '../platform/storage/holds';
import type { Secrets } from '../platform/storage/secrets';
import type { Vault } from '../platform/storage/vault';
import { once } from '../ui/once';
import type { CompilerAccess } from './compiler-access';
import type { DevicesDoor } from './devices/door';
import type { Machines } from './machines';
import type { Persistence } from './persistence/persist-store';
import type { Pocket } from './safety/pocket';
import { composeSafety } from './safety/safety-machines';
import type { AppStore } from './store';

/** The only place where a machine's actors are provided. */
export function composeMachines({
  store,
  files,
  refresh,
  holds,
  notifications,
  streams,
  compiler,
  devices,
  storage,
  pocket,
  secrets,
}: {
  store: AppStore;
  files: Vault['files'];
  /** Takes in what other tabs wrote. */
  refresh: () => Promise<void>;
  holds: Holds;
  notifications: Notifications;
  streams: Streams;
  compiler: CompilerAccess;
  devices: Pick<DevicesDoor, 'control'>;
  storage: Pick<Persistence, 'exportAll' | 'readBackup' | 'applyBackup'>;
  pocket: Pocket;
  secrets: Secrets;
}): Machines {
  return {
    ...composeSafety({ storage, pocket, secrets }),

    resumeAssistant: once(async () => {
      const [{ resumeAssistantMachine }, { readPdfLogic }, { storeFileLogic }, { analyseLogic }] = await Promise.all([
        import('../../machines/resume-assistant.machine'),
        import('../platform/pdf/read-pdf'),
        import('../platform/files/store-file'),
        import('./workers/analyse'),
      ]);
      return resumeAssistantMachine.provide({
        actors: {
          storeFile: storeFileLogic(files),
          readPdf: readPdfLogic({ loadFile: (key) => files.get(key) }),
          analyse: analyseLogic(),
        },
      });
    }),

    resumeImport: once(async () => {
      const [{ resumeImportMachine }, { readResumeFileLogic }] = await Promise.all([
        import('../../machines/resume-import.machine'),
        import('./actors/resume-import-actors'),
      ]);
      return resumeImportMachine.provide({ actors: { readResumeFile: readResumeFileLogic() } });
    }),

    // What writes, lays out and reads is fetched when a file is asked for, and again by the next click where it did not come.
    pdfDownload: once(async () => {
      const [{ pdfDownloadMachine }, { pdfActors }, { download }] = await Promise.all([
        import('../../machines/pdf-download.machine'),
        import('./actors/pdf-actors'),
        import('../platform/files/download'),
      ]);
      return pdfDownloadMachine.provide({
        actors: pdfActors({
          draw: async (job) => (await import('../features/resume-form/draw-resume')).drawJob(job),
          write: async (drawing) => (await import('./workers/resume-pdf')).writeResumePdf(drawing),
          read: async (bytes, signal) => (await import('./workers/own-pdf')).readOwnPdf(bytes, signal),
          download,
        }),
      });
    }),

    resumeAdvice: once(async () => {
      const [{ adviceMachine }, { streamFromEndpoint }, { adviceRequest }] = await Promise.all([
        import('../../machines/advice.machine'),
        import('../ai/from-endpoint'),
        import('./advice-request'),
        store.withAi(),
      ]);
      return adviceMachine.provide({
        actors: {
          advise: streamFromEndpoint(store, ({ subject }: { subject: unknown }) => ({
            config: store.getState().settings.ai,
            request: adviceRequest(subject as AdviseInput),
          })),
        },
      });
    }),

    resumeWording: once(async () => {
      const [{ adviceMachine }, { streamFromEndpoint }, { wordingRequest }] = await Promise.all([
        import('../../machines/advice.machine'),
        import('../ai/from-endpoint'),
        import('./wording-request'),
        store.withAi(),
      ]);
      return adviceMachine.provide({
        actors: {
          advise: streamFromEndpoint(store, ({ subject }: { subject: unknown }) => ({
            config: store.getState().settings.ai,
            request: wordingRequest(store.getState(), subject as WordingSubject),
          })),
        },
      });
    }),

    reminders: once(async () => {
      const [{ remindersMachine }, { askPermissionLogic, watchLogic }, { holdLogic }, { browserWallClock }] =
        await Promise.all([
          import('../../machines/reminders.machine'),
          import('./actors/reminder-actors'),
          import('./actors/hold-actors'),
          import('../platform/wall-clock'),
        ]);
      return remindersMachine.provide({
        actors: {
          hold: holdLogic(holds),
          watch: watchLogic({ store, refresh, clock: browserWallClock }),
          askPermission: askPermissionLogic(notifications),
        },
      });
    }),

    focus: once(async () => {
      const [{ focusMachine }, { clockLogic }] = await Promise.all([
        import('../../machines/focus.machine'),
        import('../platform/wall-clock'),
      ]);
      return focusMachine.provide({ actors: { clock: clockLogic() } });
    }),

    boardDrag: once(async () => (await import('../../machines/board-drag.machine')).boardDragMachine),

    speech: once(async () => {
      const [{ speechMachine }, { readAloudLogic }, { listenLogic }] = await Promise.all([
        import('../../machines/speech.machine'),
        import('../platform/speech/read-aloud'),
        import('../platform/speech/listen'),
      ]);
      return speechMachine.provide({ actors: { readAloud: readAloudLogic(), listen: listenLogic() } });
    }),

    handsFree: once(async () => {
      const [{ handsFreeMachine }, { readAloudLogic }] = await Promise.all([
        import('../../machines/hands-free.machine'),
        import('../platform/speech/read-aloud'),
      ]);
      return handsFreeMachine.provide({ actors: { readAloud: readAloudLogic() } });
    }),

    typingTest: once(async () => {
      const [{ typingTestMachine }, { tickerLogic }] = await Promise.all([
        import('../../machines/typing-test.machine'),
        import('../platform/ticker'),
      ]);
      return typingTestMachine.provide({ actors: { ticker: tickerLogic() } });
    }),

    toolchain: once(async () => {
      const [{ toolchainMachine }, { toolchainActors }] = await Promise.all([
        import('../../machines/toolchain.machine'),
        import('./actors/engine-actors'),
      ]);
      return toolchainMachine.provide({ actors: toolchainActors(compiler) });
    }),
    offlineCopy: once(async () => {
      const [{ offlineCopyMachine }, { offlineActors }] = await Promise.all([
        import('../../machines/offline-copy.machine'),
        import('./actors/offline-actors'),
      ]);
      return offlineCopyMachine.provide({ actors: offlineActors(compiler) });
    }),

    terminalRun: once(async () => {
      const [{ terminalRunMachine }, { runActors }, { judgeLogic }] = await Promise.all([
        import('../../machines/terminal-run.machine'),
        import('./actors/engine-actors'),
        import('./actors/judge'),
      ]);
      return terminalRunMachine.provide({ actors: { ...runActors(compiler), judge: judgeLogic() } });
    }),

    codeCheck: once(async () => {
      const [{ codeCheckMachine }, { checkActors }] = await Promise.all([
        import('../../machines/code-check.machine'),
        import('./actors/engine-actors'),
      ]);
      return codeCheckMachine.provide({ actors: checkActors(compiler) });
    }),

    codeFormat: once(async () => {
      const [{ codeFormatMachine }, { formatLogic }] = await Promise.all([
        import('../../machines/code-format.machine'),
        import('./actors/format-actor'),
      ]);
      return codeFormatMachine.provide({ actors: { formatCode: formatLogic(compiler) } });
    }),

    stepper: once(async () => {
      const [{ stepperMachine }, { recordLogic }] = await Promise.all([
        import('../../machines/stepper.machine'),
        import('./actors/record-actor'),
      ]);
      return stepperMachine.provide({ actors: { recordRun: recordLogic(compiler) } });
    }),

    mockRound: once(async () => {
      const [{ mockRoundMachine }, { judgeProgramLogic }, { clockLogic }] = await Promise.all([
        import('../../machines/mock-round.machine'),
        import('./actors/round-actors'),
        import('../platform/wall-clock'),
      ]);
      return mockRoundMachine.provide({
        actors: { clock: clockLogic(), judgeProgram: judgeProgramLogic(compiler, store) },
      });
    }),

    interviewRoom: once(async () => {
      const [{ interviewRoomMachine }, { tickerLogic }] = await Promise.all([
        import('../../machines/interview-room.machine'),
        import('../platform/ticker'),
      ]);
      return interviewRoomMachine.provide({ actors: { ticker: tickerLogic() } });
    }),

    roomCamera: once(async () => {
      const [{ roomCameraMachine }, { cameraLogic }, { recordLogic }] = await Promise.all([
        import('../../machines/room-camera.machine'),
        import('../platform/camera/open-camera'),
        import('../platform/recorder/record'),
      ]);
      return roomCameraMachine.provide({
        actors: { camera: cameraLogic({ streams }), recorder: recordLogic({ streams, files }) },
      });
    }),

    sessionHold: once(async () => {
      const [{ sessionHoldMachine }, { holdLogic, isHeldLogic, takeOverLogic }] = await Promise.all([
        import('../../machines/session-hold.machine'),
        import('./actors/hold-actors'),
      ]);
      return sessionHoldMachine.provide({
        actors: { isHeld: isHeldLogic(holds), hold: holdLogic(holds), takeOver: takeOverLogic(holds, refresh) },
      });
    }),

    webcam: once(async () => {
      const [{ webcamMachine }, { cameraLogic }] = await Promise.all([
        import('../../machines/webcam.machine'),
        import('../platform/camera/open-camera'),
      ]);
      return webcamMachine.provide({ actors: { camera: cameraLogic({ streams }) } });
    }),

    answerClock: once(async () => {
      const [{ answerClockMachine }, { tickerLogic }] = await Promise.all([
        import('../../machines/answer-clock.machine'),
        import('../platform/ticker'),
      ]);
      return answerClockMachine.provide({ actors: { ticker: tickerLogic() } });
    }),

    trainer: once(async () => {
      const [{ trainerMachine }, { evaluateLogic, makeQuestionsLogic, summariseLogic }] = await Promise.all([
        import('../../machines/trainer.machine'),
        import('./actors/trainer-actors'),
      ]);
      return trainerMachine.provide({
        actors: {
          makeQuestions: makeQuestionsLogic(store, () => store.getState().settings.ai),
          evaluate: evaluateLogic(),
          summarise: summariseLogic(),
        },
      });
    }),

    followUp: once(async () => {
      const [{ followUpMachine }, { chooseFollowUpLogic }] = await Promise.all([
        import('../../machines/follow-up.machine'),
        import('./actors/trainer-actors'),
      ]);
      return followUpMachine.provide({
        actors: { chooseFollowUp: chooseFollowUpLogic(store, () => store.getState().settings.ai) },
      });
    }),

    answerCheck: once(async () => {
      const [{ answerCheckMachine }, { checkAnswerLogic }] = await Promise.all([
        import('../../machines/answer-check.machine'),
        import('./actors/check-actors'),
      ]);
      return answerCheckMachine.provide({
        actors: { checkAnswer: checkAnswerLogic(store, () => store.getState().settings.ai) },
      });
    }),

    trainerAdvice: once(async () => {
      const [{ adviceMachine }, { streamFromEndpoint }, { remarkRequest }] = await Promise.all([
        import('../../machines/advice.machine'),
        import('../ai/from-endpoint'),
        import('./actors/trainer-actors'),
        store.withAi(),
      ]);
      return adviceMachine.provide({
        actors: {
          advise: streamFromEndpoint(store, ({ subject }: { subject: unknown }) => ({
            config: store.getState().settings.ai,
            request: remarkRequest(subject as TrainerRemarkSubject),
          })),
        },
      });
    }),

    roadmapWizard: once(async () => {
      const [{ roadmapWizardMachine }, { streamFromEndpoint }, { makePlanLogic, planRequest }] = await Promise.all([
        import('../../machines/roadmap-wizard.machine'),
        import('../ai/from-endpoint'),
        import('./actors/roadmap-actors'),
      ]);
      return roadmapWizardMachine.provide({
        actors: {
          makePlan: makePlanLogic(),
          writePlan: streamFromEndpoint(store, (input: WritePlanInput) => ({
            config: store.getState().settings.ai,
            request: planRequest(input),
          })),
        },
      });
    }),

    chat: once(async () => {
      const [{ chatMachine }, { replyLogic }, { createCoachReply }, { guideAnswers, learnerTold }] = await Promise.all([
        import('../../machines/chat.machine'),
        import('./actors/chat-actors'),
        import('./workers/coach'),
        import('./told-to-models'),
      ]);
      const { askCoach, about } = guideAnswers(store.getState, createCoachReply());
      return chatMachine.provide({
        actors: {
          reply: replyLogic(store, {
            config: () => store.getState().settings.ai,
            learner: learnerTold(store.getState),
            askCoach,
            about,
          }),
        },
      });
    }),

    addJob: once(async () => {
      const [{ addJobMachine }, { readFileLogic, readPostingLogic }] = await Promise.all([
        import('../../machines/add-job.machine'),
        import('./actors/job-actors'),
      ]);
      return addJobMachine.provide({ actors: { readPosting: readPostingLogic(), readFile: readFileLogic() } });
    }),

    study: once(async () => {
      const machine = import('../../machines/study.machine');
      const { studyActors } = await import('./actors/study-actors');
      return (await machine).studyMachine.provide({ actors: studyActors(store) });
    }),

    githubProfile: once(async () => {
      const [{ githubProfileMachine }, { readGithubLogic }] = await Promise.all([
        import('../../machines/github-profile.machine'),
        import('../platform/github/read-github'),
      ]);
      return githubProfileMachine.provide({ actors: { readGithub: readGithubLogic() } });
    }),

    sync: once(async () => {
      const [{ syncMachine }, { syncActors }, { browserWallClock }, control] = await Promise.all([
        import('../../machines/sync.machine'),
        import('./actors/sync-actors'),
        import('../platform/wall-clock'),
        devices.control(),
      ]);
      return syncMachine.provide({ actors: syncActors({ control, holds, clock: browserWallClock }) });
    }),

    joinDevices: once(async () => {
      const [{ joinDevicesMachine }, { joinActors }, control] = await Promise.all([
        import('../../machines/join-devices.machine'),
        import('./actors/join-actors'),
        devices.control(),
      ]);
      return joinDevicesMachine.provide({ actors: joinActors(control) });
    }),

    boardImport: once(async () => {
      const [{ boardImportMachine }, { readBoardFileLogic }] = await Promise.all([
        import('../../machines/board-import.machine'),
        import('./workers/board-file'),
      ]);
      return boardImportMachine.provide({ actors: { readBoardFile: readBoardFileLogic() } });
    }),

    calendarSubscription: once(async () => {
      const [{ calendarSubscriptionMachine }, { readAddressLogic }, { fetchCalendar }, calendars] = await Promise.all([
        import('../../machines/calendar-subscription.machine'),
        import('./actors/subscription-actors'),
        import('../platform/files/fetch-calendar'),
        import('./workers/calendar'),
      ]);
      return calendarSubscriptionMachine.provide({
        actors: {
          readAddress: readAddressLogic({
            fetchCalendar,
            openCalendarFile: calendars.openCalendarFile,
            readCalendars: (files, zones) =>
              calendars.readCalendars(files, Object.values(store.getState().calendar.parts), zones),
          }),
        },
      });
    }),

    calendarImport: once(async () => {
      const [{ calendarImportMachine }, { readCalendarLogic }] = await Promise.all([
        import('../../machines/calendar-import.machine'),
        import('./workers/calendar'),
      ]);
      return calendarImportMachine.provide({
        actors: { readCalendar: readCalendarLogic(() => Object.values(store.getState().calendar.parts)) },
      });
    }),
  };
}
