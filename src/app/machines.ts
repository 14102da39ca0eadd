import type { addJobMachine } from '../../machines/add-job.machine';
import type { adviceMachine } from '../../machines/advice.machine';
import type { answerCheckMachine } from '../../machines/answer-check.machine';
import type { answerClockMachine } from '../../machines/answer-clock.machine';
import type { boardDragMachine } from '../../machines/board-drag.machine';
import type { boardImportMachine } from '../../machines/board-import.machine';
import type { calendarImportMachine } from '../../machines/calendar-import.machine';
import type { chatMachine } from '../../machines/chat.machine';
import type { followUpMachine } from '../../machines/follow-up.machine';
import type { githubProfileMachine } from '../../machines/github-profile.machine';
import type { handsFreeMachine } from '../../machines/hands-free.machine';
import type { interviewRoomMachine } from '../../machines/interview-room.machine';
import type { pdfDownloadMachine } from '../../machines/pdf-download.machine';
import type { resumeAssistantMachine } from '../../machines/resume-assistant.machine';
import type { resumeImportMachine } from '../../machines/resume-import.machine';
import type { roadmapWizardMachine } from '../../machines/roadmap-wizard.machine';
import type { roomCameraMachine } from '../../machines/room-camera.machine';
import type { sessionHoldMachine } from '../../machines/session-hold.machine';
import type { speechMachine } from '../../machines/speech.machine';
import type { studyMachine } from '../../machines/study.machine';
import type { terminalRunMachine } from '../../machines/terminal-run.machine';
import type { toolchainMachine } from '../../machines/toolchain.machine';
import type { trainerMachine } from '../../machines/trainer.machine';
import type { typingTestMachine } from '../../machines/typing-test.machine';
import type { webcamMachine } from '../../machines/webcam.machine';

/** Every flow with its real capabilities; each is fetched when a screen first asks for it. */
export interface Machines {
  resumeAssistant(): Promise<typeof resumeAssistantMachine>;
  resumeImport(): Promise<typeof resumeImportMachine>;
  pdfDownload(): Promise<typeof pdfDownloadMachine>;
  resumeAdvice(): Promise<typeof adviceMachine>;
  /** Other words for lines of a resume, and drafts of letters. */
  resumeWording(): Promise<typeof adviceMachine>;
  speech(): Promise<typeof speechMachine>;
  handsFree(): Promise<typeof handsFreeMachine>;
  typingTest(): Promise<typeof typingTestMachine>;
  toolchain(): Promise<typeof toolchainMachine>;
  terminalRun(): Promise<typeof terminalRunMachine>;
  interviewRoom(): Promise<typeof interviewRoomMachine>;
  roomCamera(): Promise<typeof roomCameraMachine>;
  sessionHold(): Promise<typeof sessionHoldMachine>;
  webcam(): Promise<typeof webcamMachine>;
  answerClock(): Promise<typeof answerClockMachine>;
  trainer(): Promise<typeof trainerMachine>;
  trainerAdvice(): Promise<typeof adviceMachine>;
  followUp(): Promise<typeof followUpMachine>;
  answerCheck(): Promise<typeof answerCheckMachine>;
  roadmapWizard(): Promise<typeof roadmapWizardMachine>;
  chat(): Promise<typeof chatMachine>;
  boardDrag(): Promise<typeof boardDragMachine>;
  boardImport(): Promise<typeof boardImportMachine>;
  calendarImport(): Promise<typeof calendarImportMachine>;
  addJob(): Promise<typeof addJobMachine>;
  study(): Promise<typeof studyMachine>;
  githubProfile(): Promise<typeof githubProfileMachine>;
}
