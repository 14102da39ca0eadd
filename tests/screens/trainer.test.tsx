import bank from 'content:bank-words';
import questionContent from 'content:questions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { InterviewQuestion, TrainerAnswer, TrainerSession } from '../../machines/contracts/trainer';
import type { RootState } from '../../src/app/store';
import { evaluateAnswer } from '../../src/domain/interview/answer/evaluate-answer';
import { overallFeedback } from '../../src/domain/interview/feedback/overall-feedback';
import { makeQuestions } from '../../src/domain/interview/questions/make-questions';
import { selectOwnTasks } from '../../src/features/board/selectors';
import { interviewOf } from '../../src/features/interview-trainer/interview-of';
import { answerId } from '../../src/features/interview-trainer/sessions-slice';
import { usedUp } from '../../src/features/interview-trainer/trainer-words';
import { speechConfigured } from '../../src/features/settings/settings-slice';
import type { Holder } from '../../src/platform/storage/holds';
import { fakeDevice } from '../support/fake-device';
import { inToast, type RenderOptions, renderScreen } from '../support/render-screen';
import { job, localModel } from './samples';

type View = Awaited<ReturnType<typeof renderScreen>>;

const questions = makeQuestions(questionContent, {
  role: 'QA Engineer',
  jobDescription: job,
  count: 5,
  seed: 'screen',
  topics: [],
});
const text =
  'I led a team of three. First I measured the tests, then I split them, and as a result the build went from 40 to 8 minutes.';
const blank: TrainerAnswer = { text: '', seconds: null, evaluation: null, evaluatedText: '', remark: null };
const evaluationOf = (index: number, answer: string, seconds?: number) => {
  const question = questions[index];
  if (!question) throw new Error('no such question');
  return evaluateAnswer({ bank, question, answer, ...(seconds === undefined ? {} : { seconds }) });
};
const evaluated: TrainerAnswer = {
  ...blank,
  text,
  evaluation: evaluationOf(0, text, 30),
  evaluatedText: text,
  seconds: 30,
};
const answers = [evaluated, blank, blank, blank, blank];
const session: TrainerSession = {
  id: 'interview-1',
  createdAt: '2026-11-20T10:00:00.000Z',
  seed: 'screen',
  role: 'QA Engineer',
  jobDescription: job,
  resume: '',
  questions,
  fromModel: 0,
  feedback: null,
  remark: null,
};
const feedback = overallFeedback(interviewOf(session, answers));
const finished: TrainerSession = { ...session, feedback };

/** What an earlier visit left: a position, interviews, and the answers to the first of them. */
const left = (
  main: Partial<NonNullable<RootState['trainerDraft']['main']>>,
  sessions: readonly TrainerSession[] = [session],
  given: readonly TrainerAnswer[] = answers,
): Partial<RootState> => {
  const kept = given.flatMap((answer, index) =>
    answer === blank ? [] : [{ ...answer, id: answerId('interview-1', index), session: 'interview-1', index }],
  );
  return {
    trainerDraft: {
      main: {
        step: 'interview',
        session: 'interview-1',
        index: 0,
        role: 'QA Engineer',
        count: 5,
        difficulty: 'mixed',
        preparation: 0,
        questionTime: 0,
        ...main,
      },
      job: { jobDescription: job, resume: '' },
      generation: 0,
    },
    trainerSessions: {
      sessions: { ids: sessions.map(({ id }) => id), entities: Object.fromEntries(sessions.map((s) => [s.id, s])) },
      answers: {
        ids: kept.map(({ id }) => id),
        entities: Object.fromEntries(kept.map((answer) => [answer.id, answer])),
      },
    },
  };
};

