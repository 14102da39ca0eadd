import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filled } from '../domain/resume-document/support';
import { renderScreen } from '../support/render-screen';
import { ada, draft, filed, history } from './samples';

const card = () => screen.findByRole('link', { name: /Enhance Your Resume/ });

test('leads to the resume assistant', async () => {
  const { user, at } = await renderScreen('/career');
  expect(await screen.findByRole('heading', { level: 1, name: 'Build Your Dream Resume' })).toBeVisible();
  expect(await card()).toHaveTextContent('Upload a PDF');
  await user.click(await card());
  await at('/resume-enchancer');
});

test('names the resume that was begun, and the reports that are kept', async () => {
  await renderScreen('/career', {
    preloadedState: { resumeDraft: draft({ step: 'job' }), resumeReports: history(filed('a')) },
  });
  expect(await card()).toHaveTextContent('Continue with marco.pdf');
  expect(await card()).toHaveTextContent('1 report kept on this device.');
});

test.each([
  [null, '/signin'],
  [ada, '/home'],
])('Start Your Journey, profile %j, leads to %s', async (user, target) => {
  const view = await renderScreen('/career', { preloadedState: { session: { user } } });
  await view.user.click(await screen.findByRole('button', { name: 'Start Your Journey' }));
  await view.at(target);
});

test('leads to the resume form, and names the resume that was opened last', async () => {
  const { user, at } = await renderScreen('/career', {
    preloadedState: { resumeDocuments: { ids: [filled.id], entities: { [filled.id]: filled } } },
  });
  const link = await screen.findByRole('link', { name: /Create Your Resume In Minutes/ });
  expect(link).toHaveTextContent('Continue with For backends');
  await user.click(link);
  await at('/resume-form');
});
