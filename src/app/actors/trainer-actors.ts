import { createActor, fromPromise, toPromise } from 'xstate';
import type { AiError } from '../../../machines/contracts/ai';
import type { FollowUpInput } from '../../../machines/contracts/follow-up';
import type {
  EvaluateInput,
  EvaluateOutput,
  MakeQuestionsInput,
  QuestionsOutcome,
  SummariseInput,
  SummariseOutput,
  TrainerRemarkSubject,
} from '../../../machines/contracts/trainer';
import { type AiStore, fromEndpoint } from '../../ai/from-endpoint';
import { followUpPrompt, readFollowUp } from '../../ai/prompts/follow-up-prompt';
import { evaluationPrompt, feedbackPrompt, questionsPrompt, readQuestions } from '../../ai/prompts/trainer-prompts';
import type { ProviderConfig } from '../../ai/providers/list';
import type { GenerateRequest, Reply } from '../../ai/providers/provider';
import { writtenFollowUp } from '../../domain/interview/questions/follow-up';
import type { InterviewQuestion } from '../../domain/interview/questions/question';
import { once } from '../../ui/once';

const engine = once(() => import('./trainer-engine'));

const builtIn = async (input: MakeQuestionsInput) => (await engine()).builtInQuestions(input);

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
      return { kind: 'made', questions: await builtIn(input), fromModel: 0 };
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
  return [...written, ...(await builtIn(input))].slice(0, input.count);
}

const isAiError = (thrown: unknown): thrown is AiError =>
  typeof thrown === 'object' && thrown !== null && 'kind' in thrown && 'message' in thrown;

/** Actor `evaluate`: the built-in rubric. */
export const evaluateLogic = () =>
  fromPromise<EvaluateOutput, EvaluateInput>(async ({ input }) => (await engine()).evaluate(input));

/** Actor `summarise`: the answers that are not evaluated yet, and then the whole. */
export const summariseLogic = () =>
  fromPromise<SummariseOutput, SummariseInput>(async ({ input }) => (await engine()).summarise(input));

/** Actor `chooseFollowUp`. Where a model does not answer, or with no question, the built-in engine chooses. */
export function chooseFollowUpLogic(store: AiStore, config: () => ProviderConfig) {
  const ask = fromEndpoint<Reply, FollowUpInput>(store, async () => {
    const { generateText } = await import('../../ai/endpoints/generate-text');
    return ({ role, question, answer, evaluation }) => {
      const missed = evaluation.kind === 'evaluation' ? evaluation.missed : [];
      const request = followUpPrompt({ role, question: question.question, answer, missed });
      return generateText.initiate({ config: config(), request }, { track: false });
    };
  });
  return fromPromise<InterviewQuestion, FollowUpInput | null>(async ({ input, signal }) => {
    if (!input) throw new RangeError('There is no answer to follow up.');
    const chosen = async () => (await engine()).followUp(input);
    if (config().provider === 'built-in') return chosen();
    const actor = createActor(ask, { input });
    signal.addEventListener('abort', () => actor.stop(), { once: true });
    try {
      const written = readFollowUp((await toPromise(actor.start())).text);
      return written ? writtenFollowUp(input.question, written) : await chosen();
    } catch (thrown) {
      if (!isAiError(thrown)) throw thrown;
      return chosen();
    }
  });
}

/** What a model is asked beside the built-in engine: the spec's prompts. */
export const remarkRequest = (subject: TrainerRemarkSubject): GenerateRequest =>
  subject.kind === 'evaluation' ? evaluationPrompt(subject) : feedbackPrompt(subject.role, subject.answers);
