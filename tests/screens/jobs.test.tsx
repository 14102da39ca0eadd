import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, formatISO } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { newEvent } from '../../src/domain/calendar/edits';
import { jobName } from '../../src/domain/jobs/job';
import { eventsPut } from '../../src/features/calendar/calendar-slice';
import { selectEvents } from '../../src/features/calendar/selectors';
import { jobFieldChanged, jobKept } from '../../src/features/jobs/jobs-slice';
import { selectCurrentJob, selectJob, selectJobs } from '../../src/features/jobs/selectors';
import { topicMarked } from '../../src/features/roadmap/track-progress-slice';
import { challengeSolved } from '../../src/features/terminal/work-slice';
import { jobWith } from '../domain/jobs/samples';
import { inToast, renderScreen } from '../support/render-screen';

const POSTING = 'Systems Programmer\n\nRequirements\n- C\n- Docker\n- Kubernetes';
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} has no row`);
  return within(item);
};

describe('one job', () => {
  test('a passed challenge and a topic are marks that open; the rest are gaps with their ways on', async () => {
    const { store } = await renderScreen('/jobs/job-1');
    store.dispatch(jobKept(jobWith({ posting: POSTING })));
    store.dispatch(challengeSolved({ id: 'challenge-1', title: 'Hello World' }));
    store.dispatch(
      topicMarked({
        trackId: 'devops',
        title: 'DevOps',
        topicId: 'devops/containers',
        name: 'Containers',
        status: 'learning',
      }),
    );
    const c = await row('C');
    expect(c.getByText('Proven here')).toBeVisible();
    expect(c.getByRole('link', { name: /Hello World/ })).toHaveAttribute('href', '/machine-coding?challenge=1');
    const docker = await row('Docker');
    expect(docker.getByText('On the way')).toBeVisible();
    expect(docker.getByRole('link', { name: /Containers.*DevOps/ })).toHaveAttribute(
      'href',
      '/roadmap/devops?topic=containers',
    );
    const kubernetes = await row('Kubernetes');
    expect(kubernetes.getByText('Gap')).toBeVisible();
    expect(kubernetes.getByRole('link', { name: /^Learn/ })).toBeVisible();
    expect(screen.getByText('1 of 3 musts shown')).toBeVisible();
  });

  test('each way on says on its screen which job led there, and leads back', async () => {
    const { store, user, at } = await renderScreen('/jobs/job-1');
    store.dispatch(jobKept(jobWith({ posting: POSTING })));
    const name = jobName(jobWith({}));
    await user.click((await row('Kubernetes')).getByRole('link', { name: /^Ask/ }));
    await screen.findByRole('heading', { level: 1, name: 'AI Tutor' });
    expect(await screen.findByRole('textbox')).toHaveValue('What should I know about Kubernetes for an interview?');
    await user.click(screen.getByRole('link', { name: `Back to ${name}` }));
    await at('/jobs/job-1');
    await user.click((await row('Kubernetes')).getByRole('link', { name: /^Learn/ }));
    await user.click(await screen.findByRole('link', { name: `Back to ${name}` }));
    await at('/jobs/job-1');
  });

  test('a requirement that was read wrongly is set aside and comes back; one in own words is added', async () => {
    const { store, user } = await renderScreen('/jobs/job-1');
    store.dispatch(jobKept(jobWith({ posting: POSTING })));
    await user.selectOptions((await row('Docker')).getByRole('combobox'), 'Not asked');
    expect(screen.queryByRole('heading', { name: 'Docker', level: 3 })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask for Docker again' }));
    await row('Docker');
    await user.type(screen.getByLabelText('Add a requirement'), 'patience{Enter}');
    expect((await row('patience')).getByText('Gap')).toBeVisible();
    await user.type(screen.getByLabelText('Add a requirement'), 'postgresql{Enter}');
    await row('PostgreSQL');
    expect(selectJob(store.getState(), 'job-1')?.requirements.map(({ skill }) => skill)).toContain('PostgreSQL');
  });

  test('alternatives are one row: one is taken out and comes back, and each can be asked for, with Undo', async () => {
    const { store, user } = await renderScreen('/jobs/job-1');
    store.dispatch(jobKept(jobWith({ posting: 'Requirements\n- AWS, Azure or GCP\n- Docker' })));
    const all = await row('one of AWS, Azure, GCP');
    expect(all.getByText('Gap')).toBeVisible();
    expect(screen.getByText('0 of 2 musts shown')).toBeVisible();
    await user.click(all.getByRole('button', { name: 'Take Microsoft Azure out' }));
    await row('one of AWS, GCP');
    await user.click(screen.getByRole('button', { name: 'Ask for Microsoft Azure again' }));
    await user.selectOptions((await row('one of AWS, Azure, GCP')).getByRole('combobox'), 'Nice to have');
    expect(screen.getByText('0 of 1 must shown · 0 of 1 nice to have shown')).toBeVisible();
    await user.click((await row('one of AWS, Azure, GCP')).getByRole('button', { name: 'Ask for each of them' }));
    await row('Microsoft Azure');
    expect(screen.getByText('0 of 1 must shown · 0 of 3 nice to have shown')).toBeVisible();
    store.dispatch(jobFieldChanged({ id: 'job-1', field: 'place', text: 'Hamburg' }));
    await user.click(await inToast('Undo'));
    await user.click((await row('one of AWS, Azure, GCP')).getByRole('button', { name: 'Ask for each of them' }));
    await user.selectOptions((await row('Microsoft Azure')).getByRole('combobox'), 'Must');
    await user.click(screen.getByRole('button', { name: /^Count .* once again$/ }));
    await row('one of AWS, Azure, GCP');
    expect(screen.getByText('0 of 2 musts shown')).toBeVisible();
    expect(selectJob(store.getState(), 'job-1')?.place).toBe('Hamburg');
  });

  test('ways of working are listed apart, and are no gaps', async () => {
    const { store } = await renderScreen('/jobs/job-1');
    store.dispatch(jobKept(jobWith({ posting: 'Requirements\n- Docker\n- Problem solving and customer focus' })));
    await row('Docker');
    const ways = await screen.findByRole('region', { name: 'Ways of working' });
    expect(ways).toHaveTextContent('Problem solving, customer focus');
    expect(screen.getByText('0 of 1 must shown')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /problem solving/i, level: 3 })).toBeNull();
  });

  test('is compared with another', async () => {
    const { store, user, at } = await renderScreen('/jobs/job-1');
    store.dispatch(jobKept(jobWith({ posting: POSTING })));
    expect(screen.queryByLabelText('Compare with')).not.toBeInTheDocument();
    store.dispatch(jobKept(jobWith({ id: 'job-2', title: 'Operator', company: 'Beta' })));
    await user.selectOptions(await screen.findByLabelText('Compare with'), 'Operator at Beta');
    await at('/jobs?compare=job-1%2Cjob-2');
  });

  test('removed in another tab while it is open, the page says so', async () => {
    const { store } = await renderScreen('/jobs/job-1');
    store.dispatch(jobKept(jobWith({ posting: POSTING })));
    await row('C');
    const { jobsReceived } = await import('../../src/features/jobs/jobs-slice');
    store.dispatch(jobsReceived({ documents: [], removed: ['job-1'] }));
    expect(await screen.findByRole('heading', { name: 'This job is not here' })).toBeVisible();
  });
});

test('the switcher at the head of the sidebar changes the current job', async () => {
  const { store, user } = await renderScreen('/jobs');
  store.dispatch(jobKept(jobWith({ id: 'job-1', title: 'First job' })));
  store.dispatch(jobKept(jobWith({ id: 'job-2', title: 'Second job', posting: 'Requirements\n- Excel' })));
  await user.click((await screen.findAllByRole('button', { name: /^Current job:\s*First job/ }))[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Second job at Acme' }));
  await waitFor(() => expect(selectCurrentJob(store.getState())?.id).toBe('job-2'));
});

test('a posting that another screen hands over is read at once', async () => {
  const { store, user } = await renderScreen('/interview-trainer');
  await user.click(await screen.findByLabelText('Job description'));
  await user.paste(POSTING);
  await user.click(await screen.findByRole('link', { name: 'Keep this job' }));
  await user.click(await screen.findByRole('button', { name: 'Keep this job' }));
  await waitFor(() => expect(selectJobs(store.getState()).map(({ posting }) => posting)).toEqual([POSTING]));
});

test('Home shows the current job with its largest gaps and what is shown', async () => {
  const { store } = await renderScreen('/home');
  store.dispatch(jobKept(jobWith({ posting: POSTING, deadline: '2999-01-01' })));
  const panel = within(await screen.findByRole('region', { name: 'Your current job' }));
  expect(await panel.findByText('0 of 3 musts shown')).toBeVisible();
  expect(within(panel.getByRole('list', { name: 'Largest gaps' })).getAllByRole('listitem')).toHaveLength(3);
  expect(panel.getByText(/^Apply in /)).toBeVisible();
});

describe('interview dates', () => {
  const open = async () => {
    const shown = await renderScreen('/jobs/job-1');
    shown.store.dispatch(jobKept(jobWith({ posting: POSTING, status: 'applied' })));
    await row('Docker');
    return shown;
  };
  test('a date is an event of the calendar that leads back; the job moves on; one Undo takes all of it back', async () => {
    const { store, user } = await open();
    const form = async () => within(await screen.findByRole('form', { name: 'Add an interview date' }));
    await user.click(screen.getByRole('button', { name: 'Add an interview date' }));
    fireEvent.change((await form()).getByLabelText('Day'), { target: { value: '2090-12-14' } });
    await user.click((await form()).getByRole('button', { name: 'Add' }));
    await screen.findByText(/The interview is in your calendar. The job is now under “Interview”/);
    const [event] = Object.values(selectEvents(store.getState()));
    expect(event).toMatchObject({
      about: 'job job-1',
      start: '2090-12-14T10:00:00',
      text: 'Interview: Backend Developer at Acme',
    });
    expect(selectJob(store.getState(), 'job-1')).toMatchObject({
      status: 'interview',
      interviews: [{ event: event?.id }],
    });
    await user.click(await inToast('Undo'));
    expect(selectEvents(store.getState())).toEqual({});
    expect(selectJob(store.getState(), 'job-1')).toMatchObject({ status: 'applied', interviews: [] });
  });

  test('a date in the past is asked about first', async () => {
    const { store, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add an interview date' }));
    const form = within(screen.getByRole('form', { name: 'Add an interview date' }));
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByText('Choose a day and a time.')).toBeVisible();
    fireEvent.change(form.getByLabelText('Day'), { target: { value: '2020-12-14' } });
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByText(/is over. Press Add again/)).toBeVisible();
    expect(selectEvents(store.getState())).toEqual({});
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/Over: Interview/)).toBeVisible();
  });

  test('an event of the calendar becomes the interview, and is only let go again', async () => {
    const { store, user } = await open();
    const event = newEvent({
      id: 'call',
      text: 'Call with Acme',
      start: '2090-12-01T15:00:00',
      end: '2090-12-01T16:00:00',
      allDay: false,
      zone: '',
      at: '2026-11-22T09:00:00.000Z',
    });
    store.dispatch(eventsPut([event]));
    await user.click(screen.getByRole('button', { name: 'Add an interview date' }));
    await user.selectOptions(screen.getByLabelText('Or an event of your calendar'), 'call');
    await screen.findByText(/The interview is in your calendar/);
    expect(selectEvents(store.getState()).call?.about).toBe('job job-1');
    await user.click(screen.getByRole('button', { name: /^Unlink the interview of/ }));
    await waitFor(() => expect(selectEvents(store.getState()).call?.about).toBe(''));
    expect(selectJob(store.getState(), 'job-1')?.interviews).toEqual([]);
  });

  test('the preparation comes first when the calendar led here', async () => {
    const { store } = await renderScreen('/jobs/job-1?prepare=yes');
    store.dispatch(jobKept(jobWith({ posting: POSTING, notes: 'They build payment rails.' })));
    const notes = await screen.findByText('They build payment rails.', { selector: 'p' });
    const panel = within(screen.getByRole('region', { name: 'Prepare for the interview' }));
    expect(panel.getByText('They build payment rails.')).toBe(notes);
    expect(await panel.findByText('0 of 3 musts shown')).toBeVisible();
    expect(panel.getByText(/Where does the team use C,/)).toBeVisible();
    expect(panel.getByText(/No answer was scored yet/)).toBeVisible();
  });
});

describe('plan backwards', () => {
  test('what would be planned is shown before it is made, and one Undo takes it back', async () => {
    const { store, user } = await renderScreen('/jobs/job-1');
    store.dispatch(jobKept(jobWith({ posting: POSTING })));
    await row('Docker');
    await user.click(screen.getByRole('button', { name: 'Plan backwards' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan backwards' }));
    expect(await dialog.findByText('Choose the day by which you want to be ready.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Put it into my calendar' })).toBeDisabled();
    const by = formatISO(addDays(new Date(), 8), { representation: 'date' });
    fireEvent.change(dialog.getByLabelText('Ready by'), { target: { value: by } });
    fireEvent.change(dialog.getByLabelText('Hours a week'), { target: { value: '0' } });
    expect(dialog.getByText(/With 0 hours a week nothing can be planned/)).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Hours a week'), { target: { value: '2' } });
    expect(dialog.getByText('What does not fit')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Share the hours there are' }));
    expect(dialog.queryByText('What does not fit')).toBeNull();
    expect(selectEvents(store.getState())).toEqual({});
    await user.click(dialog.getByRole('button', { name: /^Put \d+ blocks? into my calendar$/ }));
    await screen.findByText(/study blocks in your calendar/);
    const blocks = Object.values(selectEvents(store.getState()));
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.map(({ about }) => about)).toContain('topic devops/containers');
    expect((await row('Docker')).getByText('On the way')).toBeVisible();
    await user.click(await inToast('Undo'));
    expect(selectEvents(store.getState())).toEqual({});
    expect((await row('Docker')).getByText('Gap')).toBeVisible();
  });
});
