import type { Replay, ReplayFile } from '../support/replay';
import * as addJob from './replays/add-job.replays';
import * as advice from './replays/advice.replays';
import * as answerCheck from './replays/answer-check.replays';
import * as answerClock from './replays/answer-clock.replays';
import * as backupExport from './replays/backup-export.replays';
import * as backupImport from './replays/backup-import.replays';
import * as boardDrag from './replays/board-drag.replays';
import * as boardImport from './replays/board-import.replays';
import * as calendarImport from './replays/calendar-import.replays';
import * as calendarSubscription from './replays/calendar-subscription.replays';
import * as chat from './replays/chat.replays';
import * as codeCheck from './replays/code-check.replays';
import * as codeFormat from './replays/code-format.replays';
import * as focus from './replays/focus.replays';
import * as folderBackup from './replays/folder-backup.replays';
import * as followUp from './replays/follow-up.replays';
import * as githubProfile from './replays/github-profile.replays';
import * as handsFree from './replays/hands-free.replays';
import * as interviewRoom from './replays/interview-room.replays';
import * as joinDevices from './replays/join-devices.replays';
import * as keyLock from './replays/key-lock.replays';
import * as mockRound from './replays/mock-round.replays';
import * as offlineCopy from './replays/offline-copy.replays';
import * as pdfDownload from './replays/pdf-download.replays';
import * as reminders from './replays/reminders.replays';
import * as resumeAssistant from './replays/resume-assistant.replays';
import * as resumeImport from './replays/resume-import.replays';
import * as roadmapWizard from './replays/roadmap-wizard.replays';
import * as roomCamera from './replays/room-camera.replays';
import * as sessionHold from './replays/session-hold.replays';
import * as speech from './replays/speech.replays';
import * as stepper from './replays/stepper.replays';
import * as study from './replays/study.replays';
import * as sync from './replays/sync.replays';
import * as terminalRun from './replays/terminal-run.replays';
import * as toolchain from './replays/toolchain.replays';
import * as trainer from './replays/trainer.replays';
import * as typingTest from './replays/typing-test.replays';
import * as webcam from './replays/webcam.replays';

/** The replays of every machine, by the machine's file. */
export const allReplays: Readonly<Record<string, ReplayFile>> = {
  'add-job': addJob,
  advice,
  'answer-check': answerCheck,
  'backup-export': backupExport,
  'backup-import': backupImport,
  'board-drag': boardDrag,
  'board-import': boardImport,
  'calendar-import': calendarImport,
  'calendar-subscription': calendarSubscription,
  chat,
  'key-lock': keyLock,
  'mock-round': mockRound,
  'offline-copy': offlineCopy,
  'pdf-download': pdfDownload,
  reminders,
  'resume-assistant': resumeAssistant,
  'resume-import': resumeImport,
  speech,
  'typing-test': typingTest,
  'terminal-run': terminalRun,
  toolchain,
  'code-check': codeCheck,
  'code-format': codeFormat,
  stepper,
  focus,
  'folder-backup': folderBackup,
  'follow-up': followUp,
  'interview-room': interviewRoom,
  'room-camera': roomCamera,
  'session-hold': sessionHold,
  'github-profile': githubProfile,
  'hands-free': handsFree,
  trainer,
  webcam,
  'answer-clock': answerClock,
  'roadmap-wizard': roadmapWizard,
  study,
  sync,
  'join-devices': joinDevices,
};

/** The happy path of a machine. @throws when it has none, or one that does not begin with the registry's input */
export function happyPathOf(file: string): Replay {
  const { replays, happyPath } = allReplays[file] ?? { replays: [], happyPath: '' };
  const replay = replays.find(({ name }) => name === happyPath);
  if (!replay) throw new Error(`${file} has no replay "${happyPath}".`);
  if ('input' in replay) throw new Error(`The happy path of ${file} begins with an input of its own.`);
  return replay;
}
