import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { inToast } from '../support/render-screen';
import { analyse, atAction, atResult, currentStep, labels, openAssistant, readFile, started } from './resume-steps';
import { draft, file, filed, job, middling, middlingReport, pdf, strongReport } from './samples';

const FAILED = 'Sorry, there was an error processing your request. Please try again.';
const jobField = () => screen.findByRole('textbox', { name: 'Job description' });

test('the whole flow by the keyboard alone', async () => {
  const view = await openAssistant();
  const { user, device, store } = view;
  const tabTo = async (role: string, name: string) => {
    const target = await screen.findByRole(role, { name });
    for (let presses = 0; presses < 60 && document.activeElement !== target; presses += 1) await user.tab();
    expect(target).toHaveFocus();
  };
  let opened = 0;
  const input = await screen.findByLabelText('Your resume as a PDF', { selector: 'input' });
  input.addEventListener('click', () => {
    opened += 1;
  });
  await tabTo('button', 'Choose a PDF');
  await user.keyboard('{Enter}');
  expect(opened).toBe(1);
  // The system's own dialog is not part of the page.
  await user.upload(input, pdf());
  await readFile(view);

  await tabTo('button', 'Next: job description');
  await user.keyboard('{Enter}');
  expect(currentStep()).toBe('Job description');
  expect(screen.getByRole('heading', { name: 'Step 2 of 4: Job description' })).toHaveFocus();
  await tabTo('textbox', 'Job description');
  await user.paste(job);
  await tabTo('button', 'Next: choose an action');
  await user.keyboard(' ');
  expect(currentStep()).toBe('Choose an action');

  await tabTo('radio', 'ATS score');
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'ATS score' })).toBeChecked();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Resume feedback' })).toBeChecked();
  await user.keyboard('{Enter}');
  await started(device.analyse);
  expect(device.analyse.latest.input).toEqual({ document: middling, jobDescription: job });
  device.analyse.latest.resolve(middlingReport);

  expect(await screen.findByRole('region', { name: 'Feedback by section' })).toBeVisible();
  expect(currentStep()).toBe('Result');
  expect(screen.getByRole('heading', { name: 'Step 4 of 4: Result' })).toHaveFocus();
  expect(store.getState().resumeReports.ids).toHaveLength(1);
  await tabTo('button', 'Try Another Action');
  await user.keyboard('{Enter}');
  expect(currentStep()).toBe('Choose an action');
});

describe('the job description', () => {
  const atJob = (jobDescription = '') =>
    openAssistant({ preloadedState: { resumeDraft: draft({ step: 'job', jobDescription }) } });

  test.each(['', '   \n\t '])('%j is empty: Please enter a job description', async (text) => {
    const { user } = await atJob(text);
    await user.click(await screen.findByRole('button', { name: 'Next: choose an action' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please enter a job description$/);
    expect(await jobField()).toBeInvalid();
    await user.type(await jobField(), 'Go');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await jobField()).toBeValid();
  });

  test('counts its words while it is typed, and is kept in the draft', async () => {
    const { user, store } = await atJob();
    await user.type(await jobField(), 'Go and Kafka');
    expect(await jobField()).toHaveAccessibleDescription(/ 3 words\.$/);
    expect(store.getState().resumeDraft.main?.jobDescription).toBe('Go and Kafka');
  });

  test('Back keeps it', async () => {
    const { user } = await atJob('Kubernetes');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(currentStep()).toBe('Upload PDF');
    await user.click(await screen.findByRole('button', { name: 'Next: job description' }));
    expect(await jobField()).toHaveValue('Kubernetes');
  });
});

describe('the action', () => {
  test('four, none chosen by itself; without one: Please choose an action', async () => {
    const { user, device } = await atAction();
    const group = await screen.findByRole('group', { name: 'What would you like to do?' });
    const radios = within(group).getAllByRole('radio');
    expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual(Object.values(labels));
    for (const radio of radios) expect(radio).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Analyze Resume' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose an action');
    expect(device.analyse.calls).toEqual([]);
  });

  test('while it runs the button says Processing... and Cancel ends it', async () => {
    const { user, device, store } = await atAction();
    await user.click(await screen.findByRole('radio', { name: 'Keyword match' }));
    await user.click(screen.getByRole('button', { name: 'Analyze Resume' }));
    await started(device.analyse);
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(screen.getByRole('progressbar', { name: 'Processing...' })).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(device.analyse.latest.signal.aborted).toBe(true);
    device.analyse.latest.resolve(middlingReport);
    expect(await screen.findByRole('button', { name: 'Analyze Resume' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'Keyword match' })).toBeChecked();
    expect(store.getState().resumeReports.ids).toEqual([]);
  });

  test(`an engine that fails: ${FAILED}`, async () => {
    const { user, device, store } = await atAction();
    await user.click(await screen.findByRole('radio', { name: 'ATS score' }));
    await user.click(screen.getByRole('button', { name: 'Analyze Resume' }));
    await started(device.analyse);
    device.analyse.latest.reject();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(FAILED)).toBeVisible();
    expect(alert).toHaveTextContent('Your resume and the job description are kept.');
    expect(store.getState().resumeReports.ids).toEqual([]);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await started(device.analyse, 2);
    device.analyse.latest.resolve(middlingReport);
    expect(await screen.findByText('Score: 68 out of 100')).toBeVisible();
  });

  test('too little text gives the reason and no score', async () => {
    const view = await atAction();
    const reason = 'The file holds nine words. A report needs at least forty.';
    await analyse(view, 'ats-score', { kind: 'no-report', rubricVersion: '1', fingerprint: '0', reason, words: 9 });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There is too little text for a report.');
    expect(alert).toHaveTextContent(reason);
    expect(screen.getByText('What a parser sees')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Score' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Read Aloud' })).not.toBeInTheDocument();
    expect(view.store.getState().resumeReports.ids).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Try Another Action' }));
    expect(currentStep()).toBe('Choose an action');
  });
});

