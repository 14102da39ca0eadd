import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RootState } from '../../src/app/store';
import { newLetter } from '../../src/domain/cover-letter/letter';
import type { WrittenResume } from '../../src/domain/resume-document/types';
import { selectLetters, selectResume } from '../../src/features/resume-form/selectors';
import { jobWith } from '../domain/jobs/samples';
import { filled } from '../domain/resume-document/support';
import { inToast, renderScreen } from '../support/render-screen';
import { started } from './resume-steps';
import { filed, history, localModel, middlingReport } from './samples';

const job = jobWith({ posting: 'Backend Engineer\n\nRequirements\n- Rust\n- PostgreSQL', company: 'Acme' });
const resume: WrittenResume = {
  ...filled,
  experiences: filled.experiences.map((entry) =>
    entry.id === 'b' ? { ...entry, responsibilities: 'Responsible for building the search.' } : entry,
  ),
};
const kept: Partial<RootState> = {
  resumeDocuments: { ids: [resume.id], entities: { [resume.id]: resume } },
  jobs: { jobs: { ids: [job.id], entities: { [job.id]: job } }, settings: { current: job.id } },
};
const withModel = { ...kept, settings: localModel };
const panel = async () => within(await screen.findByRole('region', { name: 'Suggestions' }));
const dutiesOf = (state: RootState) => selectResume(state, resume.id)?.experiences[1]?.responsibilities;

test('suggestions are differences: accepted one by one with Undo, refused one by one with Undo', async () => {
  const { user, store } = await renderScreen('/resume-form', { preloadedState: kept });
  const suggestions = await panel();
  await user.click(suggestions.getByRole('button', { name: 'Look for suggestions' }));
  expect(await suggestions.findByText('2 suggestions.')).toBeVisible();
  expect(suggestions.getByText('Responsible for building', { exact: false, selector: 'del' })).toBeVisible();

  await user.click(suggestions.getByRole('button', { name: 'Accept: Experience: Intern: Responsibilities' }));
  expect(dutiesOf(store.getState())).toBe('Built the search.');
  expect(suggestions.getByText('1 suggestion.')).toBeVisible();
  await user.click(await inToast('Undo'));
  expect(selectResume(store.getState(), resume.id)).toEqual(resume);
  expect(await suggestions.findByText('2 suggestions.')).toBeVisible();

  await user.click(suggestions.getByRole('button', { name: 'Refuse: Skills: Skills, first list' }));
  expect(selectResume(store.getState(), resume.id)).toEqual(resume);
  expect(suggestions.getByText('1 suggestion.')).toBeVisible();
  await user.click(suggestions.getByRole('button', { name: 'Go to the field' }));
  expect(screen.getAllByLabelText('Responsibilities')[1]).toHaveFocus();
});

test('each suggestion is also at its field, where its difference opens and is accepted or refused', async () => {
  const { user, store } = await renderScreen('/resume-form', { preloadedState: kept });
  expect(screen.queryByRole('button', { name: /^\d suggestion/ })).not.toBeInTheDocument();
  await user.click((await panel()).getByRole('button', { name: 'Look for suggestions' }));
  const card = within(screen.getByRole('group', { name: 'Experience 2' }));
  const mark = await card.findByRole('button', { name: '1 suggestion' });
  expect(mark).toHaveAttribute('aria-expanded', 'false');
  await user.click(mark);
  expect(card.getByText('Responsible for building', { exact: false, selector: 'del' })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Accept here' }));
  expect(dutiesOf(store.getState())).toBe('Built the search.');
  await waitFor(() => expect(card.queryByRole('button', { name: '1 suggestion' })).not.toBeInTheDocument());
  expect(card.getByLabelText('Responsibilities')).toHaveFocus();
  expect((await panel()).getByText('1 suggestion.')).toBeVisible();
  await user.click(await inToast('Undo'));
  await user.click(await card.findByRole('button', { name: '1 suggestion' }));
  await user.click(card.getByRole('button', { name: 'Refuse here' }));
  expect(selectResume(store.getState(), resume.id)).toEqual(resume);
  await waitFor(() => expect(card.queryByRole('button', { name: '1 suggestion' })).not.toBeInTheDocument());
});

test('what a report on this resume said of a line is advice at its field; a report on another says nothing here', async () => {
  const line = 'Handled the search.';
  const own = {
    ...resume,
    experiences: resume.experiences.map((entry) => (entry.id === 'b' ? { ...entry, responsibilities: line } : entry)),
  };
  const bullet = {
    text: line,
    opening: 'weak',
    openingWords: 'Handled',
    number: null,
    length: 'good',
    evidence: [],
  } as const;
  const report = { ...middlingReport, bullets: [bullet] };
  const stateOf = (about: string | null): Partial<RootState> => ({
    resumeDocuments: { ids: [own.id], entities: { [own.id]: own } },
    resumeReports: history(filed('one', { resume: about, report })),
  });
  const { user } = await renderScreen('/resume-form', { preloadedState: stateOf(own.id) });
  await user.click((await panel()).getByRole('button', { name: 'Look for suggestions' }));
  const card = within(screen.getByRole('group', { name: 'Experience 2' }));
  await user.click(await card.findByRole('button', { name: '1 suggestion' }));
  expect(card.getByText(/^Your report: Replace “Handled”/)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Accept here' })).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Put aside' }));
  await waitFor(() => expect(card.queryByText(/^Your report/)).not.toBeInTheDocument());
  cleanup();
  const other = await renderScreen('/resume-form', { preloadedState: stateOf('another') });
  await other.user.click((await panel()).getByRole('button', { name: 'Look for suggestions' }));
  expect(await (await panel()).findByText(/^Nothing to suggest/)).toBeVisible();
});

