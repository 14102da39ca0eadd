import { countWords } from '../../resume/text-lines';
import { outlineOf } from '../questions/outline-of';
import type { InterviewQuestion } from '../questions/question';
import { improvementsOf, missedOf } from './advice';
import type { BankWords } from './bank-words';
import { conceptsOf, judge, scoreOf } from './criteria';
import { followUpOf } from './follow-up';
import { isEnglish } from './language';
import { bandOf, INTERVIEW_RUBRIC_VERSION, LEAST_ANSWER_WORDS, LONGEST_ANSWER } from './rubric';
import { readSpoken } from './spoken-answer';
import { strongerOutline } from './stronger-outline';
import { NO_SUMMARY, summaryOf } from './summary';
import { lowered } from './text';
import type { AnswerEvaluation, NoEvaluation } from './types';

export interface AnswerToEvaluate {
  readonly question: InterviewQuestion;
  readonly answer: string;
  /** Seconds the speaker took. Given back as it is; it does not affect the score. */
  readonly seconds?: number;
  /** The words of all questions, `content:bank-words`. */
  readonly bank: BankWords;
}

/**
 * Judges one answer by the rubric of docs/interview-rubric.md: 0 to 10 points, each with the words that earned it.
 *
 * An answer that is empty, has fewer than five words or is not in English gets no score but a plain statement.
 * Answers longer than {@link LONGEST_ANSWER} are judged by their beginning. Pure and deterministic; linear in the length
 * of the answer; no text makes it throw.
 */
export function evaluateAnswer({ question, answer, seconds, bank }: AnswerToEvaluate): AnswerEvaluation {
  const judged = answer.slice(0, LONGEST_ANSWER);
  const words = lowered(judged).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? [];
  const time = seconds !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
  const none = (why: NoEvaluation['why'], reason: string): NoEvaluation => ({
    kind: 'no-evaluation',
    rubricVersion: INTERVIEW_RUBRIC_VERSION,
    score: 0,
    why,
    reason,
    summary: NO_SUMMARY[why],
    modelOutline: outlineOf(question),
    words: countWords(judged),
    seconds: time,
  });
  if (!words.some((word) => /\p{L}/u.test(word)))
    return none('empty', 'There are no words to judge. Type or speak your answer, then try again.');
  if (!isEnglish(words, judged))
    return none(
      'other-language',
      'Most of this answer is not in English. The built-in rubric knows English only, so there is no score.',
    );
  if (words.length < LEAST_ANSWER_WORDS)
    return none('too-short', 'Fewer than five words are too few to judge. Answer in whole sentences.');

  const findings = judge(question, readSpoken(judged), bank);
  const score = scoreOf(findings);
  const band = bandOf(score);
  return {
    kind: 'evaluation',
    rubricVersion: INTERVIEW_RUBRIC_VERSION,
    score,
    band,
    ceiling: findings.ceiling,
    criteria: findings.criteria,
    concepts: conceptsOf(findings),
    story: findings.story,
    summary: summaryOf(findings, score, band),
    missed: missedOf(findings),
    improvements: improvementsOf(findings),
    strongerOutline: strongerOutline(findings),
    modelOutline: outlineOf(question),
    followUp: followUpOf(findings, question),
    words: countWords(judged),
    seconds: time,
  };
}
