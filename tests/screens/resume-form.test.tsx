import sample from '@jsonresume/schema/sample.resume.json';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RootState } from '../../src/app/store';
import { emptyEntry, withEntry } from '../../src/domain/resume-document/edits';
import { LARGEST_FILE } from '../../src/domain/resume-document/json-resume';
import { resumeDocumentsReceived } from '../../src/features/resume-form/documents-slice';
import { filled } from '../domain/resume-document/support';
import { inToast, renderScreen } from '../support/render-screen';
import { draft } from './samples';

const withResume = (resume = filled): Partial<RootState> => ({
  resumeDocuments: { ids: [resume.id], entities: { [resume.id]: resume } },
});
const open = async (path: string, preloadedState: Partial<RootState> = {}) => {
  const view = await renderScreen(path, { preloadedState });
  await screen.findByRole('heading', { level: 1, name: /Enter Your Details|Resume preview/ });
  return view;
};
const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));
const group = (name: string) => within(screen.getByRole('group', { name }));
/** A file as the browser hands it over; jsdom's has no `text()`. */
function json(value: unknown, name = 'ada.json'): File {
  const content = typeof value === 'string' ? value : JSON.stringify(value);
  return Object.assign(new File([content], name, { type: 'application/json' }), { text: async () => content });
}

