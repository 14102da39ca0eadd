import { once } from '../ui/once';
import type { FlowParts } from './flows/flow-parts';
import type { Machines } from './machines';

const areas = {
  resume: () => import('./flows/resume-flows'),
  reminders: () => import('./flows/reminders-flows'),
  board: () => import('./flows/board-flows'),
  speech: () => import('./flows/speech-flows'),
  typing: () => import('./flows/typing-flows'),
  workbench: () => import('./flows/workbench-flows'),
  interview: () => import('./flows/interview-flows'),
  trainer: () => import('./flows/trainer-flows'),
  roadmap: () => import('./flows/roadmap-flows'),
  chat: () => import('./flows/chat-flows'),
  jobs: () => import('./flows/jobs-flows'),
  study: () => import('./flows/study-flows'),
  guides: () => import('./flows/guides-flows'),
  devices: () => import('./flows/devices-flows'),
  calendar: () => import('./flows/calendar-flows'),
  safety: () => import('./flows/safety-flows'),
};

/** Every flow by name. The file of its area, which provides its actors, comes with the first flow that is asked for. */
export function composeMachines(parts: FlowParts): Machines {
  const of = <Name extends string, Machine>(
    load: () => Promise<{ readonly [One in NoInfer<Name>]: (parts: FlowParts) => Promise<Machine> }>,
    name: Name,
  ) => once(async () => (await load())[name](parts));
  return {
    resumeAssistant: of(areas.resume, 'resumeAssistant'),
    resumeImport: of(areas.resume, 'resumeImport'),
    pdfDownload: of(areas.resume, 'pdfDownload'),
    resumeAdvice: of(areas.resume, 'resumeAdvice'),
    resumeWording: of(areas.resume, 'resumeWording'),
    speech: of(areas.speech, 'speech'),
    handsFree: of(areas.speech, 'handsFree'),
    typingTest: of(areas.typing, 'typingTest'),
    toolchain: of(areas.workbench, 'toolchain'),
    offlineCopy: of(areas.workbench, 'offlineCopy'),
    terminalRun: of(areas.workbench, 'terminalRun'),
    codeCheck: of(areas.workbench, 'codeCheck'),
    codeFormat: of(areas.workbench, 'codeFormat'),
    stepper: of(areas.workbench, 'stepper'),
    mockRound: of(areas.workbench, 'mockRound'),
    interviewRoom: of(areas.interview, 'interviewRoom'),
    roomCamera: of(areas.interview, 'roomCamera'),
    sessionHold: of(areas.interview, 'sessionHold'),
    webcam: of(areas.interview, 'webcam'),
    answerClock: of(areas.trainer, 'answerClock'),
    trainer: of(areas.trainer, 'trainer'),
    trainerAdvice: of(areas.trainer, 'trainerAdvice'),
    followUp: of(areas.trainer, 'followUp'),
    answerCheck: of(areas.trainer, 'answerCheck'),
    roadmapWizard: of(areas.roadmap, 'roadmapWizard'),
    chat: of(areas.chat, 'chat'),
    reminders: of(areas.reminders, 'reminders'),
    focus: of(areas.reminders, 'focus'),
    boardDrag: of(areas.board, 'boardDrag'),
    backupExport: of(areas.safety, 'backupExport'),
    folderBackup: of(areas.safety, 'folderBackup'),
    backupImport: of(areas.safety, 'backupImport'),
    boardImport: of(areas.board, 'boardImport'),
    calendarSubscription: of(areas.calendar, 'calendarSubscription'),
    calendarImport: of(areas.calendar, 'calendarImport'),
    addJob: of(areas.jobs, 'addJob'),
    study: of(areas.study, 'study'),
    githubProfile: of(areas.guides, 'githubProfile'),
    sync: of(areas.devices, 'sync'),
    joinDevices: of(areas.devices, 'joinDevices'),
    keyLock: of(areas.safety, 'keyLock'),
  };
}
