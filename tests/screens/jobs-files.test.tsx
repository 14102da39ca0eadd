import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Job } from '../../src/domain/jobs/job-types';
import { jobsToCsv } from '../../src/domain/jobs/records/job-csv';
import { jobKept, jobsReceived } from '../../src/features/jobs/jobs-slice';
import { selectJobs } from '../../src/features/jobs/selectors';
import { signedIn } from '../../src/features/session/session-slice';
import { jobWith } from '../domain/jobs/samples';
import { inToast, renderScreen } from '../support/render-screen';

// What jsdom's files lack and every browser has.
const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob) {
    return bytesOf(this);
  },
  async text(this: Blob) {
    return new TextDecoder().decode(await bytesOf(this));
  },
});

const KEPT = jobWith({ title: 'Backend Developer', company: 'Acme' });

const open = async (path: string, ...jobs: readonly Job[]) => {
  const drawn = await renderScreen(path);
  await act(async () => {
    for (const job of jobs) drawn.store.dispatch(jobKept(job));
  });
  const titles = () => selectJobs(drawn.store.getState()).map(({ title }) => title);
  return { ...drawn, titles };
};

const csv = (text: string, name = 'jobs.csv') => new File([text], name, { type: 'text/csv' });
/** As the browser tells of a file that is held over the page, and let go. */
const drop = async (file: File) => {
  await screen.findByText(/^The jobs you want/);
  const dataTransfer = { types: ['Files'], files: [file] };
  fireEvent.dragOver(document.body, { dataTransfer });
  expect(await screen.findByText(/^Drop a posting as PDF/)).toBeVisible();
  fireEvent.drop(document.body, { dataTransfer });
  await waitFor(() => expect(screen.queryByText(/^Drop a posting as PDF/)).toBeNull());
};

