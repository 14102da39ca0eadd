import questions from 'content:questions';
import roles from 'content:roles';
import { loaders } from 'content:roles/topics';
import type { FollowUpInput } from '../../../machines/contracts/follow-up';
import type {
  EvaluateInput,
  EvaluateOutput,
  MakeQuestionsInput,
  SummariseInput,
  SummariseOutput,
  TrainerAnswer,
} from '../../../machines/contracts/trainer';
import type { BankWords } from '../../domain/interview/answer/bank-words';
import { evaluateAnswer } from '../../domain/interview/answer/evaluate-answer';
import { overallFeedback } from '../../domain/interview/feedback/overall-feedback';
import { nearestRole } from '../../domain/interview/nearest-role';
import { followUpTo, judgedAs } from '../../domain/interview/questions/follow-up';
import { makeQuestions } from '../../domain/interview/questions/make-questions';
import type { InterviewQuestion } from '../../domain/interview/questions/question';
import { loadTopics } from '../../domain/interview/roles';
import { readResume } from '../../domain/resume/read-resume';
import { datesWithDashes, withWholeWords } from '../../domain/resume/soft-hyphens';
import { interviewOf } from '../../features/interview-trainer/interview-of';
import { bankWords } from '../bank-words';

// The built-in engine of the trainer. It is large, so its actors fetch it when they first run.

/** As much of a pasted resume as is read, in characters: about fifteen pages. */
const LONGEST_RESUME = 60_000;

/**
 * The questions of the built-in engine. The same input gives the same questions.
 * @throws when the topics of the role could not be fetched
 */
export async function builtInQuestions(input: MakeQuestionsInput): Promise<InterviewQuestion[]> {
  const role = nearestRole(roles, input.role);
  const topics = role ? await loadTopics(loaders, role.id) : [];
  const { jobDescription, count, seed, resume, difficulty, asked } = input;
  return makeQuestions(questions, {
    role: input.role.trim(),
    jobDescription,
    count,
    seed,
    topics,
    difficulty,
    asked,
    ...(resume.trim() === '' ? {} : { resume: readResume(resumeDocument(resume)) }),
  });
}

const resumeDocument = (text: string) => ({
  pages: [
    {
      number: 1,
      columns: 1 as const,
      images: 0,
      lines: withWholeWords(
        text
          .slice(0, LONGEST_RESUME)
          .split('\n')
          .map((line) => ({ text: datesWithDashes(line), size: 0 })),
      ),
    },
  ],
  links: [],
});

/**
 * The follow-up to an answer. The topics of the role hold their own; another question takes what its evaluation asks next.
 * @throws when the topics of the role could not be fetched
 */
export async function followUp({ role: title, question, evaluation }: FollowUpInput): Promise<InterviewQuestion> {
  const role = nearestRole(roles, title);
  const topics = role ? await loadTopics(loaders, role.id) : [];
  return followUpTo(question, evaluation, topics.find(({ id }) => id === question.id)?.followUps ?? []);
}

/**
 * The built-in rubric on one answer.
 * @throws RangeError when there is no question; whatever the failed fetch throws when its words could not be fetched
 */
export async function evaluate({ question, text, seconds }: EvaluateInput): Promise<EvaluateOutput> {
  if (!question) throw new RangeError('There is no such question.');
  return { text, evaluation: evaluated(await bankWords(), question, text, seconds) };
}

/**
 * Evaluates each answer that was not, or that was changed since, and then the whole.
 * @throws RangeError when there is no interview; whatever the failed fetch throws when its words could not be fetched
 */
export async function summarise({ session, answers }: SummariseInput): Promise<SummariseOutput> {
  if (!session) throw new RangeError('There is no interview.');
  const bank = await bankWords();
  const whole = session.questions.map((question, index): TrainerAnswer => {
    const answer = answers[index];
    if (!answer) return NOT_ANSWERED;
    const { text, seconds } = answer;
    if (text.trim() === '' || (answer.evaluation && answer.evaluatedText === text)) return answer;
    return { ...answer, evaluation: evaluated(bank, question, text, seconds), evaluatedText: text, remark: null };
  });
  return { answers: whole, feedback: overallFeedback(interviewOf(session, whole)) };
}

const NOT_ANSWERED: TrainerAnswer = { text: '', seconds: null, evaluation: null, evaluatedText: '', remark: null };

const evaluated = (bank: BankWords, question: InterviewQuestion, answer: string, seconds: number | null) =>
  evaluateAnswer({
    question: judgedAs(question),
    answer,
    bank,
    ...(seconds === null || seconds <= 0 ? {} : { seconds }),
  });
