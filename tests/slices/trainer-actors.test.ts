import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import type { MakeQuestionsInput, TrainerSession } from '../../machines/contracts/trainer';
import { DEFAULT_PROVIDER_CONFIG } from '../../src/ai/providers/config';
import type { ProviderConfig } from '../../src/ai/providers/list';
import { evaluateLogic, makeQuestionsLogic, remarkRequest, summariseLogic } from '../../src/app/actors/trainer-actors';
import { builtInQuestions } from '../../src/app/actors/trainer-engine';
import { createStore } from '../../src/app/store';
import { startFakeModelServer } from '../support/fake-model-server.mjs';

const job = 'Requirements\n- 3 years of Go\n- PostgreSQL and Kafka in production\nNice to have\n- Kubernetes';
const input: MakeQuestionsInput = {
  role: 'Backend Engineer',
  jobDescription: job,
  resume: '',
  count: 5,
  seed: 'seed-1',
  builtIn: false,
  difficulty: 'mixed',
  preparation: 0,
  questionTime: 0,
  asked: [],
};
const run = <TOutput, TInput>(logic: PromiseActorLogic<TOutput, TInput>, given: TInput): Promise<TOutput> =>
  toPromise(createActor(logic, { input: given } as never).start()) as Promise<TOutput>;

describe('built-in questions', () => {
  test('the same input gives the same set, another seed another', async () => {
    const questions = await builtInQuestions(input);
    expect(questions).toHaveLength(5);
    expect(await builtInQuestions({ ...input })).toEqual(questions);
    expect(await builtInQuestions({ ...input, seed: 'seed-2' })).not.toEqual(questions);
    expect(questions.some(({ from }) => from === 'job')).toBe(true);
    expect(questions.some(({ from }) => from === 'role')).toBe(true);
  });

  test('a resume brings a question about what it says', async () => {
    const resume =
      'Ada Example\nada@example.org\n\nEXPERIENCE\nBackend Engineer, Example Ltd, Jan 2020 - Mar 2024\n- Built services in Go that served 2 million users.\n- Cut the cost of PostgreSQL by 30 percent.\n\nSKILLS\nGo, PostgreSQL, Docker';
    const questions = await builtInQuestions({ ...input, resume });
    expect(questions.some(({ from }) => from === 'resume')).toBe(true);
  });

  test.each([
    ['50,000 words', { jobDescription: 'We need Go and Kafka. '.repeat(10_000) }],
    ['emoji alone', { role: '🚀', jobDescription: '🚀🎉👩‍💻 🥳' }],
    ['one megabyte without a space', { jobDescription: 'x'.repeat(1_000_000), resume: 'y'.repeat(1_000_000) }],
    ['another language', { role: '后端工程师', jobDescription: '我们需要熟悉数据库的工程师' }],
  ])('%s still gives five different ones', async (_, change) => {
    const questions = await builtInQuestions({ ...input, ...change });
    expect(new Set(questions.map(({ question }) => question)).size).toBe(5);
  });
});

describe('evaluation and feedback', () => {
  const answer = (text: string) => ({ text, seconds: null, evaluation: null, evaluatedText: '', remark: null });
  const text = 'I led a team of three, and as a result we cut failed payments from 4 to 1 percent.';

  test('evaluates the text it was asked about', async () => {
    const [question = null] = await builtInQuestions(input);
    const output = await run(evaluateLogic(), { question, text, seconds: 20 });
    expect(output).toMatchObject({ text, evaluation: { kind: 'evaluation', seconds: 20 } });
    await expect(run(evaluateLogic(), { question: null, text, seconds: null })).rejects.toThrow(RangeError);
  });

  test('evaluates what was not, or was changed since, keeps the rest, and sums up', async () => {
    const questions = await builtInQuestions(input);
    const session: TrainerSession = {
      id: 'i',
      createdAt: '2026-11-20T10:00:00.000Z',
      seed: 's',
      role: 'Backend Engineer',
      jobDescription: job,
      resume: '',
      questions,
      fromModel: 0,
      feedback: null,
      remark: null,
    };
    const { evaluation } = await run(evaluateLogic(), { question: questions[0] ?? null, text, seconds: null });
    const current = { ...answer(text), evaluation, evaluatedText: text };
    const stale = { ...current, evaluatedText: 'Before.' };
    const { answers, feedback } = await run(summariseLogic(), {
      session,
      answers: [current, stale, answer(text), answer('  ')],
    });
    expect(answers[0]).toBe(current);
    expect(answers.map(({ evaluatedText }) => evaluatedText)).toEqual([text, text, text, '', '']);
    expect(answers.map((of) => of.evaluation !== null)).toEqual([true, true, true, false, false]);
    expect(feedback).toMatchObject({ evaluated: 3, asked: 5 });
    await expect(run(summariseLogic(), { session: null, answers: [] })).rejects.toThrow(RangeError);
  });
});

