import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FoundResume } from '../../machines/contracts/resume-import';
import type { RootState } from '../../src/app/store';
import { textDocument } from '../../src/domain/resume-document/from-text';
import { read } from '../domain/resume-document/read-support';
import { filled } from '../domain/resume-document/support';
import { inToast, renderScreen } from '../support/render-screen';

const TEXT = [
  'Jane Doe',
  'jane@example.org',
  '',
  'Experience',
  'Acme, Springfield Kitchens Jan 2020 – Dec 2021',
  '- Built <script>alert(1)</script>',
  '',
  'Education',
  'BSc Physics, University of Graz 2015 – 2018',
  'Sang in its choir every week.',
].join('\n');
const found = (pages = 2): FoundResume => ({
  kind: 'pdf',
  understood: read(textDocument(TEXT).document),
  notes: ['Something was left out.'],
  pages,
});

const pdf = (name = 'jane.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const withResume: Partial<RootState> = { resumeDocuments: { ids: [filled.id], entities: { [filled.id]: filled } } };
const picker = () => screen.getByLabelText(/JSON Resume file$/);
async function open(preloadedState: Partial<RootState> = {}, path = '/resume-form') {
  const view = await renderScreen(path, { preloadedState });
  await screen.findByLabelText(/JSON Resume file$/);
  return view;
}
async function review(view: Awaited<ReturnType<typeof open>>, what = found()) {
  await view.user.upload(picker(), pdf());
  await screen.findByText('Reading “jane.pdf”');
  await act(async () => view.device.readResumeFile.latest.send({ type: 'file.read', found: what }));
  return within(await screen.findByRole('dialog', { name: '“jane.pdf”: what was understood' }));
}
const resumes = (state: RootState) => Object.values(state.resumeDocuments.entities);

test('a file is read with progress, reviewed, corrected, and made a new resume; Undo takes it away', async () => {
  const view = await open(withResume, '/resume-preview');
  const { user, store, device } = view;
  await user.upload(picker(), pdf());
  await screen.findByText('Reading “jane.pdf”');
  await act(async () => device.readResumeFile.latest.send({ type: 'file.progressed', page: 1, pages: 2 }));
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await act(async () => device.readResumeFile.latest.send({ type: 'file.read', found: found() }));
  const dialog = within(await screen.findByRole('dialog', { name: '“jane.pdf”: what was understood' }));
  expect(dialog.getByText('Something was left out.')).toBeVisible();
  await waitFor(() => expect(device.drawnPages).toEqual([1]));
  // This device draws none, and says so.
  expect(await dialog.findByText(/could not draw the page/)).toBeVisible();
  expect(dialog.getByText('Not understood: 1 line')).toBeVisible();
  expect(dialog.getByText('University of Graz: Sang in its choir every week.')).toBeInTheDocument();
  const doubt = within(dialog.getByRole('group', { name: /Which is your title, and which the employer/ }));
  await user.click(doubt.getByRole('button', { name: 'Swap Role and Organization' }));
  const role = doubt.getByLabelText('Role');
  await user.clear(role);
  await user.paste('Cook');
  expect(resumes(store.getState())).toEqual([filled]);

  await user.click(dialog.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(device.drawnPages).toEqual([1, 2]));
  await user.click(dialog.getByRole('button', { name: 'Make a new resume' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Jane Doe')).toBeInTheDocument();
  expect(resumes(store.getState())).toHaveLength(2);
  expect(resumes(store.getState())[1]).toMatchObject({
    title: 'Read',
    experiences: [{ role: 'Cook', responsibilities: '- Built <script>alert(1)</script>' }],
    own: [{ heading: 'Other' }],
  });
  await user.click(await inToast('Undo'));
  expect(resumes(store.getState())).toEqual([filled]);
  expect(screen.getByText(filled.name)).toBeInTheDocument();
});

test('by keyboard alone the open resume is replaced, keeps its title and look, and Undo brings it back whole', async () => {
  const view = await open(withResume);
  const { user, store } = view;
  const dialog = await review(view);
  const tabTo = async (target: HTMLElement) => {
    for (let n = 0; n < 60 && document.activeElement !== target; n += 1) await user.tab();
    expect(target).toHaveFocus();
  };
  await tabTo(dialog.getByRole('radio', { name: 'Make a new resume' }));
  await user.keyboard('{ArrowDown}');
  await tabTo(dialog.getByRole('button', { name: 'Replace the open resume' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Full name')).toHaveValue('Jane Doe');
  expect(resumes(store.getState())).toHaveLength(1);
  expect(resumes(store.getState())[0]).toMatchObject({ id: filled.id, title: filled.title, template: filled.template });
  await user.click(await inToast('Undo'));
  expect(resumes(store.getState())).toEqual([filled]);
  expect(screen.getByLabelText('Full name')).toHaveValue(filled.name);
});

test('Cancel stops the reading; Escape leaves the review; nothing is kept, and the same file can be chosen again', async () => {
  const view = await open(withResume);
  const { user, store, device } = view;
  await user.upload(picker(), pdf());
  await screen.findByText('Reading “jane.pdf”');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(device.readResumeFile.latest.stopped).toBe(true);
  await review(view);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(device.readResumeFile.calls).toHaveLength(2);
  expect(resumes(store.getState())).toEqual([filled]);
});

test('without a resume that is open there is none to replace', async () => {
  const dialog = await review(await open(), found(0));
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.queryByRole('img')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Make a new resume' })).toBeEnabled();
});

test('a file that is refused says why, and another choice takes the words away', async () => {
  const view = await open(withResume);
  const { user, store, device } = view;
  await user.upload(picker(), pdf('locked.pdf'));
  await screen.findByText('Reading “locked.pdf”');
  await act(async () => device.readResumeFile.latest.send({ type: 'file.failed', problem: 'encrypted' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('“locked.pdf” was not imported. Nothing changed.');
  expect(alert).toHaveTextContent('The file opens only with a password');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await review(view);
  expect(screen.queryByText(/was not imported/)).toBeNull();
  expect(resumes(store.getState())).toEqual([filled]);
});
