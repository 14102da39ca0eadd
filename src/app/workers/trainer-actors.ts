import questions from 'content:questions';
import { loaders } from 'content:roles/topics';
import { createActor, fromPromise, toPromise } from 'xstate';
import type { AiError } from '../../../machines/contracts/ai';
import type {
  EvaluateInput,
  EvaluateOutput,
  MakeQuestionsInput,
  QuestionsOutcome,
  SummariseInput,
  SummariseOutput,
  TrainerAnswer,
  TrainerRemarkSubject,
} from '../../../machines/contracts/trainer';
import { type AiStore, fromEndpoint } from '../../ai/from-endpoint';
import { evaluationPrompt, feedbackPrompt, questionsPrompt, readQuestions } from '../../ai/prompts/trainer-prompts';
import type { ProviderConfig } from '../../ai/providers/list';
import type { GenerateRequest, Reply } from '../../ai/providers/provider';
import { evaluateAnswer } from '../../domain/interview/answer/evaluate-answer';
import { overallFeedback } from '../../domain/interview/feedback/overall-feedback';
import { makeQuestions } from '../../domain/interview/questions/make-questions';
import type { InterviewQuestion } from '../../domain/interview/questions/question';
import { loadTopics } from '../../domain/interview/roles';
import { readResume } from '../../domain/resume/read-resume';
import { interviewOf } from '../../features/interview-trainer/interview-of';
import { nearestRole } from '../../features/interview-trainer/nearest-role';

/** As much of a pasted resume as is read, in characters: about fifteen pages. */
const LONGEST_RESUME = 60_000;

/**
 * The questions of the built-in engine. The same input gives the same questions.
 * @throws when the topics of the role could not be fetched
 */
export async function builtInQuestions(input: MakeQuestionsInput): Promise<InterviewQuestion[]> {
  const role = nearestRole(input.role);
  const topics = role ? await loadTopics(loaders, role.id) : [];
  const { jobDescription, count, seed, resume } = input;
  return makeQuestions(questions, {
    role: input.role.trim(),
    jobDescription,
    count,
    seed,
    topics,
    ...(resume.trim() === '' ? {} : { resume: readResume(resumeDocument(resume)) }),
  });
}

const resumeDocument = (text: string) => ({
  pages: [
    {
      number: 1,
      columns: 1 as const,
      images: 0,
      lines: text
        .slice(0, LONGEST_RESUME)
        .split('\n')
        .map((line) => ({ text: line, size: 0 })),
    },
  ],
  links: [],
});

/** A reply is there and says nothing that can be used: the words about a key would lead astray. */
const SPOKE: ReadonlySet<string> = new Set(['empty', 'malformed', 'blocked']);

/** Actor `makeQuestions`. Where a model gives fewer questions than asked, the built-in engine adds the rest. */
export function makeQuestionsLogic(store: AiStore, config: () => ProviderConfig) {
  const ask = fromEndpoint<Reply, MakeQuestionsInput>(store, async () => {
    const { generateText } = await import('../../ai/endpoints/generate-text');
    return (input) => generateText.initiate({ config: config(), request: questionsPrompt(input) }, { track: false });
  });
  return fromPromise<QuestionsOutcome, MakeQuestionsInput>(async ({ input, signal }) => {
    if (input.builtIn || config().provider === 'built-in')
      return { kind: 'made', questions: await builtInQuestions(input), fromModel: 0 };
    const actor = createActor(ask, { input });
    signal.addEventListener('abort', () => actor.stop(), { once: true });
    let reply: Reply;
    try {
      reply = await toPromise(actor.start());
    } catch (thrown) {
      if (!isAiError(thrown)) throw thrown;
      return { kind: SPOKE.has(thrown.kind) ? 'unfit' : 'unreached', error: thrown };
    }
    const written = readQuestions(reply.text, input.count);
    if (!written) return { kind: 'unfit', error: null };
    return { kind: 'made', questions: await filledUp(written, input), fromModel: written.length };
  });
}

async function filledUp(written: readonly InterviewQuestion[], input: MakeQuestionsInput) {
  if (written.length >= input.count) return written;
  return [...written, ...(await builtInQuestions(input))].slice(0, input.count);
}

const isAiError = (thrown: unknown): thrown is AiError =>
  typeof thrown === 'object' && thrown !== null && 'kind' in thrown && 'message' in thrown;

/** Actor `evaluate`: the built-in rubric. */
export const evaluateLogic = () =>
  fromPromise<EvaluateOutput, EvaluateInput>(async ({ input: { question, text, seconds } }) => {
    if (!question) throw new RangeError('There is no such question.');
    return { text, evaluation: evaluated(question, text, seconds) };
  });

/** Actor `summarise`: evaluates each answer that was not, or that was changed since, and then the whole. */
export const summariseLogic = () =>
  fromPromise<SummariseOutput, SummariseInput>(async ({ input: { session, answers } }) => {
    if (!session) throw new RangeError('There is no interview.');
    const whole = session.questions.map((question, index): TrainerAnswer => {
      const answer = answers[index];
      if (!answer) return NOT_ANSWERED;
      const { text, seconds } = answer;
      if (text.trim() === '' || (answer.evaluation && answer.evaluatedText === text)) return answer;
      return { ...answer, evaluation: evaluated(question, text, seconds), evaluatedText: text, remark: null };
    });
    return { answers: whole, feedback: overallFeedback(interviewOf(session, whole)) };
  });

const NOT_ANSWERED: TrainerAnswer = { text: '', seconds: null, evaluation: null, evaluatedText: '', remark: null };

const evaluated = (question: InterviewQuestion, answer: string, seconds: number | null) =>
  evaluateAnswer({ question, answer, ...(seconds === null || seconds <= 0 ? {} : { seconds }) });

/** What a model is asked beside the built-in engine: the spec's prompts. */
export const remarkRequest = (subject: TrainerRemarkSubject): GenerateRequest =>
  subject.kind === 'evaluation' ? evaluationPrompt(subject) : feedbackPrompt(subject.role, subject.answers);
