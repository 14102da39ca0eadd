import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyResume } from '../../src/domain/resume-document/edits';
import { jobKept } from '../../src/features/jobs/jobs-slice';
import { selectJob } from '../../src/features/jobs/selectors';
import { resumeAdded, resumeRemoved } from '../../src/features/resume-form/documents-slice';
import { jobWith } from '../domain/jobs/samples';
import { inToast, renderScreen } from '../support/render-screen';

const open = async () => {
  const drawn = await renderScreen('/jobs/job-1');
  drawn.store.dispatch(jobKept(jobWith()));
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  const job = () => selectJob(drawn.store.getState(), 'job-1');
  return { ...drawn, panel, job };
};

test('a contact is added with a note, changed in place, removed, and comes back where it was', async () => {
  const { user, panel, job } = await open();
  const contacts = await panel('Contacts');
  await user.type(contacts.getByLabelText('New contact'), 'Mira Example');
  await user.type(contacts.getByLabelText('Note of the new contact'), 'recruiter{Enter}');
  await user.type(contacts.getByLabelText('New contact'), 'Tom{Enter}');
  expect(contacts.getByLabelText('New contact')).toHaveValue('');
  await user.type(contacts.getAllByLabelText('Note')[0] as HTMLElement, ', +49 30 1');
  const names = () => job()?.contacts.map(({ name, note }) => [name, note]);
  const both = [
    ['Mira Example', 'recruiter, +49 30 1'],
    ['Tom', ''],
  ];
  expect(names()).toEqual(both);
  await user.click(contacts.getByRole('button', { name: 'Remove Mira Example' }));
  expect(names()).toEqual([['Tom', '']]);
  await user.click(await inToast('Undo'));
  expect(names()).toEqual(both);
});

test('the resume that was sent is chosen, opens, and keeps its title when the resume is gone', async () => {
  const { user, panel, job, store } = await open();
  store.dispatch(resumeAdded({ ...emptyResume('resume-1', '2026-11-20T10:00:00.000Z'), title: 'Backend resume' }));
  const sent = await panel('Resume sent');
  expect(sent.getByRole('combobox')).toHaveDisplayValue('Not sent yet');
  await user.selectOptions(sent.getByRole('combobox'), 'Backend resume');
  expect(job()?.sent).toMatchObject({ id: 'resume-1', title: 'Backend resume' });
  expect(sent.getByRole('link', { name: 'Open Backend resume' })).toHaveAttribute(
    'href',
    expect.stringContaining('/resume-form?resume=resume-1'),
  );
  store.dispatch(resumeRemoved('resume-1'));
  expect(await sent.findByText(/“Backend resume” is no longer here/)).toBeVisible();
  expect(sent.getByRole('combobox')).toHaveDisplayValue('Backend resume');
  await user.selectOptions(sent.getByRole('combobox'), 'Not sent yet');
  expect(job()?.sent).toBeNull();
});
