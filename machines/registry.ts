import type { AnyStateMachine } from 'xstate';
import { addJobMachine } from './add-job.machine';
import { adviceMachine } from './advice.machine';
import { answerCheckMachine } from './answer-check.machine';
import { answerClockMachine } from './answer-clock.machine';
import { backupExportMachine } from './backup-export.machine';
import { backupImportMachine } from './backup-import.machine';
import { boardDragMachine } from './board-drag.machine';
import { boardImportMachine } from './board-import.machine';
import { calendarImportMachine } from './calendar-import.machine';
import { calendarSubscriptionMachine } from './calendar-subscription.machine';
import { chatMachine } from './chat.machine';
import { codeCheckMachine } from './code-check.machine';
import { codeFormatMachine } from './code-format.machine';
import { focusMachine } from './focus.machine';
import { folderBackupMachine } from './folder-backup.machine';
import { followUpMachine } from './follow-up.machine';
import { githubProfileMachine } from './github-profile.machine';
import { handsFreeMachine } from './hands-free.machine';
import { interviewRoomMachine } from './interview-room.machine';
import { joinDevicesMachine } from './join-devices.machine';
import { keyLockMachine } from './key-lock.machine';
import { mockRoundMachine } from './mock-round.machine';
import { offlineCopyMachine } from './offline-copy.machine';
import { pdfDownloadMachine } from './pdf-download.machine';
import { remindersMachine } from './reminders.machine';
import { resumeAssistantMachine } from './resume-assistant.machine';
import { resumeImportMachine } from './resume-import.machine';
import { roadmapWizardMachine } from './roadmap-wizard.machine';
import { roomCameraMachine } from './room-camera.machine';
import { sessionHoldMachine } from './session-hold.machine';
import { speechMachine } from './speech.machine';
import { stepperMachine } from './stepper.machine';
import { studyMachine } from './study.machine';
import { syncMachine } from './sync.machine';
import { terminalRunMachine } from './terminal-run.machine';
import { toolchainMachine } from './toolchain.machine';
import { trainerMachine } from './trainer.machine';
import { typingTestMachine } from './typing-test.machine';
import { webcamMachine } from './webcam.machine';

export interface MachineEntry {
  readonly machine: AnyStateMachine;
  /** File below `machines/`, and the name of its chart in `docs/statecharts/`. */
  readonly file: string;
  readonly title: string;
  /** Where a user meets it. */
  readonly screens: readonly string[];
  /** The input of a first visit; the happy path begins with it. */
  readonly input: unknown;
}

const guides = [
  '/linkedin',
  '/github',
  '/leetcode',
  '/twitter',
  '/codeforces',
  '/devfolio',
  '/stackoverflow',
  '/portfolio',
];