test('a resume deleted in another tab while it is open here is reported, and Undo brings it back whole', async () => {
  const { user, store } = await open('/resume-form', withResume());
  await act(async () => void store.dispatch(resumeDocumentsReceived({ documents: [], removed: [filled.id] })));
  expect(await screen.findByText(`“${filled.title}” was deleted in another tab.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(store.getState().resumeDocuments.entities[filled.id]).toMatchObject({ name: filled.name, mail: filled.mail });
  expect(screen.getByLabelText('Full name')).toHaveValue(filled.name);
});

test('every field of the form is on the page it makes, and is kept as one types', async () => {
  const { user, store } = await open('/resume-form');
  const fields = [
    ['Full name', 'Ada Lovelace'],
    ['LinkedIn', 'linkedin.com/in/ada'],
    ['GitHub', 'github.com/ada'],
    ['Portfolio', 'ada.dev'],
    ['Contact', '+1 415 555 0132'],
    ['Email', 'ada@example.org'],
    ['Self-description', 'I build ledgers.'],
    ['Skills, first list', 'Go, Rust'],
    ['Skills, second list', 'SQL'],
    ['Skills, third list', 'Docker'],
    ['College name', 'DTU'],
    ['Degree and branch', 'B.Tech, CS'],
    ['Start year', '2018'],
    ['End year', '2022'],
  ] as const;
  for (const [label, value] of fields) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(screen.getByRole('button', { name: 'Add Experience' }));
  expect(group('Experience 1').getByLabelText('Organization')).toHaveFocus();
  for (const [label, value] of [
    ['Organization', 'Initech'],
    ['Role', 'Backend Engineer'],
    ['Duration', '2022 – Present'],
    ['Responsibilities', 'Built it.'],
  ] as const)
    fireEvent.change(group('Experience 1').getByLabelText(label), { target: { value } });
  await user.click(screen.getByRole('button', { name: 'Add Project' }));
  await user.paste('Rota');
  await user.click(screen.getByRole('button', { name: 'Add Achievement' }));
  await user.paste('Won a prize');
  const text = screen.getByRole('region', { name: 'Live preview' }).textContent ?? '';
  for (const [, value] of fields) expect(text).toContain(value);
  for (const value of ['Backend Engineer2022 – PresentInitech', 'Backend Engineer', 'Built it.', 'Rota', 'Won a prize'])
    expect(text).toContain(value);
  expect(preview().getByRole('link', { name: 'ada.dev' })).toHaveAttribute('href', 'https://ada.dev');
  const [id = ''] = store.getState().resumeDocuments.ids;
  expect(store.getState().resumeDocuments.entities[id]).toMatchObject({
    name: 'Ada Lovelace',
    lkdn: 'linkedin.com/in/ada',
    cnt: '+1 415 555 0132',
    grdyear2: '2022',
    experiences: [{ organization: 'Initech', role: 'Backend Engineer' }],
    projects: [{ project: 'Rota' }],
    achievements: [{ text: 'Won a prize' }],
  });
  expect(screen.getByRole('link', { name: 'Generate Resume' })).toHaveAttribute('href', '/resume-preview');
});

test('entries change places by keyboard, with the focus kept and the move said', async () => {
  const { user } = await open('/resume-form', withResume());
  const down = group('Experience 1').getByRole('button', { name: 'Move down' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(group('Experience 2').getByLabelText('Organization')).toHaveValue('Initech');
  expect(group('Experience 2').getByRole('button', { name: 'Move down' })).toHaveFocus();
  expect(screen.getByText('Experience moved from place 1 to place 2 of 2.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Experience 2 is already the last.')).toBeInTheDocument();
  await user.click(group('Experience 2').getByRole('button', { name: 'Move up' }));
  expect(group('Experience 1').getByLabelText('Organization')).toHaveValue('Initech');
});

test('Delete takes one entry out, Undo puts it back in its place', async () => {
  const { user, store } = await open('/resume-form', withResume());
  await user.click(group('Experience 1').getByRole('button', { name: 'Delete' }));
  expect(group('Experience 1').getByLabelText('Organization')).toHaveValue('Globex');
  expect(screen.getByRole('button', { name: 'Add Experience' })).toHaveFocus();
  // The toast takes presses a moment after it shows.
  await user.click(await inToast('Undo'));
  expect(store.getState().resumeDocuments.entities['resume-1']).toEqual(filled);
});

test('hints stand beside the fields and block nothing', async () => {
  const resume = withEntry({ ...filled, mail: 'ada(at)home', grdyear2: '2012' }, 'experiences', {
    ...emptyEntry('experiences', 'z'),
    duration: '2022 – 2020',
    responsibilities: 'x\n- Responsible for the site',
  });
  const { user } = await open('/resume-form', withResume(resume));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/does not read as an email address/);
  expect(screen.getByLabelText('End year')).toHaveAccessibleDescription('The end is before the start.');
  expect(group('Experience 3').getByLabelText('Duration')).toHaveAccessibleDescription('The end is before the start.');
  expect(group('Experience 3').getByLabelText('Responsibilities')).toHaveAccessibleDescription(/hides what you did/);
  await user.clear(screen.getByLabelText('Email'));
  await user.paste('ada@example.org');
  await waitFor(() => expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription());
});

test('several resumes: new, duplicated, renamed, deleted and brought back', async () => {
  const { user, store } = await open('/resume-form', withResume());
  const menu = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'More for this resume' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await menu('Duplicate');
  expect(screen.getByLabelText('Which resume')).toHaveDisplayValue('For backends (copy)');
  await menu('Rename…');
  await user.clear(screen.getByLabelText('Name of the resume'));
  await user.type(screen.getByLabelText('Name of the resume'), 'For data{Enter}');
  await user.clear(screen.getByLabelText('Full name'));
  expect(store.getState().resumeDocuments.entities['resume-1']?.name).toBe('Ada Łovelace');
  await menu('Delete resume');
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Łovelace');
  await user.click(await inToast('Undo'));
  expect(screen.getByLabelText('Which resume')).toHaveDisplayValue('For data');
  expect(screen.getByLabelText('Full name')).toHaveValue('');
  await menu('New resume');
  expect(screen.getByLabelText('Which resume')).toHaveDisplayValue('My resume');
  await user.selectOptions(screen.getByLabelText('Which resume'), 'For backends');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
});

test('another tab that removes or edits the resume is followed; one that opens another is not', async () => {
  const { store } = await open('/resume-form', withResume());
  const other = { ...filled, id: 'other', title: 'Other', name: 'Someone', openedAt: '2027-01-01T00:00:00.000Z' };
  act(() => {
    store.dispatch({
      type: 'resumeDocuments/resumeDocumentsReceived',
      payload: { documents: [other, { ...filled, cnt: '42' }], removed: [] },
    });
  });
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Łovelace');
  expect(screen.getByLabelText('Contact')).toHaveValue('42');
});

test('a JSON Resume comes in, says what it keeps unseen, and goes out equal', async () => {
  const { user, device } = await open('/resume-preview');
  const more = { ...sample, extra: { a: 1 }, work: sample.work.map((job) => ({ ...job, salary: '1' })) };
  await user.upload(screen.getByLabelText(/JSON Resume file$/), json(more, 'richard.json'));
  expect(await screen.findByText(/Kept for the next export.*work: salary, extra/)).toBeVisible();
  expect(screen.queryByText(/not as JSON Resume/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'JSON Resume' }));
  expect(device.downloads.map(({ name }) => name)).toEqual(['richard.json']);
  expect(JSON.parse(String(device.downloads[0]?.content))).toEqual(more);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Markdown' }));
  expect(device.downloads[1]).toMatchObject({ name: 'richard.md', content: expect.stringContaining('# Richard') });
});

test('what does not fit the schema is taken and named', async () => {
  const { user } = await open('/resume-form');
  await user.upload(
    screen.getByLabelText(/JSON Resume file$/),
    json({ basics: { name: 'Ada', email: 'no address' }, work: [{ name: 'Initech', endDate: 'Present' }] }),
  );
  expect(
    await screen.findByText(/2 places not as JSON Resume 1.0.0 defines them.*basics.email, work\[0\].endDate/),
  ).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada');
});

test.each([
  ['{"name":"left-pad"}', /some other kind of JSON/],
  ['<script>alert(1)</script>', /It is not JSON/],
  ['{"basics":{},"work":{}}', /section “work” does not follow/],
])('%s is refused in words, and nothing changes', async (text, words) => {
  const { user, store } = await open('/resume-form', withResume());
  const before = store.getState().resumeDocuments;
  await user.upload(screen.getByLabelText(/JSON Resume file$/), json(text));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(store.getState().resumeDocuments).toBe(before);
});

test('50 MB are refused without being read', async () => {
  const { user } = await open('/resume-form');
  const file = json('{}');
  const read = vi.spyOn(file, 'text');
  Object.defineProperty(file, 'size', { value: 25 * LARGEST_FILE });
  await user.upload(screen.getByLabelText(/JSON Resume file$/), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('larger than 2 MB');
  expect(read).not.toHaveBeenCalled();
});

test('the preview opened with nothing written says so, with the empty messages', async () => {
  await open('/resume-preview');
  expect(screen.getByText('No resume written yet')).toBeVisible();
  for (const words of ['No experiences added yet.', 'No projects added yet.', 'No achievements added yet.'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print Resume' })).toBeDisabled();
});

test('sections stand in the order of the spec; template and paper are kept; Print Resume prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user, store } = await open('/resume-preview', withResume());
  const sheet = screen.getByRole('article', { name: 'Resume' });
  expect(
    within(sheet)
      .getAllByRole('heading')
      .map((node) => node.textContent),
  ).toEqual([
    'Ada Łovelace',
    'About Me',
    'Skills',
    'Education',
    'Delhi Technological University',
    'Experience',
    'Backend Engineer',
    'Intern',
    'Projects',
    'Rota',
    'Achievements',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Modern' }));
  await user.selectOptions(screen.getByLabelText('Paper'), 'Letter');
  expect(sheet).toHaveAttribute('data-template', 'modern');
  expect(store.getState().resumeDocuments.entities['resume-1']).toMatchObject({ template: 'modern', paper: 'letter' });
  await user.click(screen.getByRole('button', { name: 'Print Resume' }));
  expect(print).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('body > .resume-print[data-paper="letter"] .resume-sheet')).toHaveTextContent(
    'Initech',
  );
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.resume-print')).toBeNull();
});

test('one click hands the resume to the assistant; Undo brings back what was there', async () => {
  const { user, at, store } = await open('/resume-preview', {
    ...withResume(),
    resumeDraft: draft({ step: 'job', jobDescription: 'Backend engineer with Go.' }),
  });
  const before = store.getState().resumeDraft;
  await user.click(screen.getByRole('button', { name: 'Check with the resume assistant' }));
  await at('/resume-enchancer');
  expect(await screen.findByLabelText('Job description')).toHaveValue('Backend engineer with Go.');
  const { document: handed } = store.getState().resumeDraft;
  expect(handed?.value?.pages[0]?.lines.map(({ text }) => text)).toContain('Initech | Jan 2022 – Present');
  const undo = await screen.findByRole('button', { name: /^Undo/ });
  // The frame of the toasts takes clicks a moment after the first of them is drawn.
  await waitFor(() => user.click(undo));
  await waitFor(() => expect(store.getState().resumeDraft).toEqual(before));
});

test('words of a finding open the field that holds them', async () => {
  const query = new URLSearchParams({ resume: 'resume-1', find: '• Cut the build from 12 to 4 minutes.' });
  const { at } = await open(`/resume-form?${query}`, withResume());
  await waitFor(() => expect(group('Experience 1').getByLabelText('Responsibilities')).toHaveFocus());
  await at('/resume-form');
});

test.each([
  ['work', () => group('Experience 1').getByLabelText('Responsibilities')],
  ['skills', () => screen.getByLabelText('Skills, first list')],
])('a missing skill opens the field where it would be shown: %s', async (field, target) => {
  const { at } = await open(`/resume-form?${new URLSearchParams({ resume: 'resume-1', field })}`, withResume());
  await waitFor(() => expect(target()).toHaveFocus());
  await at('/resume-form');
});

test('hostile words are words, in the form and on the page', async () => {
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  const resume = withEntry(
    { ...filled, name: hostile, prtf: 'javascript:alert(1)', intro: 'مرحبا بالعالم' },
    'projects',
    {
      ...emptyEntry('projects', 'p'),
      project: hostile,
      link: 'javascript:alert(2)',
    },
  );
  await open('/resume-preview', withResume(resume));
  expect(screen.getAllByText(hostile)).toHaveLength(2);
  expect(document.querySelector('.resume-sheet img, .resume-sheet script')).toBeNull();
  for (const link of screen.queryAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/^javascript/);
  expect(screen.getByText('مرحبا بالعالم')).toHaveAttribute('dir', 'auto');
});

test('every list can be filled: its panel comes with its first entry, and the page shows its words', async () => {
  const { user, store } = await open('/resume-form', withResume());
  const adds = [
    ['Add Profile', 'Profile 1', 'Network', 'Mastodon'],
    ['Add Group of skills', 'Group 1', 'Name of the group', 'Databases'],
    ['Add School', 'School 1', 'College name', 'ETH Zürich'],
    ['Add Volunteer work', 'Volunteer work 1', 'Organization', 'CoderDojo'],
    ['Add Certificate', 'Certificate 1', 'Certificate', 'CKA'],
    ['Add Publication', 'Publication 1', 'Title of the publication', 'On ledgers'],
    ['Add Language', 'Language 1', 'Language', 'Hindi'],
    ['Add Interest', 'Interest 1', 'Interest', 'Chess'],
    ['Add Reference', 'Reference 1', 'Name', 'Grace Hopper'],
    ['Add Section of your own', 'Section 1', 'Text', 'Kept the servers up'],
  ] as const;
  for (const [add, name, field, value] of adds) {
    await user.click(screen.getByRole('button', { name: add }));
    await waitFor(() => expect(group(name).getAllByRole('textbox')[0]).toHaveFocus());
    fireEvent.change(group(name).getByLabelText(field), { target: { value } });
  }
  const text = screen.getByRole('region', { name: 'Live preview' }).textContent ?? '';
  for (const [, , , value] of adds) expect(text).toContain(value);
  expect(store.getState().resumeDocuments.entities['resume-1']?.languages).toMatchObject([{ language: 'Hindi' }]);
  expect(screen.queryByRole('region', { name: 'More sections' })).toBeNull();
});

test('sections change places and are hidden, entries too: kept, and not on the page', async () => {
  const { user, store } = await open('/resume-form', withResume());
  const order = within(screen.getByRole('region', { name: 'Order of the page' }));
  const up = order.getByRole('button', { name: 'Move Skills up' });
  up.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Skills moved from place 2 to place 1 of 6.')).toBeInTheDocument();
  expect(order.getByRole('button', { name: 'Move Skills up' })).toHaveFocus();
  const headings = () =>
    preview()
      .getAllByRole('heading', { level: 3 })
      .map((node) => node.textContent);
  expect(headings().slice(0, 2)).toEqual(['Skills', 'About Me']);
  await user.click(order.getByRole('button', { name: 'Hide Projects' }));
  expect(headings()).not.toContain('Projects');
  await user.click(group('Experience 1').getByRole('button', { name: 'Hide from the page' }));
  expect(preview().queryByText('Backend Engineer')).toBeNull();
  expect(group('Experience 1').getByText('Kept here, and not printed.')).toBeVisible();
  expect(store.getState().resumeDocuments.entities['resume-1']).toMatchObject({
    order: expect.arrayContaining(['skills']),
    hidden: ['projects', 'a'],
    experiences: filled.experiences,
  });
});

test('a further school becomes the first one by moving up, and the two change places', async () => {
  const schools = [{ ...emptyEntry('schools', 's'), clgname: 'ETH Zürich', score: '5.5' }];
  const { user, store } = await open('/resume-form', withResume({ ...filled, schools }));
  await user.click(group('School 1').getByRole('button', { name: 'Move up' }));
  expect(store.getState().resumeDocuments.entities['resume-1']).toMatchObject({
    id: 'resume-1',
    clgname: 'ETH Zürich',
    score: '5.5',
    schools: [{ id: 's', clgname: filled.clgname, education: filled.education }],
  });
});

test('a resume that was kept with fewer fields gets, when it is opened, what its file had more', async () => {
  const aside = JSON.stringify({ basics: { label: 'Programmer' }, languages: [{ language: 'Hindi' }] });
  const { store } = await open('/resume-form', withResume({ ...filled, aside, unread: true }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Programmer'));
  expect(store.getState().resumeDocuments.entities['resume-1']).toMatchObject({
    languages: [{ language: 'Hindi' }],
    unread: false,
    name: filled.name,
  });
});

test('a look is chosen part by part, and the sheet wears it; a photo is off until there is one', async () => {
  const { user, store } = await open('/resume-preview', withResume());
  const sheet = () => screen.getByRole('article', { name: 'Resume' });
  await user.click(screen.getByRole('radio', { name: 'Elegant' }));
  for (const [label, choice] of [
    ['Colour', 'teal'],
    ['Font', 'lato'],
    ['Density', 'tight'],
    ['Paper', 'letter'],
  ] as const)
    await user.selectOptions(screen.getByLabelText(label), choice);
  expect(sheet().dataset).toMatchObject({ template: 'elegant', accent: 'teal', font: 'lato', density: 'tight' });
  expect(within(sheet()).queryByRole('img')).toBeNull();
  await user.upload(screen.getByLabelText('Photo file'), new File(['x'], 'me.png', { type: 'image/png' }));
  expect(await within(sheet()).findByRole('img')).toHaveAttribute('src', 'data:image/png;base64,c21hbGw=');
  await user.click(screen.getByLabelText('Show the photo'));
  expect(within(sheet()).queryByRole('img')).toBeNull();
  expect(store.getState().resumeDocuments.entities['resume-1']).toMatchObject({ paper: 'letter', showPhoto: false });
});

test('a Word document goes out with the words of the page', async () => {
  const { user, device } = await open('/resume-preview', withResume());
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Word document' }));
  await waitFor(() => expect(device.downloads.map(({ name }) => name)).toEqual(['For backends.docx']));
  expect(device.downloads[0]?.content).toBeInstanceOf(Blob);
});