test('a model’s suggestions are offered only when they say nothing new, and the screen says how many were left out', async () => {
  const { user, store, device } = await renderScreen('/resume-form', { preloadedState: withModel });
  const suggestions = within(await screen.findByRole('region', { name: 'Suggestions of your model' }));
  await user.click(suggestions.getByRole('button', { name: 'Ask your model' }));
  await started(device.advise);
  expect(device.advise.latest.input).toEqual({ subject: { kind: 'lines', resume: resume.id, job: job.id } });
  device.advise.latest.send({
    type: 'advice.finished',
    text: '[{"line":3,"after":"Built the search.","why":"A verb."},{"line":1,"after":"Built a ledger for 7 banks in Go."}]',
    finish: 'stop',
  });
  expect(await suggestions.findByText('1 suggestion.')).toBeVisible();
  expect(suggestions.getByText(/1 suggestion left out.*a number \(“7”\)/)).toBeVisible();
  await user.click(suggestions.getByRole('button', { name: /^Accept/ }));
  expect(dutiesOf(store.getState())).toBe('Built the search.');
});

test('a reply that is no list, a stop and a failure are said in words; nothing changed', async () => {
  const { user, store, device } = await renderScreen('/resume-form', { preloadedState: withModel });
  const suggestions = within(await screen.findByRole('region', { name: 'Suggestions of your model' }));
  await user.click(suggestions.getByRole('button', { name: 'Ask your model' }));
  await started(device.advise);
  device.advise.latest.send({ type: 'advice.finished', text: 'All good.', finish: 'stop' });
  expect(await suggestions.findByText('The reply could not be read.')).toBeVisible();
  await user.click(suggestions.getByRole('button', { name: 'Ask again' }));
  await started(device.advise, 2);
  await user.click(suggestions.getByRole('button', { name: 'Stop' }));
  expect(device.advise.latest.stopped).toBe(true);
  await user.click(await suggestions.findByRole('button', { name: 'Ask again' }));
  await started(device.advise, 3);
  device.advise.latest.send({ type: 'advice.failed', text: '', error: { kind: 'quota', message: 'Wait a little.' } });
  expect(await suggestions.findByRole('alert')).toHaveTextContent('Your resume is as it was.');
  expect(selectResume(store.getState(), resume.id)).toEqual(resume);
});

test('a draft of a letter comes in by sentences that are held, and is used when the user says so, with Undo', async () => {
  const letter = {
    ...newLetter({
      ...{ id: 'letter-1', title: 'First', at: '2026-11-20T10:00:00.000Z', day: '2026-11-20' },
      ...{ job, resume: { id: resume.id, city: '' } },
    }),
    body: 'Mine.',
  };
  const { user, store, device } = await renderScreen('/cover-letters', {
    preloadedState: { ...withModel, coverLetters: { ids: [letter.id], entities: { [letter.id]: letter } } },
  });
  const draft = within(await screen.findByRole('region', { name: 'A draft by your model' }));
  await user.click(draft.getByRole('button', { name: 'Write a draft' }));
  await started(device.advise);
  expect(device.advise.latest.input).toEqual({ subject: { kind: 'letter', letter: letter.id } });
  device.advise.latest.send({ type: 'advice.streamed', text: 'At Initech I built a ledger in Go. At Umbrella I led' });
  expect(await draft.findByText('At Initech I built a ledger in Go.')).toBeVisible();
  expect(draft.queryByText(/Umbrella/)).not.toBeInTheDocument();
  device.advise.latest.send({
    type: 'advice.finished',
    text: 'At Initech I built a ledger in Go. At Umbrella I led 9 people.\n\nThank you.',
    finish: 'stop',
  });
  expect(await draft.findByText(/1 sentence left out.*a number \(“9”\), a name \(“Umbrella”\)/)).toBeVisible();
  await user.click(draft.getByRole('button', { name: 'Use this draft' }));
  expect(selectLetters(store.getState())[0]?.body).toBe('At Initech I built a ledger in Go.\n\nThank you.');
  await user.click(await inToast('Undo'));
  await waitFor(() => expect(selectLetters(store.getState())[0]?.body).toBe('Mine.'));
});