const open = async (options?: RenderOptions): Promise<View> => {
  const view = await renderScreen('/interview-trainer', options);
  await screen.findByRole('heading', { level: 1, name: 'Interview trainer' });
  return view;
};
const started = (actor: { readonly calls: readonly unknown[] }, times = 1) =>
  waitFor(() => {
    if (actor.calls.length < times) throw new Error(`started ${actor.calls.length} times, not ${times}`);
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const answerField = () => screen.findByRole('textbox', { name: 'Your answer' });
const made = { kind: 'made', questions, fromModel: 0 } as const;

/** The interview, begun in this visit. */
async function begun(options: RenderOptions = {}) {
  const view = await open({
    ...options,
    preloadedState: { ...left({ step: 'job', session: null }, [], []), ...options.preloadedState },
  });
  await view.user.click(await button('Generate Interview Questions'));
  await started(view.device.makeQuestions);
  view.device.makeQuestions.latest.resolve(made);
  await answerField();
  return view;
}

async function evaluate({ user, device }: View, words = text) {
  const times = device.evaluate.calls.length + 1;
  await user.clear(await answerField());
  await user.paste(words);
  await user.click(await button('Evaluate Answer'));
  await started(device.evaluate, times);
  device.evaluate.latest.resolve({ text: words, evaluation: evaluationOf(0, words) });
  return screen.findByRole('region', { name: 'Evaluation' });
}

describe('the job', () => {
  test('Generate Interview Questions needs a role and a job description', async () => {
    const { user, device, store } = await open();
    const generate = await button('Generate Interview Questions');
    expect(generate).toBeDisabled();
    await user.type(screen.getByRole('combobox', { name: 'Job role' }), 'QA');
    expect(generate).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Job description' }), '  ');
    expect(generate).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Job description' }), 'Go');
    expect(generate).toBeEnabled();
    const count = screen.getByRole('combobox', { name: 'Number of questions' });
    expect(count).toHaveValue('5');
    expect(
      within(count)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['5', '10', '15', '20']);
    await user.selectOptions(count, '15');
    const difficulty = screen.getByRole('combobox', { name: 'Difficulty' });
    expect(difficulty).toHaveValue('mixed');
    await user.selectOptions(difficulty, 'Hard');
    await user.type(screen.getByRole('textbox', { name: 'Your resume as text (optional)' }), 'Me');
    await user.click(generate);
    await started(device.makeQuestions);
    expect(device.makeQuestions.latest.input).toEqual({
      role: 'QA',
      jobDescription: '  Go',
      resume: 'Me',
      count: 15,
      seed: expect.stringMatching(/^.{10}$/),
      builtIn: false,
      difficulty: 'hard',
      preparation: 0,
      questionTime: 0,
      asked: [],
    });
    expect(store.getState().trainerDraft).toMatchObject({
      main: { step: 'job', session: null, role: 'QA', count: 15, difficulty: 'hard' },
      job: { jobDescription: '  Go', resume: 'Me' },
    });
  });

  test('what was asked before goes with the request, and a set that repeats says so', async () => {
    const earlier = { ...session, createdAt: '2026-01-01T10:00:00.000Z', role: 'QA Engineer' };
    const { user, device } = await open({ preloadedState: left({ step: 'job', session: null }, [earlier], []) });
    await user.click(await button('Generate Interview Questions'));
    await started(device.makeQuestions);
    expect(device.makeQuestions.latest.input.asked).toEqual(earlier.questions.map(({ id }) => id));
    device.makeQuestions.latest.resolve({ ...made, questions: earlier.questions });
    const again = earlier.questions.length - 1;
    expect(await screen.findByText(usedUp(again, again + 1))).toBeVisible();
  });

  test('Cancel ends the wait, and a late answer changes nothing', async () => {
    const { user, device } = await open({ preloadedState: left({ step: 'job', session: null }, [], []) });
    await user.click(await button('Generate Interview Questions'));
    await started(device.makeQuestions);
    expect(screen.getByRole('textbox', { name: 'Job description' })).toBeDisabled();
    await user.click(await button('Cancel'));
    expect(device.makeQuestions.latest.signal.aborted).toBe(true);
    device.makeQuestions.latest.resolve(made);
    expect(await button('Generate Interview Questions')).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Job description' })).toHaveValue(job);
  });

  test.each([
    ['unfit', null, 'Failed to generate questions. Please try again.'],
    [
      'unreached',
      { kind: 'network', message: 'It could not be reached.' },
      'Failed to generate questions. Please check your API key and try again.',
    ],
  ] as const)('%s: the message, and the built-in questions as a way on', async (kind, error, message) => {
    const { user, device } = await open({
      preloadedState: { ...left({ step: 'job', session: null }, [], []), settings: localModel },
    });
    await user.click(await button('Generate Interview Questions'));
    await started(device.makeQuestions);
    device.makeQuestions.latest.resolve(
      kind === 'unfit' ? { kind, error } : { kind, error: error ?? { kind: 'network', message: '' } },
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(message)).toBeVisible();
    expect(alert).toHaveTextContent(error?.message ?? 'The model’s answer is not a list of questions.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await started(device.makeQuestions, 2);
    expect(device.makeQuestions.latest.input.builtIn).toBe(false);
    device.makeQuestions.latest.reject();
    await user.click(await button('Use the built-in questions'));
    await started(device.makeQuestions, 3);
    expect(device.makeQuestions.latest.input.builtIn).toBe(true);
    device.makeQuestions.latest.resolve(made);
    expect(await screen.findByRole('heading', { name: questions[0]?.question ?? '' })).toBeVisible();
  });

  test('a built-in engine that could not be loaded offers no second engine', async () => {
    const { user, device } = await open({ preloadedState: left({ step: 'job', session: null }, [], []) });
    await user.click(await button('Generate Interview Questions'));
    await started(device.makeQuestions);
    device.makeQuestions.latest.reject();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to generate questions. Please try again.');
    expect(within(alert).queryByRole('button', { name: 'Use the built-in questions' })).not.toBeInTheDocument();
  });
});

describe('the interview', () => {
  test('Previous and Next restore answers and evaluations', async () => {
    const view = await begun();
    await evaluate(view);
    await view.user.click(await button('Next Question'));
    expect(await screen.findByRole('heading', { name: questions[1]?.question ?? '' })).toHaveFocus();
    expect(await answerField()).toHaveValue('');
    expect(screen.queryByRole('region', { name: 'Evaluation' })).not.toBeInTheDocument();
    await view.user.type(await answerField(), 'Half');
    await view.user.click(await button('Previous Question'));
    expect(await answerField()).toHaveValue(text);
    const shown = await screen.findByRole('region', { name: 'Evaluation' });
    expect(within(shown).getByRole('img', { name: /^Score: [\d.]+ out of 10$/ })).toBeVisible();
    await view.user.click(await button('Next Question'));
    expect(await answerField()).toHaveValue('Half');
    expect(view.device.evaluate.calls).toHaveLength(1);
  });

  test('every point of the evaluation shows the words that earned it', async () => {
    const view = await begun();
    const shown = await evaluate(view);
    const { evaluation } = evaluated;
    if (evaluation?.kind !== 'evaluation') throw new Error('no evaluation');
    expect(shown).toHaveTextContent(evaluationOf(0, text).summary);
    expect(shown).toHaveTextContent('It cannot know whether what you said is true.');
    expect(shown).toHaveTextContent('it put the better of two first four times out of five');
    const missed = evaluation.missed.length > 0 ? ['What was missed'] : [];
    for (const heading of ['Points', ...missed, 'Suggested improvements', 'A stronger outline'])
      expect(within(shown).getByRole('heading', { name: heading })).toBeVisible();
    for (const { title, evidence } of evaluation.criteria.filter(({ maxPoints }) => maxPoints > 0)) {
      const row = within(shown).getByText(title).closest('li');
      for (const { quote } of evidence) expect(row).toHaveTextContent(quote);
    }
  });

  test('a changed answer says that its evaluation is about the earlier wording', async () => {
    const view = await begun();
    await evaluate(view);
    await view.user.type(await answerField(), ' More.');
    expect(await screen.findByText('You changed your answer since.')).toBeVisible();
  });

  test('an evaluation that fails: the message, in the evaluation', async () => {
    const { user, device, ...rest } = await begun();
    expect(await button('Evaluate Answer')).toBeDisabled();
    await user.type(await answerField(), 'Five words are enough here.');
    await user.click(await button('Evaluate Answer'));
    await started(device.evaluate);
    device.evaluate.latest.reject();
    const region = await screen.findByRole('region', { name: 'Evaluation' });
    expect(within(region).getByRole('alert')).toHaveTextContent(
      'Evaluation failed. Please try again or check your internet connection.',
    );
    await evaluate({ user, device, ...rest });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['Yo creo que el problema es la base de datos y la conexión, porque siempre falla.', 'not in English'],
    ['I agree.', 'Fewer than five words'],
    ['🚀🚀🚀', 'no words to judge'],
  ])('an answer that cannot be judged gets a reason and no score: %s', async (words, reason) => {
    const view = await begun();
    const shown = await evaluate(view, words);
    expect(shown).toHaveTextContent('No score for this answer.');
    expect(shown).toHaveTextContent(reason);
    expect(within(shown).queryByRole('img')).not.toBeInTheDocument();
    expect(await answerField()).toHaveValue(words);
  });

  test('Generate Overall Feedback is on the last question alone, and needs an answer', async () => {
    const view = await open({ preloadedState: left({ index: 4 }) });
    expect(await button('Generate Overall Feedback')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Next Question' })).not.toBeInTheDocument();
    await view.user.click(await button('Previous Question'));
    expect(await button('Next Question')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Generate Overall Feedback' })).not.toBeInTheDocument();
  });

  test('no answer at all: it is disabled and says why', async () => {
    await open({ preloadedState: left({ index: 4 }, [session], []) });
    expect(await button('Generate Overall Feedback')).toBeDisabled();
    expect(screen.getByText('Answer at least one question first.')).toBeVisible();
  });

  test('overall feedback that fails: the message, and Retry', async () => {
    const { user, device } = await open({ preloadedState: left({ index: 4 }) });
    await user.click(await button('Generate Overall Feedback'));
    await started(device.summarise);
    device.summarise.latest.reject();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to generate overall feedback. Please try again.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await started(device.summarise, 2);
    device.summarise.latest.resolve({ answers, feedback });
    expect(await screen.findByRole('region', { name: 'Overall feedback' })).toBeVisible();
  });

  test('End interview keeps it, and Undo goes back to the open question', async () => {
    const { user, store } = await open({ preloadedState: left({ index: 2 }) });
    await user.click(await button('End interview'));
    expect(await button('Generate Interview Questions')).toBeEnabled();
    expect(store.getState().trainerSessions.sessions.ids).toEqual(['interview-1']);
    await user.click(await button('Undo'));
    expect(await screen.findByRole('heading', { name: questions[2]?.question ?? '' })).toBeVisible();
  });
});

describe('recording', () => {
  const listening = async (view: View, onDevice = false) => {
    await view.user.click(await button('Answer aloud'));
    await started(view.device.listen);
    view.device.listen.latest.send({ type: 'recogniser.started', onDevice });
  };

  test('what is heard is added to what was typed; a guess is shown and not lost', async () => {
    const view = await begun();
    await view.user.type(await answerField(), 'Typed.');
    await listening(view);
    expect(view.device.listen.latest.input).toEqual({ language: 'en-US', continuous: true });
    view.device.listen.latest.send({ type: 'recogniser.heard', final: 'And spoken', interim: 'and gues' });
    await waitFor(async () => expect(await answerField()).toHaveValue('Typed. And spoken'));
    expect(screen.getByText('and gues')).toBeVisible();
    await view.user.click(await button('Stop listening'));
    await waitFor(async () => expect(await answerField()).toHaveValue('Typed. And spoken and gues'));
    expect(view.device.listen.latest.stopped).toBe(true);
  });

  test('hands-free: the question is read, the answer heard and kept, the next question read; Escape ends it', async () => {
    const view = await begun();
    const { device, user } = view;
    await user.click(await button('Start hands-free'));
    expect(device.readAloud.latest.input).toEqual({
      text: questions[0]?.question,
      language: 'en-US',
      voice: null,
      rate: 1,
    });
    expect(device.listen.calls).toEqual([]);
    act(() => device.readAloud.latest.send({ type: 'speech.finished' }));
    expect(await screen.findByText(/^Your turn\./)).toBeVisible();
    act(() => device.listen.latest.send({ type: 'recogniser.started', onDevice: true }));
    act(() => device.listen.latest.send({ type: 'recogniser.heard', final: 'I measured', interim: 'it first' }));
    await user.click(await button('Go on now'));
    expect(device.listen.latest.stopped).toBe(true);
    await waitFor(() => expect(device.readAloud.latest.input.text).toBe(questions[1]?.question));
    expect(screen.getByRole('heading', { name: questions[1]?.question ?? '' })).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await button('Start hands-free')).toBeVisible();
    expect(device.readAloud.latest.stopped).toBe(true);
    await user.click(await button('Previous Question'));
    expect(await answerField()).toHaveValue('I measured it first');
  });

  test('hands-free without a voice says so, and the interview goes on by hand', async () => {
    const { device, user } = await begun();
    await user.click(await button('Start hands-free'));
    act(() => device.readAloud.latest.send({ type: 'speech.failed', problem: 'unsupported' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot read aloud.');
    expect(await button('Answer aloud')).toBeEnabled();
  });

  test('an answer that is not in English gets no score, and figures of how it was spoken', async () => {
    const view = await begun();
    act(() => void view.store.dispatch(speechConfigured({ language: 'de-DE' })));
    expect(await screen.findByText(/The built-in judge judges English only/)).toBeVisible();
    const german = 'Ähm, er hat gesagt, dass er zuerst gemessen hat, und dann haben wir es, halt, schneller gemacht.';
    await view.user.type(await answerField(), german);
    await view.user.click(await button('Evaluate Answer'));
    await started(view.device.evaluate);
    act(() => view.device.evaluate.latest.resolve({ evaluation: evaluationOf(0, german), text: german }));
    const spoken = await screen.findByRole('region', { name: 'How you spoke' });
    expect(spoken).toHaveTextContent('Filler words: 2 (“ähm” 1×, “halt” 1×).');
  });

  test('is in the language that the learner speaks', async () => {
    const view = await begun();
    act(() => void view.store.dispatch(speechConfigured({ language: 'de-DE' })));
    await listening(view);
    expect(view.device.listen.latest.input).toEqual({ language: 'de-DE', continuous: true });
  });

  test.each([
    [true, 'Your voice is recognised on this device.'],
    [false, 'Your browser sends your voice to its speech service'],
  ])('says where the voice goes (on device: %s)', async (onDevice, words) => {
    const view = await begun();
    await listening(view, onDevice);
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });

  test.each([
    ['not-allowed', 'Speech recognition error: not-allowed'],
    ['network', 'Speech recognition error: network'],
    ['audio-capture', 'Speech recognition error: audio-capture'],
    ['service-not-allowed', 'Speech recognition error: service-not-allowed'],
    ['language-not-supported', 'Speech recognition error: language-not-supported'],
    ['unsupported', 'Speech recognition is not supported in this browser.'],
  ] as const)('%s: the message, recording stops, and the answer stays', async (problem, message) => {
    const view = await begun();
    await listening(view);
    view.device.listen.latest.send({ type: 'recogniser.heard', final: 'So far', interim: 'so go' });
    await screen.findByText('so go');
    view.device.listen.latest.send({ type: 'recogniser.failed', problem });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(message)).toBeVisible();
    expect(await button('Answer aloud')).toBeEnabled();
    expect(await answerField()).toHaveValue('So far so go');
  });

  test('a spoken answer shows its pace', async () => {
    await open({ preloadedState: left({}) });
    expect(await screen.findByText(/^Spoken in 30 seconds, about \d+ words a minute/)).toBeVisible();
  });

  test('the last words go to the question they were said to, and listening ends with it', async () => {
    const view = await begun();
    await listening(view);
    view.device.listen.latest.send({ type: 'recogniser.heard', final: '', interim: 'nearly done' });
    await screen.findByText('nearly done');
    await view.user.click(await button('Next Question'));
    expect(await answerField()).toHaveValue('');
    expect(view.device.listen.latest.stopped).toBe(true);
    await view.user.click(await button('Previous Question'));
    expect(await answerField()).toHaveValue('nearly done');
  });

  test('leaving the screen ends listening and keeps the last words', async () => {
    const view = await begun();
    await listening(view);
    view.device.listen.latest.send({ type: 'recogniser.heard', final: '', interim: 'and then' });
    await screen.findByText('and then');
    await view.user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(view.device.listen.latest.stopped).toBe(true));
    const [kept] = Object.values(view.store.getState().trainerSessions.answers.entities);
    expect(kept?.text).toBe('and then');
  });
});

describe('the webcam', () => {
  test('is asked for when an interview begins, put out by its button and by leaving', async () => {
    const { user, device } = await begun();
    await started(device.openCamera);
    device.openCamera.latest.send({ type: 'camera.opened', streamId: 's', camera: true, microphone: true, at: 0 });
    expect(await screen.findByLabelText('Your webcam')).toBeInTheDocument();
    await user.click(await button('Turn webcam off'));
    expect(device.openCamera.latest.stopped).toBe(true);
    await user.click(await button('Turn webcam on'));
    await started(device.openCamera, 2);
    await user.click(screen.getByRole('tab', { name: /History/ }));
    await waitFor(() => expect(device.openCamera.latest.stopped).toBe(true));
  });

  test('a reload opens none by itself', async () => {
    const { device } = await open({ preloadedState: left({}) });
    expect(await screen.findByText('The webcam is off.')).toBeVisible();
    expect(device.openCamera.calls).toEqual([]);
  });

  test('Unable to access webcam. Please check permissions. The interview goes on', async () => {
    const view = await begun();
    await started(view.device.openCamera);
    view.device.openCamera.latest.send({ type: 'camera.failed', problem: 'denied' });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Unable to access webcam. Please check permissions.')).toBeVisible();
    await evaluate(view);
  });
});

describe('with a model', () => {
  const settings = localModel;
  const region = () => screen.findByRole('region', { name: 'From your model' });

  test('its words stream beside the evaluation, go on at another question, and are kept', async () => {
    const view = await begun({ preloadedState: { settings } });
    await evaluate(view);
    await started(view.device.advise);
    expect(view.device.advise.latest.input.subject).toEqual({
      kind: 'evaluation',
      role: 'QA Engineer',
      question: questions[0]?.question,
      answer: text,
    });
    view.device.advise.latest.send({ type: 'advice.streamed', text: 'You na' });
    expect(await within(await region()).findByText('You na')).toBeVisible();
    await view.user.click(await button('Next Question'));
    expect(screen.queryByRole('region', { name: 'From your model' })).not.toBeInTheDocument();
    view.device.advise.latest.send({ type: 'advice.finished', text: 'You named a **result**.', finish: 'stop' });
    await view.user.click(await button('Previous Question'));
    expect(await within(await region()).findByText('result')).toBeVisible();
    const [kept] = Object.values(view.store.getState().trainerSessions.answers.entities);
    expect(kept?.remark).toEqual({ text: 'You named a **result**.', finish: 'stop', error: null });
    await view.user.click(await button('Ask again'));
    await started(view.device.advise, 2);
  });

  test('a failure says so beside an unchanged score', async () => {
    const view = await begun({ preloadedState: { settings } });
    const score = within(await evaluate(view))
      .getByRole('img')
      .getAttribute('aria-label');
    await started(view.device.advise);
    view.device.advise.latest.send({
      type: 'advice.failed',
      text: 'So far',
      error: { kind: 'quota', message: 'Too many requests.' },
    });
    const alert = await within(await region()).findByRole('alert');
    expect(alert).toHaveTextContent('Evaluation failed. Please try again or check your internet connection.');
    expect(alert).toHaveTextContent('Too many requests.');
    expect(screen.getByRole('img', { name: score ?? '' })).toBeVisible();
    await view.user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await started(view.device.advise, 2);
  });

  test('leaving the screen ends the reply and keeps what came in', async () => {
    const view = await begun({ preloadedState: { settings } });
    await evaluate(view);
    await started(view.device.advise);
    view.device.advise.latest.send({ type: 'advice.streamed', text: 'You na' });
    await screen.findByText('You na');
    await view.user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(view.device.advise.latest.stopped).toBe(true));
    const [kept] = Object.values(view.store.getState().trainerSessions.answers.entities);
    expect(kept?.remark).toMatchObject({ text: 'You na', error: { kind: 'aborted' } });
  });

  test('overall feedback is asked for once, and not again after a reload', async () => {
    const { user, device } = await open({ preloadedState: { ...left({ index: 4 }), settings } });
    await user.click(await button('Generate Overall Feedback'));
    await started(device.summarise);
    device.summarise.latest.resolve({ answers, feedback });
    await started(device.advise);
    expect(device.advise.latest.input.subject).toMatchObject({
      kind: 'feedback',
      role: 'QA Engineer',
      answers: [{ answer: text }, { answer: '' }, { answer: '' }, { answer: '' }, { answer: '' }],
    });
    device.advise.latest.send({ type: 'advice.failed', text: '', error: { kind: 'server', message: 'It broke.' } });
    expect(await within(await region()).findByRole('alert')).toHaveTextContent(
      'Failed to generate overall feedback. Please try again.',
    );
  });

  test('a kept remark is shown without a model, and nobody is asked', async () => {
    const remark = { text: 'Kept words.', finish: 'stop' as const, error: null };
    const { device } = await open({ preloadedState: left({}, [session], [{ ...evaluated, remark }]) });
    expect(await screen.findByText('Kept words.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
    expect(device.advise.calls).toEqual([]);
  });
});

describe('the overall feedback', () => {
  const atFeedback = () => open({ preloadedState: left({ step: 'feedback' }, [finished]) });

  test('summary, strengths, improvements, recommendation, and a chart with its table', async () => {
    const { user } = await atFeedback();
    const region = await screen.findByRole('region', { name: 'Overall feedback' });
    for (const name of ['Summary', 'Strengths', 'Improvements', 'Recommendation'])
      expect(within(region).getByRole('heading', { name })).toBeVisible();
    expect(region).toHaveTextContent(feedback.summary);
    expect(screen.getByRole('img', { name: /^Scores of 1 topic: highest / })).toBeVisible();
    await user.click(screen.getByText('By topic, as a table'));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'TopicScore of 10Answers',
      ...feedback.byTopic.map(({ topic, score, count }) => `${topic}${score.toFixed(1)}${count}`),
    ]);
  });

  test('Go to Home returns to the job, with the form as it was', async () => {
    const { user, store } = await atFeedback();
    await user.click(await button('Go to Home'));
    expect(await screen.findByRole('combobox', { name: 'Job role' })).toHaveValue('QA Engineer');
    expect(store.getState().trainerSessions.sessions.ids).toEqual(['interview-1']);
  });

  test('the same questions once more', async () => {
    const { user, store } = await atFeedback();
    await user.click(await button('Practise these questions again'));
    expect(await screen.findByRole('heading', { name: questions[0]?.question ?? '' })).toBeVisible();
    expect(await answerField()).toHaveValue('');
    expect(store.getState().trainerSessions.sessions.ids).toHaveLength(2);
  });

  test('the report as a file and as a copy', async () => {
    const { user, device } = await atFeedback();
    await user.click(await button('Download Markdown'));
    expect(device.downloads).toEqual([
      {
        name: 'interview-qa-engineer-2026-11-20.md',
        content: expect.stringContaining('# Interview practice report'),
        type: 'text/markdown;charset=utf-8',
      },
    ]);
    await user.click(await button('Copy'));
    await waitFor(() => expect(device.copied).toEqual([device.downloads[0]?.content]));
  });

  test('printing lays out the report for that moment, and nothing else', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await atFeedback();
    await user.click(await button('Print'));
    expect(print).toHaveBeenCalledOnce();
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(document.querySelector('body > .print-sheet')).toHaveTextContent('Interview practice report');
    });
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
  });
});

describe('weak answers', () => {
  const asked = (id: string, topic: string, question: string) => ({
    ...(questions[0] as InterviewQuestion),
    id,
    topic,
    question,
  });
  const scored = (score: number, words = text): TrainerAnswer => {
    const { evaluation } = evaluated;
    if (evaluation?.kind !== 'evaluation') throw new Error('no evaluation');
    return { ...evaluated, text: words, evaluatedText: words, evaluation: { ...evaluation, score } };
  };
  const hash = asked('sde-1-05', 'Hash tables', 'How does a hash table work?');
  const docker = asked('tech:Docker', 'Docker', 'How did you use Docker?');
  const oneself = asked('bank-1', 'Conflict', 'Tell me about a conflict.');
  const strong = asked('bank-2', 'Success', 'What are you proud of?');
  const changed = asked('bank-3', 'Failure', 'What went wrong?');
  const held: TrainerSession = { ...finished, questions: [strong, hash, docker, oneself, changed], fromModel: 2 };
  const given = [scored(7), scored(6.9), scored(2), scored(4), { ...scored(1), text: 'Something else by now.' }];
  const atFeedback = () => open({ preloadedState: left({ step: 'feedback' }, [held], given) });
  const panel = async () => within(await screen.findByRole('region', { name: 'Weak answers, and what you can do' }));
  const row = async (name: string) => {
    const item = (await panel()).getByRole('heading', { name, level: 3 }).closest('li');
    if (!item) throw new Error(`${name} has no row`);
    return within(item);
  };

  test('those below 7 are listed, the weakest first, each with what its skills lead to', async () => {
    await atFeedback();
    const headings = (await panel()).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([docker, oneself, hash].map((q) => q.question));
    const links = async (of: InterviewQuestion) =>
      (await row(of.question)).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(await links(hash)).toEqual([
      '/roadmap/dsa?topic=hash-tables',
      expect.stringMatching(/^\/machine-coding\?challenge=\d+$/),
      expect.stringMatching(/^\/interview\/.+\?question=/),
      '/esmoai?ask=How+does+a+hash+table+work%3F',
    ]);
    expect(await links(hash)).not.toContain('/interview/sde-1?question=sde-1-05');
    expect((await links(docker))[0]).toMatch(/^\/roadmap\/.+\?topic=/);
    expect(await links(oneself)).toEqual(['/esmoai?ask=Tell+me+about+a+conflict.']);
  });

  test('one is practised again alone, all of them together, and the interview stays', async () => {
    const view = await atFeedback();
    await view.user.click((await row(docker.question)).getByRole('button', { name: 'Practise this again' }));
    expect(await screen.findByRole('heading', { name: docker.question })).toBeVisible();
    expect(screen.getByText(/^Question\b/, { selector: 'p' })).toHaveTextContent('Question 1 of 1');
    expect(await answerField()).toHaveValue('');
    const sessions = Object.values(view.store.getState().trainerSessions.sessions.entities);
    expect(sessions.map((one) => [one.questions.length, one.fromModel])).toEqual([
      [5, 2],
      [1, 0],
    ]);
    view.unmount();
    const again = await atFeedback();
    await again.user.click((await panel()).getByRole('button', { name: 'Practise these 3 again' }));
    expect(await screen.findByRole('heading', { name: hash.question })).toBeVisible();
    expect(Object.values(again.store.getState().trainerSessions.sessions.entities).at(-1)).toMatchObject({
      questions: [hash, docker, oneself],
      fromModel: 1,
      feedback: null,
    });
  });

  test('a task is planned, and Undo takes it away; the tutor has the question and a way back', async () => {
    const { user, store, at } = await open({
      preloadedState: left({ step: 'job', session: null }, [held], given),
    });
    await user.click(await screen.findByRole('tab', { name: /^History/ }));
    await user.click(await button(/^QA Engineer/));
    await user.click((await row(docker.question)).getByRole('button', { name: 'Plan a task' }));
    const tasks = () =>
      Object.values(selectOwnTasks(store.getState())).flatMap(({ content, sample }) => (sample ? [] : [content]));
    expect(tasks()).toEqual(['Practise the answer to: How did you use Docker?']);
    await user.click(await inToast('Undo'));
    expect(tasks()).toEqual([]);
    await user.click((await row(docker.question)).getByRole('link', { name: 'Ask the tutor' }));
    expect(await screen.findByRole('textbox')).toHaveValue('How did you use Docker?');
    await user.click(screen.getByRole('link', { name: 'Back to the interview feedback' }));
    await at('/interview-trainer?session=interview-1');
  });

  test('strong answers leave nothing to do', async () => {
    await open({ preloadedState: left({ step: 'feedback' }, [{ ...held, questions: [strong] }], [scored(7)]) });
    await screen.findByRole('region', { name: 'Overall feedback' });
    expect(screen.queryByRole('region', { name: 'Weak answers, and what you can do' })).not.toBeInTheDocument();
  });
});

describe('the history', () => {
  const toHistory = async (view: View) => {
    await view.user.click(await screen.findByRole('tab', { name: /^History/ }));
    return view;
  };

  test('an empty one says what will be here', async () => {
    await toHistory(await open());
    expect(await screen.findByText('No interviews yet')).toBeVisible();
  });

  test('an unfinished interview is gone on with where it has no answer', async () => {
    const view = await toHistory(await open({ preloadedState: left({ step: 'job', session: null }) }));
    expect(await screen.findByText(/^Unfinished, 1 of 5 answered/)).toBeVisible();
    await view.user.click(await button(/^QA Engineer/));
    await view.at('/interview-trainer?session=interview-1');
    await view.user.click(await button('Continue the interview'));
    expect(await screen.findByRole('heading', { name: questions[1]?.question ?? '' })).toBeVisible();
    expect(view.store.getState().trainerDraft.main).toMatchObject({ session: 'interview-1', index: 1 });
  });

  test('one that is open in another tab is gone on with here when that tab let go of it', async () => {
    const holds = {
      ask: async () => true,
      hold: (_: string, { granted }: Holder) => {
        granted();
        return () => {};
      },
      isHeld: async (name: string) => name === 'interview-interview-1',
    };
    const preloadedState = left({ step: 'job', session: null });
    const view = await toHistory(await open({ preloadedState, device: fakeDevice({ holds }) }));
    await view.user.click(await button(/^QA Engineer/));
    await view.user.click(await button('Continue the interview'));
    expect(await screen.findByText('This interview is open in another tab.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
    await view.user.click(await button('Continue it here'));
    expect(await answerField()).toBeVisible();
  });

  test('a finished one is shown again with every answer', async () => {
    const view = await toHistory(await open({ preloadedState: left({ step: 'job', session: null }, [finished]) }));
    await view.user.click(await button(/^QA Engineer/));
    expect(await screen.findByRole('region', { name: 'Overall feedback' })).toBeVisible();
    await view.user.click(screen.getByText(questions[0]?.question ?? '', { selector: 'summary *' }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue the interview' })).not.toBeInTheDocument();
    await view.user.click(await button('All interviews'));
    expect(await button(/^QA Engineer/)).toBeVisible();
  });

  test('its questions are practised again, with no answer', async () => {
    const view = await toHistory(await open({ preloadedState: left({ step: 'job', session: null }) }));
    await view.user.click(await button('Actions for the interview for QA Engineer'));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Practise these questions again' }));
    expect(await screen.findByRole('heading', { name: questions[0]?.question ?? '' })).toBeVisible();
    expect(await answerField()).toHaveValue('');
    expect(view.store.getState().trainerSessions.sessions.ids).toHaveLength(2);
  });

  test('removed, and brought back with Undo', async () => {
    const view = await toHistory(await open({ preloadedState: left({ step: 'job', session: null }, [finished]) }));
    const before = view.store.getState().trainerSessions;
    await view.user.click(await button('Actions for the interview for QA Engineer'));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(await screen.findByText('No interviews yet')).toBeVisible();
    expect(view.store.getState().trainerSessions.answers.ids).toEqual([]);
    await view.user.click(await button('Undo'));
    expect(view.store.getState().trainerSessions).toEqual(before);
  });

  test('one that is not here any more says so', async () => {
    await renderScreen('/interview-trainer?session=gone');
    expect(await screen.findByText('This interview is not here.')).toBeVisible();
  });
});
