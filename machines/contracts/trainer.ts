import type { AnswerEvaluation } from '../../src/domain/interview/answer/types';
import type { OverallFeedback } from '../../src/domain/interview/feedback/types';
import type { ChosenDifficulty } from '../../src/domain/interview/questions/difficulties';
import type { InterviewQuestion } from '../../src/domain/interview/questions/question';
import type { AiError } from './ai';
import type { RecordingPart } from './interview';
import type { Advice } from './resume';

export type { Advice, AnswerEvaluation, ChosenDifficulty, InterviewQuestion, OverallFeedback };

/** Product spec, section 5. */
export type QuestionCount = 5 | 10 | 15 | 20;

/** What the user entered on the first screen. */
export interface TrainerForm {
  readonly role: string;
  readonly jobDescription: string;
  /** The user's own resume as text; empty when left out. */
  readonly resume: string;
  readonly count: QuestionCount;
  readonly difficulty: ChosenDifficulty;
  /** Milliseconds to think before each answer; 0: none. */
  readonly preparation: number;
  /** Milliseconds for each answer; 0: as long as it takes. */
  readonly questionTime: number;
}

/** Actor `makeQuestions`: the chosen model, or the built-in engine; one promise. */
export interface MakeQuestionsInput extends TrainerForm {
  /** The same seed gives the same built-in questions. */
  readonly seed: string;
  /** Ask no model, even if one is chosen in Settings. */
  readonly builtIn: boolean;
  /** Ids of the questions that were asked for this job or role before, the oldest first. */
  readonly asked: readonly string[];
}

export type QuestionsOutcome =
  | {
      readonly kind: 'made';
      readonly questions: readonly InterviewQuestion[];
      /** How many of them, from the first on, a model wrote. */
      readonly fromModel: number;
    }
  /** The model answered, and its answer holds no questions. */
  | { readonly kind: 'unfit'; readonly error: AiError | null }
  /** The model did not answer. */
  | { readonly kind: 'unreached'; readonly error: AiError };

/** An interview as it was started, and what was said about the whole of it. */
export interface TrainerSession {
  readonly id: string;
  /** ISO date-time. */
  readonly createdAt: string;
  readonly seed: string;
  readonly role: string;
  readonly jobDescription: string;
  readonly resume: string;
  readonly questions: readonly InterviewQuestion[];
  readonly fromModel: number;
  readonly feedback: OverallFeedback | null;
  /** What a model said beside the overall feedback. */
  readonly remark: Advice | null;
  /** ISO date-time of its removal: it can be brought back until its recordings are purged with it. */
  readonly removedAt?: string;
}

/** One attempt at a question, and what was said about it. */
export interface TrainerAttempt {
  readonly text: string;
  /** Seconds of listening, for an answer that was started by speaking; `null` for a typed one. */
  readonly seconds: number | null;
  readonly evaluation: AnswerEvaluation | null;
  /** The text that `evaluation` is about; the answer may have been changed since. */
  readonly evaluatedText: string;
  /** What a model said beside the evaluation. */
  readonly remark: Advice | null;
  /** BCP 47 tag of what was spoken of it last; left out where nothing was, or where it was not yet kept. */
  readonly language?: string;
  /** What was recorded of it, in order; left out where nothing was. */
  readonly recordings?: readonly AnswerRecording[];
}

/** One unbroken recording of an answer, kept as those of the room are. */
export type AnswerRecording = Omit<RecordingPart, 'start'>;

/** The answer to one question as it counts. */
export interface TrainerAnswer extends TrainerAttempt {
  /** What was answered before it was retaken, the oldest first; left out where it never was. */
  readonly attempts?: readonly TrainerAttempt[];
}

/** Actor `evaluate`: the built-in rubric over one answer; one promise. */
export interface EvaluateInput {
  readonly question: InterviewQuestion | null;
  readonly text: string;
  readonly seconds: number | null;
}

export interface EvaluateOutput {
  readonly evaluation: AnswerEvaluation;
  /** The text that was evaluated. */
  readonly text: string;
}

/** Actor `summarise`: evaluates the answers that were not evaluated yet, then the whole interview; one promise. */
export interface SummariseInput {
  readonly session: TrainerSession | null;
  readonly answers: readonly TrainerAnswer[];
}

export interface SummariseOutput {
  /** One for each question, evaluated as far as there is an answer. */
  readonly answers: readonly TrainerAnswer[];
  readonly feedback: OverallFeedback;
}

/** What a model is asked beside the built-in engine; subject of the advice flow. */
export type TrainerRemarkSubject =
  | {
      readonly kind: 'evaluation';
      readonly role: string;
      readonly question: string;
      readonly answer: string;
    }
  | {
      readonly kind: 'feedback';
      readonly role: string;
      readonly answers: readonly { readonly question: string; readonly answer: string }[];
    };

export type TrainerStep = 'job' | 'interview' | 'feedback';

/** What survives a reload: the flow's position and everything the user put in. */
export interface TrainerDraft {
  readonly step: TrainerStep;
  readonly form: TrainerForm;
  /** Which question is open. */
  readonly index: number;
  readonly session: TrainerSession | null;
  /** One for each question of the session. */
  readonly answers: readonly TrainerAnswer[];
}
