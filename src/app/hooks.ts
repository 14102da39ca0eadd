import type { UnknownAction } from '@reduxjs/toolkit';
import { type ComponentType, createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { InterviewRecord } from '../../machines/contracts/interview';
import type { EventAbout } from '../domain/calendar/about';
import type { Span } from '../domain/calendar/free-time';
import type { FileTodo } from '../domain/calendar/ical/todos';
import type { CalendarEvent } from '../domain/calendar/types';
import type { Matrix } from '../domain/evidence/types';
import type { AnswerEvaluation, StoryFinding } from '../domain/interview/answer/types';
import type { InterviewQuestion } from '../domain/interview/questions/question';
import type { RoomScores } from '../domain/interview/room-scores';
import type { Job } from '../domain/jobs/job-types';
import type { DayItem } from '../domain/today/items';
import type { VersionState } from '../platform/app-versions';
import type { Device } from './device';
import type { StorageStatus } from './persistence/persist-store';
import type { Change, MadeOfMany, MissedBlocksProps, NewBlock, StudyPlanProps } from './planner-types';
import type { AppDispatch, AppStore, RootState, SignedIn, SpeechConfigured, TopicMarked } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Plain data that is derived from the state on each look; the screen is redrawn only when it says something else. */
export const useAppData = <T>(select: (state: RootState) => T): T => useAppSelector(select, saysTheSame);
const saysTheSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const DeviceContext = createContext<Device | null>(null);

/** What the browser can do for a screen: files, clipboard, the store on disk, the keys of models. */
export function useDevice(): Device {
  const device = use(DeviceContext);
  if (!device) throw new Error('useDevice needs the DeviceContext of the app around it.');
  return device;
}

/** Whether a newer build of the app is on this device. */
export function useVersionState(): VersionState {
  const { versions } = useDevice();
  return useSyncExternalStore(versions.subscribe, versions.getState);
}

/** Loads the page again, after what was changed is on disk. */
export function useLoadAgain(): () => void {
  const { storage, versions } = useDevice();
  return () => void storage.flush().finally(() => versions.reload());
}

/** Where the learner's work is: the words change once devices are joined. */
export function useKept(): 'on this device' | 'on your devices' {
  const { devices } = useDevice();
  return useSyncExternalStore(devices.subscribe, devices.isJoined) ? 'on your devices' : 'on this device';
}

/** The state of the store on disk; the screen is redrawn when it changes. */
export function useStorageStatus(): StorageStatus {
  const { storage } = useDevice();
  return useSyncExternalStore(storage.subscribe, storage.getStatus);
}

/** A task that can be put into the calendar. */
export interface PlannerTask {
  readonly id: string;
  readonly text: string;
  /** `YYYY-MM-DD`, or null. */
  readonly due: string | null;
  /** The event that is its block, or null. */
  readonly eventId: string | null;
  /** It came with the board and was not touched yet. */
  readonly sample: boolean;
}

/** What puts something into the board or the calendar, and what takes it away again. */
export interface Made {
  readonly add: UnknownAction;
  readonly remove: UnknownAction;
}

/** What other screens know about tasks and times, and report to them. */
export interface Planner {
  /** Puts study into the free hours of the calendar, after it was looked at. Fetched when it is first drawn. */
  readonly StudyPlan: ComponentType<StudyPlanProps>;
  /** Blocks of study that were missed; nothing where there is none. Fetched when it is first drawn. */
  readonly MissedBlocks: ComponentType<MissedBlocksProps>;
  /** Tasks that are not done, in their order; the same array for the same tasks. */
  tasks(state: RootState): readonly PlannerTask[];
  /** The action that ties a task to its event, or unties it; `null` when nobody keeps tasks. */
  taskLinked(taskId: string, eventId: string | null): UnknownAction | null;
  /** The actions that add a task to do and take it away again; `null` when nobody keeps tasks. */
  newTask(text: string): Made | null;
  /** Actions that make tasks of to-dos from a file, and take them away again; `null` when nobody keeps tasks. */
  newTasks(state: RootState, todos: readonly FileTodo[]): Promise<MadeOfMany | null>;
  /** The action that starts the timer on a task or on nothing said; `null` when nobody keeps time. */
  focusBegun(taskId: string | null, plan: 'intervals' | 'free'): UnknownAction | null;
  /** The action that puts a task among what is done, or back to what is to do; `null` when nobody keeps tasks. */
  taskDone(taskId: string, done: boolean): UnknownAction | null;
  /** Events at these times, with their ids in the same order; `null` when nobody keeps a calendar. */
  newBlocks(
    state: RootState,
    blocks: readonly NewBlock[],
  ): Promise<(Made & { readonly ids: readonly string[]; readonly events: readonly CalendarEvent[] }) | null>;
  /** Events put to other times, or taken out of the calendar (`null`). */
  moved(state: RootState, moves: ReadonlyMap<string, Span | null>): Promise<Change | null>;
  /** An event in the next free time of a length, with the instant at which it starts; `null` where there is none. */
  newBlock(
    state: RootState,
    block: Pick<NewBlock, 'text' | 'about'> & { readonly minutes: number },
  ): Promise<(Made & { readonly start: number }) | null>;
  /** The action that says what an event is about; `null` where it is gone. */
  eventAbout(state: RootState, event: string, about: EventAbout | null): Promise<UnknownAction | null>;
  /** Ticks an event off, or opens it again, and the topic that it is for; `null` where it is gone. */
  eventDone(state: RootState, event: string, done: boolean): Promise<Change | null>;
}

export const PlannerContext = createContext<Planner>({
  StudyPlan: () => null,
  MissedBlocks: () => null,
  tasks: () => NO_TASKS,
  taskLinked: () => null,
  newTask: () => null,
  newTasks: async () => null,
  newBlocks: async () => null,
  moved: async () => null,
  newBlock: async () => null,
  taskDone: () => null,
  focusBegun: () => null,
  eventAbout: async () => null,
  eventDone: async () => null,
});
const NO_TASKS: readonly PlannerTask[] = [];

/** The tasks beside the calendar. */
export const usePlanner = (): Planner => use(PlannerContext);

/** Writes on a resume for other screens: which line, and on which resume, the learner has chosen. */
export interface ResumeLines {
  /**
   * The actions that put a line among the achievements of a resume and take it away again; `null` when nobody keeps
   * resumes.
   * @param resume its id; `null` for a new one
   */
  newLine(
    resume: string | null,
    text: string,
  ): { readonly resume: string; readonly add: UnknownAction; readonly remove: UnknownAction } | null;
}

export const ResumeLinesContext = createContext<ResumeLines>({ newLine: () => null });

/** The resumes, to be written on from elsewhere. */
export const useResumeLines = (): ResumeLines => use(ResumeLinesContext);

/** An answer that may tell a story. */
export interface KeepStoryProps {
  /** The trainer's interview that it is in, and its question's place there. */
  readonly session: string;
  readonly question: number;
  /** What the question is about. */
  readonly topic: string;
  readonly text: string;
  /** What the rubric found of a story in this very text. */
  readonly found: readonly StoryFinding[];
}

export interface FittingStoriesProps {
  readonly question: InterviewQuestion;
  /** Puts a story into the answer, as a beginning. */
  readonly onUse: (text: string) => void;
}

/** An answer whose truth is asked about. */
export interface AnswerChecksProps {
  /** Id of the session, in the room or the trainer, and of the question in it. */
  readonly session: string;
  readonly question: string;
  readonly role: string;
  /** The question's words. */
  readonly asked: string;
  readonly answer: string;
  /** Whether it is in English: common mistakes are looked for in no other language. */
  readonly english: boolean;
  /** Each check in a panel of its own, or as a part of the one that it is in. */
  readonly framed: boolean;
}

/**
 * What is beside questions and answers elsewhere: keeping an answer as a story, the stories that fit a question, and whether
 * an answer is true.
 */
export interface AnswerParts {
  readonly KeepStory: ComponentType<KeepStoryProps>;
  readonly FittingStories: ComponentType<FittingStoriesProps>;
  /** Common mistakes, and a model's check. */
  readonly AnswerChecks: ComponentType<AnswerChecksProps>;
}

export const AnswerPartsContext = createContext<AnswerParts>({
  KeepStory: () => null,
  FittingStories: () => null,
  AnswerChecks: () => null,
});

export const useAnswerParts = (): AnswerParts => use(AnswerPartsContext);

/** Says what was done, with a way to take it back: `useToast()`. */
type Say = (message: { text: string; action: { label: string; run: () => void } }) => void;

/** Puts a task on the board and says so, with an undo. */
export function usePlanTask(say: Say): (text: string) => void {
  const dispatch = useAppDispatch();
  const planner = usePlanner();
  return (text) => {
    const task = planner.newTask(text);
    if (!task) return;
    dispatch(task.add);
    say({ text: `“${text}” is on your task board.`, action: { label: 'Undo', run: () => dispatch(task.remove) } });
  };
}

/** Sets the local profile, as the sign-in screen does. */
export function useSignIn(): (profile: { displayName: string; handle: string }) => void {
  const dispatch = useAppDispatch();
  return (profile) =>
    dispatch({
      type: 'session/signedIn',
      payload: { ...profile, createdAt: new Date().toISOString() },
    } satisfies SignedIn);
}

/** Says how far the learner is with a topic of a track or a subject: its one progress, wherever it is shown. */
export function useMarkTopic(): (mark: Omit<TopicMarked['payload'], 'at'>) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (mark) =>
      dispatch({
        type: 'trackProgress/topicMarked',
        payload: { ...mark, at: new Date().toISOString() },
      } satisfies TopicMarked),
    [dispatch],
  );
}

