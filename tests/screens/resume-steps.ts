import { screen, waitFor } from '@testing-library/react';
import type { ResumeAction, ResumeAnalysis } from '../../machines/contracts/resume';
import type { FakeDevice } from '../support/fake-device';
import { type RenderOptions, renderScreen } from '../support/render-screen';
import { draft, job, middling, middlingReport, pdf } from './samples';

type View = Awaited<ReturnType<typeof renderScreen>>;

const PATH = '/resume-enchancer';

/** The resume assistant as an earlier visit left it, with its first step drawn. */
export async function openAssistant(options: RenderOptions = {}): Promise<View> {
  const view = await renderScreen(PATH, options);
  await screen.findByRole('list', { name: 'Steps' });
  return view;
}

/** Where the list of steps says the user is. */
export const currentStep = () =>
  screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current=step]')?.textContent?.replace(/^\d/, '');

export const chooseFile = async ({ user }: View, file = pdf()) =>
  user.upload(await screen.findByLabelText('Your resume as a PDF', { selector: 'input' }), file);

/** Waits until an actor of the device was started `times` times. */
export const started = (actor: { readonly calls: readonly unknown[] }, times = 1) =>
  waitFor(() => {
    if (actor.calls.length < times) throw new Error(`started ${actor.calls.length} times, not ${times}`);
  });

/** The third step, with everything before it given. */
export const atAction = (device?: FakeDevice, more: RenderOptions['preloadedState'] = {}) =>
  openAssistant({
    ...(device ? { device } : {}),
    preloadedState: { resumeDraft: draft({ step: 'action', jobDescription: job }), ...more },
  });

export const labels: Record<ResumeAction, string> = {
  'ats-score': 'ATS score',
  'ats-enhancer': 'ATS enhancer',
  'resume-feedback': 'Resume feedback',
  'keyword-match': 'Keyword match',
};

/** Chooses an action and has it analysed. */
export async function analyse(
  { user, device }: View,
  action: ResumeAction = 'ats-score',
  analysis: ResumeAnalysis = middlingReport,
) {
  const times = device.analyse.calls.length + 1;
  await user.click(await screen.findByRole('radio', { name: labels[action] }));
  await user.click(screen.getByRole('button', { name: 'Analyze Resume' }));
  await started(device.analyse, times);
  device.analyse.latest.resolve(analysis);
  if (analysis.kind === 'report') await screen.findByRole('region', { name: 'Score' });
}

/** The fourth step, reached by an analysis of this visit. */
export async function atResult(
  action: ResumeAction = 'ats-score',
  device?: FakeDevice,
  more: RenderOptions['preloadedState'] = {},
): Promise<View> {
  const view = await atAction(device, more);
  await analyse(view, action);
  return view;
}

/** Reads the chosen file to its end. */
export async function readFile({ device }: View, document = middling) {
  await started(device.readPdf);
  device.readPdf.latest.send({ type: 'pdf.read', document });
  await screen.findByText('What a parser sees');
}