describe('import', () => {
  test('a table of another tool: what is new, what is here, what was read in another way; one Undo', async () => {
    const { user, titles } = await open('/jobs', KEPT);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    await user.upload(
      await screen.findByLabelText('Jobs as a file', { selector: 'input' }),
      csv(
        'Company;Position;Status\nAcme;Backend Developer;Applied\nBeta;Data Engineer;Dreaming\nGamma;Tester;Rejected\n',
      ),
    );
    expect(await screen.findByText('“jobs.csv”: 2 new, 1 already here, 1 remark.')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Remarks' })).getByText(/“Dreaming” is not a status/)).toBeVisible();
    expect(titles()).toEqual(['Backend Developer']);
    await user.click(screen.getByRole('button', { name: 'Add 2 jobs' }));
    await waitFor(() => expect(titles().sort()).toEqual(['Backend Developer', 'Data Engineer', 'Tester']));
    await user.click(await inToast('Undo'));
    expect(titles()).toEqual(['Backend Developer']);
  });

  test('what is here already is added only when it is asked for', async () => {
    const { user, titles } = await open('/jobs', KEPT);
    await drop(csv(jobsToCsv([KEPT])));
    expect(await screen.findByText('“jobs.csv”: 0 new, 1 already here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nothing to add' })).toBeDisabled();
    await user.click(screen.getByLabelText(/^Add those that are already here/));
    await user.click(screen.getByRole('button', { name: 'Add 1 job' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  test.each([
    ['a table without jobs', csv('a,b\n1,2\n'), /No jobs were found in it/],
    ['a file that is no text', csv('a\0b'), /It is not a text file/],
    ['a file beyond 5 MB', csv('x'.repeat(5 * 1024 * 1024 + 1)), /larger than 5 MB/],
  ])('%s is refused in words, and another can be chosen', async (_, file, reason) => {
    const { user, titles } = await open('/jobs', KEPT);
    await drop(file);
    expect(await screen.findByText(reason)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByLabelText('Jobs as a file', { selector: 'input' })).toBeInTheDocument();
    expect(titles()).toHaveLength(1);
  });

  test('umlauts of an old spreadsheet are read', async () => {
    await open('/jobs');
    const bytes = new Uint8Array([...'Title\nM'].map((sign) => sign.charCodeAt(0)).concat(0xfc, 0x0a));
    await drop(new File([bytes], 'jobs.csv'));
    expect(await screen.findByText(/Mü/)).toBeVisible();
  });
});

test('a posting that is dropped on the page is read into the dialog; a Markdown file of jobs is imported', async () => {
  await open('/jobs');
  await drop(new File(['Developer\n\nRequirements\n- Docker'], 'posting.md'));
  await waitFor(() => expect(screen.getByLabelText('Posting')).toHaveValue('Developer\n\nRequirements\n- Docker'));
  await drop(new File(['# Jobs\n\n## A\n\n- Title: A\n'], 'jobs.md'));
  expect(await screen.findByText('“jobs.md”: 1 new, 0 already here.')).toBeVisible();
});

test('two postings in one text are said to be two, and the job can be kept all the same', async () => {
  const { user } = await open('/jobs');
  const posting = 'Developer\n\nRequirements\n- Docker';
  await drop(new File([`${posting}\n\nData Engineer\n\nRequirements\n- SQL`], 'posting.txt'));
  await waitFor(() => expect(screen.getByLabelText('Posting')).toHaveDisplayValue(/Data Engineer/));
  await user.click(await screen.findByRole('button', { name: 'Read the posting' }));
  expect(await screen.findByText('There may be two postings in this text')).toBeVisible();
  expect(screen.getByText(/“Data Engineer” seems to begin another one/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep this job' })).toBeEnabled();
});

test('all jobs are saved as CSV and as Markdown', async () => {
  const { user, device } = await open('/jobs', KEPT);
  for (const name of ['CSV', 'Markdown']) {
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  await waitFor(() => expect(device.downloads.map(({ name }) => name)).toEqual(['jobs.csv', 'jobs.md']));
  expect(device.downloads[0]?.content).toBe(jobsToCsv([KEPT]));
});

test('the report: a span, the name, the table, on paper, and a span that cannot be', async () => {
  const print = vi.fn(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(document.querySelector('.print-sheet')).toHaveTextContent('Mira Example');
    expect(document.querySelector('.print-sheet')).toHaveTextContent('Backend Developer');
    fireEvent(window, new Event('afterprint'));
  });
  vi.stubGlobal('print', print);
  const { user, store, device } = await open('/jobs', KEPT);
  store.dispatch(signedIn({ displayName: 'Mira Example', handle: 'mira' }));
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report…' }));
  await user.selectOptions(await screen.findByLabelText('Time'), 'Own dates');
  const day = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  day('First day', '2026-11-25');
  day('Last day', '2026-11-01');
  expect(await screen.findByText('The last day is before the first one.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  day('First day', '2026-11-01');
  day('Last day', '2026-11-30');
  const preview = within(screen.getByRole('region', { name: 'Preview of the report' }));
  expect(preview.getByRole('row', { name: /Backend Developer/ })).toBeVisible();
  expect(preview.getByText('Mira Example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('.print-sheet')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Markdown' }));
  expect(device.downloads[0]?.name).toBe('applications-2026-11-01-to-2026-11-30.md');
  day('Last day', '2026-11-02');
  expect(preview.getByText('No job changed its status in this time.')).toBeVisible();
});

describe('comparing two jobs', () => {
  const OTHER = jobWith({ id: 'job-2', title: 'Data Engineer', posting: 'Requirements\n- Docker\n- SQL' });

  test('two are ticked in the table, and what they share is shown', async () => {
    const { user, at } = await open('/jobs?view=table', KEPT, OTHER, jobWith({ id: 'job-3', title: 'Third' }));
    await user.click(await screen.findByLabelText('Compare Backend Developer at Acme'));
    await user.click(screen.getByLabelText('Compare Data Engineer at Acme'));
    expect(screen.getByLabelText('Compare Third at Acme')).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Compare the two' }));
    await at('/jobs?compare=job-1%2Cjob-2');
    const both = within(await screen.findByRole('region', { name: 'Both ask for' }));
    expect(both.getByRole('row', { name: /Docker.*Gap.*Must.*Gap.*Must/ })).toBeVisible();
    const names = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(names('Only A asks for').join()).toMatch(/Kubernetes.*PostgreSQL.*Redis/);
    expect(names('Only B asks for').join()).toMatch(/SQL/);
    expect(screen.getByText('0 of 2 musts shown')).toBeVisible();
  });

  test('one that was removed in another tab is said to be gone', async () => {
    const { store } = await open('/jobs?compare=job-1,job-2', KEPT, OTHER);
    await screen.findByRole('region', { name: 'Both ask for' });
    await act(async () => store.dispatch(jobsReceived({ documents: [], removed: ['job-2'] })));
    expect(await screen.findByText('There are not two jobs to compare')).toBeVisible();
  });
});