test('a flow that got no report is unfinished: Home offers to go on with it', async () => {
  const view = await atAction();
  await analyse(view, 'ats-score', {
    kind: 'no-report',
    rubricVersion: '1',
    fingerprint: '0',
    reason: 'Too little text.',
    words: 9,
  });
  await view.user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(screen.queryByRole('region', { name: 'Continue where you stopped' })).toBeVisible();
});

describe('after the result', () => {
  test('Try Another Action keeps the resume and the job, and is another view of the same report', async () => {
    const view = await atResult('ats-score');
    await view.user.click(screen.getByRole('button', { name: 'Try Another Action' }));
    expect(await screen.findByRole('radio', { name: 'ATS score' })).toBeChecked();
    await analyse(view, 'keyword-match');
    expect(view.device.analyse.latest.input).toEqual({ document: middling, jobDescription: job });
    expect(view.device.readPdf.calls).toEqual([]);
    const { ids, entities } = view.store.getState().resumeReports;
    expect(ids).toHaveLength(1);
    expect(entities[ids[0] ?? '']).toEqual(
      filed(expect.stringMatching(/^report-/) as unknown as string, {
        createdAt: expect.any(String) as unknown as string,
        file: 'file-1',
        action: 'keyword-match',
      }),
    );
  });

  test('Start Over resets everything, and Undo brings it back', async () => {
    const view = await atResult('resume-feedback');
    const before = view.store.getState().resumeDraft;
    await view.user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(await screen.findByRole('group', { name: 'Your resume as a PDF' })).toBeVisible();
    expect(view.store.getState().resumeDraft).toEqual({
      main: { step: 'upload', file: null, jobDescription: '', action: null },
      document: null,
      report: null,
      advice: null,
    });
    expect(view.store.getState().resumeReports.ids).toHaveLength(1);
    await view.user.click(await inToast('Undo'));
    expect(await screen.findByRole('region', { name: 'Feedback by section' })).toBeVisible();
    expect(view.store.getState().resumeDraft).toEqual(before);
    expect(view.device.analyse.calls).toHaveLength(1);
  });

  test('Undo brings it back also when the history was looked at in between', async () => {
    const view = await atResult();
    await view.user.click(screen.getByRole('button', { name: 'Start Over' }));
    await view.user.click(screen.getByRole('tab', { name: 'History (1)' }));
    await view.user.click(screen.getByRole('tab', { name: 'Check a resume' }));
    await screen.findByRole('group', { name: 'Your resume as a PDF' });
    await view.user.click(await inToast('Undo'));
    expect(await screen.findByRole('region', { name: 'Score' }, { timeout: 500 })).toBeVisible();
  });

  test('Start Over stops speech', async () => {
    const view = await atResult();
    await view.user.click(await screen.findByRole('button', { name: 'Read Aloud' }));
    await started(view.device.readAloud);
    await view.user.click(screen.getByRole('button', { name: 'Start Over' }));
    await waitFor(() => expect(view.device.readAloud.latest.stopped).toBe(true));
  });
});

describe('leaving and coming back', () => {
  test.each([
    ['upload', 'Upload PDF'],
    ['job', 'Job description'],
    ['action', 'Choose an action'],
    ['result', 'Result'],
  ] as const)('at step %s', async (step, name) => {
    await openAssistant({
      preloadedState: {
        resumeDraft: draft(
          { step, jobDescription: job, action: 'ats-enhancer' },
          { report: step === 'result' ? { flow: file.key, value: strongReport } : null },
        ),
      },
    });
    expect(currentStep()).toBe(name);
    if (step === 'result') expect(await screen.findByText(/^Score: \d+ out of 100$/)).toBeVisible();
  });

  test('while the file was read: it is read again', async () => {
    const { device } = await openAssistant({ preloadedState: { resumeDraft: draft({}, { document: null }) } });
    await started(device.readPdf);
    expect(device.readPdf.latest.input).toEqual({ fileKey: 'file-1' });
  });

  test('by the sidebar, from the middle of the job description', async () => {
    const { user } = await openAssistant({ preloadedState: { resumeDraft: draft({ step: 'job' }) } });
    await user.type(await jobField(), 'half a sen');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('link', { name: 'Continue' }));
    expect(await jobField()).toHaveValue('half a sen');
  });

  test('leaving while it speaks silences the voice', async () => {
    const view = await atResult();
    await view.user.click(await screen.findByRole('button', { name: 'Read Aloud' }));
    await started(view.device.readAloud);
    await view.user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(view.device.readAloud.latest.stopped).toBe(true));
  });
});