/** Changes what the learner speaks and how the app reads to them, wherever it is shown. */
export function useConfigureSpeech(): (change: SpeechConfigured['payload']) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (payload) => void dispatch({ type: 'settings/speechConfigured', payload } satisfies SpeechConfigured),
    [dispatch],
  );
}

type RecognitionPlace = Awaited<ReturnType<Device['speech']['place']>>;

/** Where speech in this language would be turned into text, and what has the browser do it on the device. */
export function useAudio(language: string) {
  const { speech } = useDevice();
  const [known, setKnown] = useState<{
    readonly language: string;
    readonly place: RecognitionPlace | 'undownloaded';
  } | null>(null);
  useEffect(() => {
    let gone = false;
    speech.place(language).then(
      (place) => {
        if (!gone) setKnown({ language, place });
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [speech, language]);
  const install = () => {
    setKnown({ language, place: 'downloading' });
    const settled = (done: boolean) =>
      setKnown((now) => (now?.language === language ? { language, place: done ? 'device' : 'undownloaded' } : now));
    speech.install(language).then(settled, () => settled(false));
  };
  return { place: known?.language === language ? known.place : null, install };
}

/** The voices of the browser; none until it has said which. */
export function useVoices(): Awaited<ReturnType<Device['speech']['voices']>> {
  const { speech } = useDevice();
  const [voices, setVoices] = useState<Awaited<ReturnType<Device['speech']['voices']>>>([]);
  useEffect(() => {
    let gone = false;
    speech.voices().then(
      (found) => {
        if (!gone) setVoices(found);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [speech]);
  return voices;
}

/** Makes a change of the calendar, and says so with an Undo where there is something to say. */
export function useChange(say: Say): (change: Change | null) => void {
  const { dispatch } = useAppStore();
  return (change) => {
    if (!change) return;
    change.run.forEach(dispatch);
    const undo = { label: 'Undo', run: () => change.undo.forEach(dispatch) };
    if (change.said !== null) say({ text: change.said, action: undo });
  };
}

/** Ticks off something of a day, or opens it again. */
export function useTick(say: Say): (item: Pick<DayItem, 'kind' | 'of'>, on: boolean) => void {
  const store = useAppStore();
  const planner = usePlanner();
  const make = useChange(say);
  return async ({ kind, of }, on) => {
    if (kind === 'event') return make(await planner.eventDone(store.getState(), of, on));
    const action = planner.taskDone(of, on);
    if (action) store.dispatch(action);
  };
}

/**
 * Scores the answers of a session in the interview room, as an interview of the trainer: its id, and the actions that keep
 * it and take it away. `null` where no question of it is known any more, or nothing was answered.
 */
export type ScoreRoom = (record: InterviewRecord) => Promise<(Made & { readonly session: string }) | null>;

export const ScoreRoomContext = createContext<ScoreRoom>(async () => null);

export const useScoreRoom = (): ScoreRoom => use(ScoreRoomContext);

/** The built-in judge on the interview room. It is large: fetched when it is first asked. */
export interface RoomJudge {
  scores(record: InterviewRecord): Promise<RoomScores>;
  /** All that it says of one answer; `null` where it says nothing. */
  answer(record: InterviewRecord, index: number): Promise<AnswerEvaluation | null>;
}

export const RoomJudgeContext = createContext<RoomJudge | null>(null);

/** `null` outside of the app. */
export const useRoomJudge = (): RoomJudge | null => use(RoomJudgeContext);

/** What of the learner's own shows each requirement of a job, as the state is now. Fetched when it is first asked. */
export type EvidenceOf = (state: RootState, job: Job) => Promise<Matrix>;

export const EvidenceContext = createContext<EvidenceOf>(async () => NO_EVIDENCE);
const NO_EVIDENCE: Matrix = {
  rows: [],
  musts: { shown: 0, named: 0, onTheWay: 0, of: 0 },
  nice: { shown: 0, named: 0, onTheWay: 0, of: 0 },
};

export const useEvidence = (): EvidenceOf => use(EvidenceContext);
