/** Study mode: what the flow holds, receives and emits. */
import type { Grade } from '../../src/domain/practice/types';
import type { Answer, GivenAnswer, Lesson, StudyAims, StudyDraft, StudyWish } from './study';

export interface StudyContext {
  readonly aims: StudyAims | null;
  readonly wish: StudyWish | null;
  readonly lesson: Lesson | null;
  /** The step one is at, from 0. */
  readonly at: number;
  readonly answers: Readonly<Record<string, GivenAnswer>>;
  /** What was answered last, until it is judged. */
  readonly given: Answer;
}

export type StudyEvent =
  | { type: 'aims.set'; aims: StudyAims }
  | { type: 'aims.reopened' }
  | { type: 'subject.chosen'; wish: StudyWish }
  | { type: 'answer.given'; answer: Answer }
  | { type: 'step.advanced' }
  | { type: 'card.flipped' }
  | { type: 'card.graded'; grade: Grade }
  | { type: 'gathering.retried' }
  | { type: 'lesson.repeated'; seed: string }
  | { type: 'lesson.left' };

export interface StudyInput {
  /** `null` until they were asked for. */
  readonly aims: StudyAims | null;
  /** What the address asks for; it goes before what an earlier visit left. */
  readonly wish: StudyWish | null;
  readonly draft: StudyDraft | null;
}

export type StudyEmitted =
  | { type: 'aims.told'; aims: StudyAims }
  | { type: 'card.reviewed'; card: string; title: string; grade: Grade };