test('a model is asked the spec’s prompts', () => {
  const evaluation = remarkRequest({ kind: 'evaluation', role: 'QA', question: 'Why?', answer: 'Because.' });
  expect(evaluation.messages[0]?.text).toContain('[[SPOKEN ANSWER #1]]\nBecause.');
  const feedback = remarkRequest({ kind: 'feedback', role: 'QA', answers: [{ question: 'Why?', answer: '' }] });
  expect(feedback.messages[0]?.text).toContain('[[QUESTION 1 #1]]\nWhy?');
});

describe('questions of a model', () => {
  let server: Awaited<ReturnType<typeof startFakeModelServer>>;
  beforeEach(async () => {
    server = await startFakeModelServer();
  });
  afterEach(() => server.close());

  const ask = async (
    change: Partial<MakeQuestionsInput> = {},
    provider: ProviderConfig['provider'] = 'openai-compatible',
  ) => {
    const store = createStore({ secrets: { read: () => 'key' } });
    const config: ProviderConfig = {
      ...DEFAULT_PROVIDER_CONFIG,
      provider,
      openai: { model: 'fake-ok', baseUrl: server.openAiUrl },
    };
    return run(
      makeQuestionsLogic(store, () => config),
      { ...input, ...change },
    );
  };
  const reply = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, n) => ({ question: `What is question ${n + 1}?` })));

  test('the built-in coach asks nobody, by choice and by default', async () => {
    expect(await ask({}, 'built-in')).toMatchObject({ kind: 'made', fromModel: 0 });
    expect(await ask({ builtIn: true })).toMatchObject({ kind: 'made', fromModel: 0 });
    expect(server.requests).toEqual([]);
  });

  test('30 for 5: the first 5', async () => {
    server.script({ text: reply(30) });
    const outcome = await ask();
    expect(outcome).toMatchObject({ kind: 'made', fromModel: 5 });
    expect(outcome.kind === 'made' && outcome.questions.map(({ question }) => question)).toEqual(
      Array.from({ length: 5 }, (_, n) => `What is question ${n + 1}?`),
    );
  });

  test('3 for 5: the built-in engine adds two', async () => {
    server.script({ text: reply(3) });
    const outcome = await ask();
    expect(outcome).toMatchObject({ kind: 'made', fromModel: 3 });
    const questions = outcome.kind === 'made' ? outcome.questions : [];
    expect(questions.map(({ id }) => id.startsWith('model-'))).toEqual([true, true, true, false, false]);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(5);
  });

  test.each([
    ['half an array', { text: reply(5).slice(0, -9) }, null],
    ['a web page as the reply', { text: '<!doctype html><title>Hello</title>' }, null],
    ['prose', { text: 'I would rather not.' }, null],
    ['nothing', 'empty', 'empty'],
    ['a blocked reply', 'blocked-reply', 'blocked'],
    ['no JSON at all', 'not-json', 'malformed'],
  ] as const)('%s: no questions in it', async (_, scenario, kind) => {
    server.script(scenario);
    const outcome = await ask();
    expect(outcome).toMatchObject({ kind: 'unfit', error: kind === null ? null : { kind } });
  });

  test.each([
    ['401', 'key'],
    ['429', 'quota'],
    ['503', 'server'],
    ['dropped', 'network'],
  ] as const)('%s: the call failed', async (scenario, kind) => {
    server.script(scenario);
    expect(await ask()).toMatchObject({ kind: 'unreached', error: { kind } });
  });

  test('cancelling ends the request', async () => {
    server.script('silent');
    const store = createStore({ secrets: { read: () => 'key' } });
    const config: ProviderConfig = {
      ...DEFAULT_PROVIDER_CONFIG,
      provider: 'openai-compatible',
      openai: { model: 'fake-silent', baseUrl: server.openAiUrl },
    };
    const actor = createActor(
      makeQuestionsLogic(store, () => config),
      { input },
    );
    actor.start();
    await server.received(1);
    actor.stop();
    const [request] = server.generations();
    await request?.closed;
    expect(request?.left).toBe(true);
  });
});
