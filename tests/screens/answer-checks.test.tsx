import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FoundRemarks } from '../../src/domain/interview/check/types';
import { fingerprintOf } from '../../src/domain/report/fingerprint';
import { selectChecks } from '../../src/features/answer-check/selectors';
import type { FiledSession } from '../../src/features/interview/sessions-slice';
import { attacks } from '../fixtures/attacks';
import { sample } from '../slices/interview-samples';
import { renderScreen } from '../support/render-screen';
// Read before the tests: what is fetched with it reads all of the content.
import '../../src/features/answer-check/answer-checks';
import { blank, judged, left, questions, session } from '../support/trainer-left';
import { localModel } from './samples';

const text =
  'I tested two services for a year. UDP guarantees that packets arrive, so we used it for the payments. I found 12 faults.';
const first = judged(0, text);
const settings = localModel;
const FINGERPRINT = fingerprintOf(text);
const MODEL = 'A model’s check of what you said';
const region = (name: string | RegExp = MODEL) => screen.findByRole('region', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const wrong = {
  quote: 'UDP guarantees that packets arrive',
  verdict: 'wrong' as const,
  why: 'UDP sends and forgets.',
  instead: 'TCP sends again what was lost.',
};
const unsure = { quote: 'we used it for the payments', verdict: 'unsure' as const, why: 'It is unusual.', instead: '' };
const found = (change: Partial<FoundRemarks> = {}): FoundRemarks => ({
  remarks: [wrong, unsure],
  left: 0,
  cut: false,
  ...change,
});

const trainer = (model = true, answer = first) =>
  renderScreen('/interview-trainer', {
    preloadedState: { ...left([answer, blank, blank, blank, blank]), ...(model ? { settings } : {}) },
  });
const score = async () => (await screen.findByRole('img', { name: /^Score: / })).getAttribute('aria-label');

describe('common mistakes', () => {
  test('the sentence is quoted with what is true and a way to the card, beside the score and without a model', async () => {
    await trainer(false);
    const panel = within(await region('Check this sentence'));
    expect(panel.getByText('UDP guarantees that packets arrive, so we used it for the payments')).toBeVisible();
    expect(panel.getByText(/^UDP just sends\./)).toBeVisible();
    expect(panel.getByText(/the score stays as it is/)).toBeVisible();
    expect(panel.getByRole('link', { name: /^Ask the tutor about “/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/esmoai\?.*TCP/),
    );
    expect(await score()).toBe(`Score: ${first.evaluation?.score} out of 10`);
    expect(screen.queryByRole('region', { name: MODEL })).not.toBeInTheDocument();
  });

  test('nothing is there where nothing is found', async () => {
    await trainer(true, judged(0, 'I tested two services for a year and found 12 faults in them.'));
    // It comes with the model's check, in one file.
    await region();
    expect(screen.queryByRole('region', { name: /^Check th/ })).not.toBeInTheDocument();
  });

  test('Markdown has the sentence and what a model said of it', async () => {
    const kept = checked();
    const { user, device } = await renderScreen(`/interview-trainer?session=${session.id}`, {
      preloadedState: { ...left([first, blank, blank, blank, blank]), answerChecks: kept },
    });
    await user.click(await button('Download Markdown'));
    const file = () => device.downloads.at(-1)?.content ?? '';
    await waitFor(async () => {
      await user.click(await button('Download Markdown'));
      expect(file()).toContain('## Check these sentences');
    });
    expect(file()).toContain(
      '### In answer 1\n\n- “UDP guarantees that packets arrive, so we used it for the payments” UDP just sends.',
    );
    expect(file()).toContain('They change no score.');
    expect(file()).toContain('## A model’s check\n\nThe opinion of a language model; it changes no score.');
    expect(file()).toContain(
      '- “UDP guarantees that packets arrive” Takes it for wrong: UDP sends and forgets. What it says is true: TCP sends again what was lost.',
    );
    expect(file()).toContain('- “we used it for the payments” Is not sure: It is unusual.');
  });
});

/** A kept check of the first answer. */
function checked(remarks = found().remarks) {
  const id = `${session.id} ${questions[0]?.id} ${FINGERPRINT}`;
  return { [id]: { id, model: 'Google Gemini', remarks, left: 0, cut: false } };
}

describe('a model’s check in the trainer', () => {
  test('is asked for, comes in remark by remark, is kept, and leaves the score as it is', async () => {
    const { user, device, store } = await trainer();
    const before = await score();
    const state = store.getState().trainerSessions;
    const panel = within(await region());
    expect(panel.getByText(/It is an opinion and can itself be wrong; the score stays as it is/)).toBeVisible();
    expect(panel.getByText(/^One request sends the question and this answer to OpenAI-compatible/)).toBeVisible();
    expect(device.checkAnswer.calls).toEqual([]);

    await user.click(panel.getByRole('button', { name: 'Check what I said' }));
    await waitFor(() => expect(device.checkAnswer.calls).toHaveLength(1));
    expect(device.checkAnswer.latest.input).toEqual({
      role: session.role,
      question: questions[0]?.question,
      answer: text,
    });
    device.checkAnswer.latest.send({ type: 'check.grown', found: found({ remarks: [wrong] }) });
    expect(await panel.findByText(wrong.quote)).toBeVisible();
    expect(panel.getByText('UDP sends and forgets.', { exact: false })).toHaveTextContent(/^Takes it for wrong:/);
    expect(panel.getByText('TCP sends again', { exact: false })).toHaveTextContent(/^What it says is true:/);
    expect(panel.queryByText(unsure.quote)).not.toBeInTheDocument();
    expect(selectChecks(store.getState())).toEqual({});

    device.checkAnswer.latest.send({ type: 'check.finished', found: found({ left: 1 }) });
    expect(await panel.findByText(unsure.quote)).toBeVisible();
    expect(panel.getByText('It is unusual.', { exact: false })).toHaveTextContent(/^Is not sure:/);
    expect(panel.getByText(/^1 remark left out/)).toBeVisible();
    expect(Object.values(selectChecks(store.getState()))).toMatchObject([
      {
        id: `${session.id} ${questions[0]?.id} ${FINGERPRINT}`,
        model: 'OpenAI-compatible: llama3.2',
        ...found({ left: 1 }),
      },
    ]);
    expect(await score()).toBe(before);
    expect(store.getState().trainerSessions).toBe(state);
    expect(panel.getByRole('button', { name: 'Ask again' })).toBeVisible();
  });

  test('goes on while another question is open', async () => {
    const { user, device } = await trainer();
    await user.click(await button('Check what I said'));
    await waitFor(() => expect(device.checkAnswer.calls).toHaveLength(1));
    await user.click(await button('Next Question'));
    expect(screen.queryByRole('region', { name: MODEL })).not.toBeInTheDocument();
    device.checkAnswer.latest.send({ type: 'check.finished', found: found() });
    await user.click(await button('Previous Question'));
    expect(await within(await region()).findByText(wrong.quote)).toBeVisible();
  });

  test('can be stopped: what came in is shown and not kept', async () => {
    const { user, device, store } = await trainer();
    await user.click(await button('Check what I said'));
    await waitFor(() => expect(device.checkAnswer.calls).toHaveLength(1));
    device.checkAnswer.latest.send({ type: 'check.grown', found: found({ remarks: [wrong] }) });
    await user.click(await within(await region()).findByRole('button', { name: 'Stop' }));
    expect(device.checkAnswer.latest.stopped).toBe(true);
    const panel = within(await region());
    expect(await panel.findByText(/^You stopped the check\./)).toBeVisible();
    expect(panel.getByText(wrong.quote)).toBeVisible();
    expect(selectChecks(store.getState())).toEqual({});
    await user.click(panel.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(device.checkAnswer.calls).toHaveLength(2));
    expect(panel.queryByText(wrong.quote)).not.toBeInTheDocument();
  });

  test('a failure says what happened and is tried again', async () => {
    const { user, device } = await trainer();
    await user.click(await button('Check what I said'));
    await waitFor(() => expect(device.checkAnswer.calls).toHaveLength(1));
    device.checkAnswer.latest.send({ type: 'check.failed', error: { kind: 'quota', message: 'Too many requests.' } });
    const alert = await within(await region()).findByRole('alert');
    expect(alert).toHaveTextContent('The answer could not be checked');
    expect(alert).toHaveTextContent(/Too many requests\.\s*The score is not affected\./);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(device.checkAnswer.calls).toHaveLength(2));
  });

  test.each([
    [found({ remarks: [] }), /^It found nothing wrong\. That is an opinion, too/],
    [found({ remarks: [], left: 3 }), /^3 remarks left out: they do not quote what you said/],
    [found({ cut: true }), /The end is missing\./],
  ])('says what a reply is worth: %#', async (made, words) => {
    const { user, device } = await trainer();
    await user.click(await button('Check what I said'));
    await waitFor(() => expect(device.checkAnswer.calls).toHaveLength(1));
    device.checkAnswer.latest.send({ type: 'check.finished', found: made });
    expect(await within(await region()).findByText(words)).toBeVisible();
    if (made.left > 0) expect(screen.queryByText(/found nothing wrong/)).not.toBeInTheDocument();
  });

  test('words of an attack are words', async () => {
    const { user, device } = await trainer();
    await user.click(await button('Check what I said'));
    await waitFor(() => expect(device.checkAnswer.calls).toHaveLength(1));
    const [script = '', , , , link = ''] = attacks;
    device.checkAnswer.latest.send({
      type: 'check.finished',
      found: found({ remarks: [{ ...wrong, why: script, instead: `[x](javascript:x) ${link}` }] }),
    });
    const panel = await region();
    expect(await within(panel).findByText(script, { exact: false })).toBeVisible();
    expect(panel.querySelectorAll('script, a[href^="javascript"]')).toHaveLength(0);
  });
});

describe('what is kept', () => {
  test('is shown without a model, and nobody is asked', async () => {
    const { device } = await renderScreen('/interview-trainer', {
      preloadedState: { ...left([first, blank, blank, blank, blank]), answerChecks: checked() },
    });
    const panel = within(await region());
    expect(panel.getByText(wrong.quote)).toBeVisible();
    expect(panel.getByText('Google Gemini')).toBeVisible();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
    expect(device.checkAnswer.calls).toEqual([]);
  });

  test('is about these very words: a changed answer has none', async () => {
    await renderScreen('/interview-trainer', {
      preloadedState: {
        ...left([judged(0, text.replace('UDP', 'TCP')), blank, blank, blank, blank]),
        ...{ answerChecks: checked(), settings },
      },
    });
    const panel = within(await region());
    expect(panel.getByRole('button', { name: 'Check what I said' })).toBeVisible();
    expect(panel.queryByText(wrong.why, { exact: false })).not.toBeInTheDocument();
  });

  test('is not believed: what does not quote the answer is left out', async () => {
    await renderScreen('/interview-trainer', {
      preloadedState: {
        ...left([first, blank, blank, blank, blank]),
        answerChecks: checked([{ ...wrong, quote: 'I never tested anything' }, unsure]),
      },
    });
    const panel = within(await region());
    expect(panel.getByText(unsure.quote)).toBeVisible();
    expect(panel.queryByText('I never tested anything')).not.toBeInTheDocument();
    expect(panel.getByText(/^1 remark left out/)).toBeVisible();
  });
});

describe('in a session of the room', () => {
  const spoken = (language: string): FiledSession =>
    sample({
      language,
      parts: [],
      answers: [
        { spoken: [{ text, start: 0, end: 9000 }], typed: '', spent: 20_000, prepared: 0 },
        { spoken: [], typed: '', spent: 5000, prepared: 0 },
      ],
    });
  const room = (language = 'en-US') => {
    const record = spoken(language);
    return renderScreen(`/interview?session=${record.id}`, {
      preloadedState: {
        interviewSessions: { ids: [record.id], entities: { [record.id]: record } },
        settings,
      },
    });
  };

  test('mistakes and check are beside what was said, for each answer with words', async () => {
    const { user, device, store } = await room();
    expect(await region('Check this sentence')).toBeVisible();
    const panel = within(await region());
    await user.click(panel.getByRole('button', { name: 'Check what I said' }));
    await waitFor(() => expect(device.checkAnswer.calls).toHaveLength(1));
    expect(device.checkAnswer.latest.input).toEqual({
      role: 'SDE-1',
      question: 'Tell me about yourself.',
      answer: text,
    });
    device.checkAnswer.latest.send({ type: 'check.finished', found: found() });
    expect(await panel.findByText(wrong.quote)).toBeVisible();
    expect(Object.values(selectChecks(store.getState()))).toMatchObject([
      { id: `interview-a sde-1-01 ${FINGERPRINT}` },
    ]);
    expect(screen.getAllByRole('region', { name: MODEL })).toHaveLength(1);
  });

  test('in another language only the model is asked', async () => {
    await room('de-DE');
    expect(await region()).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Check this sentence' })).not.toBeInTheDocument();
  });
});