/** Every flow of the app. The charts, the coverage gates and the tests go through this list. */
export const registry: readonly MachineEntry[] = [
  {
    machine: resumeAssistantMachine,
    file: 'resume-assistant',
    title: 'Resume assistant',
    screens: ['/resume-enchancer'],
    input: { draft: null },
  },
  {
    machine: resumeImportMachine,
    file: 'resume-import',
    title: 'Import of a resume',
    screens: ['/resume-form', '/resume-preview'],
    input: undefined,
  },
  {
    machine: pdfDownloadMachine,
    file: 'pdf-download',
    title: 'PDF by one click',
    screens: ['/resume-preview', '/cover-letters'],
    input: undefined,
  },
  {
    machine: adviceMachine,
    file: 'advice',
    title: 'Advice of a model',
    screens: ['/resume-enchancer', '/interview-trainer'],
    input: { subject: null, saved: null, asked: false },
  },
  {
    machine: addJobMachine,
    file: 'add-job',
    title: 'Adding a job',
    screens: ['/jobs'],
    input: { text: '' },
  },
  {
    machine: boardImportMachine,
    file: 'board-import',
    title: 'Import of a board',
    screens: ['/planyourday/tasks'],
    input: undefined,
  },
  {
    machine: backupExportMachine,
    file: 'backup-export',
    title: 'Backup',
    screens: ['/settings'],
    input: undefined,
  },
  {
    machine: folderBackupMachine,
    file: 'folder-backup',
    title: 'Automatic backup',
    screens: ['/settings'],
    input: undefined,
  },
  {
    machine: backupImportMachine,
    file: 'backup-import',
    title: 'Import of a backup',
    screens: ['/settings'],
    input: undefined,
  },
  {
    machine: keyLockMachine,
    file: 'key-lock',
    title: 'Lock of a key',
    screens: ['/settings'],
    input: { slot: 'gemini' },
  },
  {
    machine: calendarImportMachine,
    file: 'calendar-import',
    title: 'Import of a calendar',
    screens: ['/planyourday/events'],
    input: undefined,
  },
  {
    machine: calendarSubscriptionMachine,
    file: 'calendar-subscription',
    title: 'Calendar at an address',
    screens: ['/planyourday/events'],
    input: undefined,
  },
  {
    machine: handsFreeMachine,
    file: 'hands-free',
    title: 'Hands-free interview',
    screens: ['/interview-trainer'],
    input: undefined,
  },
  {
    machine: speechMachine,
    file: 'speech',
    title: 'Speech',
    screens: ['/esmoai', ...guides, '/interview/:role', '/interview-trainer', '/resume-enchancer'],
    input: { language: 'en-US' },
  },
  {
    machine: typingTestMachine,
    file: 'typing-test',
    title: 'Typing test',
    screens: ['/typing-test'],
    input: { settings: { seconds: 30, difficulty: 'easy', mode: 'words', theme: 'blue' }, pool: [], seed: 1 },
  },
  {
    machine: boardDragMachine,
    file: 'board-drag',
    title: 'Drag of the task board',
    screens: ['/planyourday/tasks'],
    input: {},
  },
  {
    machine: offlineCopyMachine,
    file: 'offline-copy',
    title: 'Everything available offline',
    screens: ['/settings'],
    input: undefined,
  },
  {
    machine: codeCheckMachine,
    file: 'code-check',
    title: 'Terminal editor: mistakes while typing',
    screens: ['/machine-coding', '/code-practice'],
    input: undefined,
  },
  {
    machine: codeFormatMachine,
    file: 'code-format',
    title: 'Terminal editor: code formatted',
    screens: ['/machine-coding', '/code-practice'],
    input: undefined,
  },
  {
    machine: stepperMachine,
    file: 'stepper',
    title: 'Terminal editor: step by step',
    screens: ['/machine-coding', '/code-practice'],
    input: undefined,
  },
  {
    machine: terminalRunMachine,
    file: 'terminal-run',
    title: 'Terminal editor: a run',
    screens: ['/machine-coding', '/code-practice'],
    input: undefined,
  },
  {
    machine: toolchainMachine,
    file: 'toolchain',
    title: 'Terminal editor: the compiler',
    screens: ['/machine-coding', '/code-practice'],
    input: undefined,
  },
  {
    machine: mockRoundMachine,
    file: 'mock-round',
    title: 'Mock round',
    screens: ['/code-practice'],
    input: { round: null, texts: [] },
  },
  {
    machine: interviewRoomMachine,
    file: 'interview-room',
    title: 'Interview room',
    screens: ['/interview/:role'],
    input: {
      id: 'interview-1',
      begunAt: '2026-11-20T09:00:00.000Z',
      role: { id: 'sde-1', name: 'SDE-1' },
      questions: [
        { id: 'sde-1-01', text: 'Tell me about yourself.' },
        { id: 'sde-1-02', text: 'Which project are you most proud of?' },
      ],
      records: true,
      preparation: 0,
      questionTime: 60_000,
      retakes: null,
      draft: null,
    },
  },
  {
    machine: roomCameraMachine,
    file: 'room-camera',
    title: 'Camera of the room',
    screens: ['/interview/:role', '/interview-trainer'],
    input: { records: true, recordingName: 'interview-1', taken: 0 },
  },
  {
    machine: sessionHoldMachine,
    file: 'session-hold',
    title: 'Which tab a session is open in',
    screens: ['/interview/:role', '/interview-trainer'],
    input: { name: 'room-sde-1', begun: true },
  },
  {
    machine: trainerMachine,
    file: 'trainer',
    title: 'Interview trainer',
    screens: ['/interview-trainer'],
    input: { draft: null },
  },
  {
    machine: answerClockMachine,
    file: 'answer-clock',
    title: 'Clock of an answer',
    screens: ['/interview-trainer'],
    input: { preparation: 30_000, questionTime: 60_000 },
  },
  {
    machine: followUpMachine,
    file: 'follow-up',
    title: 'Follow-up to an answer',
    screens: ['/interview-trainer'],
    input: undefined,
  },
  {
    machine: answerCheckMachine,
    file: 'answer-check',
    title: 'Check of an answer by a model',
    screens: ['/interview-trainer', '/interview'],
    input: { role: 'SDE-1', question: 'What is UDP?', answer: 'UDP guarantees delivery.' },
  },
  {
    machine: studyMachine,
    file: 'study',
    title: 'Study mode',
    screens: ['/study'],
    input: { aims: null, wish: null, draft: null },
  },
  {
    machine: chatMachine,
    file: 'chat',
    title: 'Chat',
    screens: ['/esmoai', ...guides],
    input: { id: 'chat-1', guide: null, conversation: null, draft: '' },
  },
  {
    machine: githubProfileMachine,
    file: 'github-profile',
    title: 'Reading a GitHub profile',
    screens: ['/github'],
    input: { kept: null },
  },
  {
    machine: webcamMachine,
    file: 'webcam',
    title: 'Webcam preview',
    screens: ['/interview-trainer'],
    input: undefined,
  },
  {
    machine: roadmapWizardMachine,
    file: 'roadmap-wizard',
    title: 'Roadmap generator',
    screens: ['/personalized-roadmap'],
    input: { draft: null },
  },
  {
    machine: focusMachine,
    file: 'focus',
    title: 'Focus timer',
    screens: ['/planyourday/tasks'],
    input: { timer: null },
  },
  {
    machine: remindersMachine,
    file: 'reminders',
    title: 'Reminders',
    screens: ['/planyourday/tasks', '/planyourday/events'],
    input: { permission: 'default' },
  },
  {
    machine: syncMachine,
    file: 'sync',
    title: 'Devices in step',
    screens: ['/settings'],
    input: { isJoined: false, isKnown: false, isPaused: false },
  },
  {
    machine: joinDevicesMachine,
    file: 'join-devices',
    title: 'Joining devices',
    screens: ['/settings'],
    input: { isInvited: false },
  },
];
