import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BackupPlan, StorageReport } from '../../src/app/device';
import { fakeDevice, type StorageScript } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';

const report: StorageReport = {
  collections: [
    { name: 'settings', documents: 1, bytes: 300 },
    { name: 'resumeReports', documents: 12, bytes: 204_800 },
    { name: 'resumeDraft', documents: 3, bytes: 1_572_864 },
  ],
  files: { count: 2, bytes: 5_242_880 },
  recordings: { count: 0, bytes: 0 },
  aside: { count: 0, bytes: 0 },
  estimate: { usage: 10_485_760, quota: 2_147_483_648 },
  persisted: true,
};
const plan: BackupPlan = {
  ok: true,
  appVersion: '0.1.0',
  exportedAt: '2026-11-01T10:00:00.000Z',
  collections: [
    { name: 'resumeReports', new: 3, changed: 1, same: 8, invalid: 2 },
    { name: 'settings', new: 0, changed: 1, same: 0, invalid: 0 },
  ],
  files: 1,
  aside: 0,
  contents: { documents: [], files: [], quarantine: [], conflicts: [] },
};

async function open(storage: StorageScript = {}) {
  const view = await renderScreen('/settings?tab=data', { device: fakeDevice({ storage: { report, ...storage } }) });
  await screen.findByRole('table', { name: 'What is stored' });
  await screen.findByRole('button', { name: 'Export all' });
  return view;
}
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const pick = ({ user }: Awaited<ReturnType<typeof open>>, name = 'backup.json') =>
  user.upload(screen.getByLabelText('Backup file'), new File(['{}'], name, { type: 'application/json' }));

describe('what is stored', () => {
  test('counts and sizes, and the share of the browser', async () => {
    await open();
    expect(rows(screen.getByRole('table', { name: 'What is stored' }))).toEqual([
      ['Settings', '1', '300 B'],
      ['Resume reports', '12', '200.0 kB'],
      ['Unfinished resume check', '3', '1.5 MB'],
      ['Files you chose', '2', '5.0 MB'],
    ]);
    expect(screen.getByText(/The whole site uses 10\.0 MB of 2\.0 GB/)).toBeVisible();
    expect(screen.getByText('The browser has promised to keep this data.')).toBeVisible();
  });

  test('kinds of which nothing is stored are named below, and fill no rows', async () => {
    const [first, ...others] = report.collections;
    const emptied = { ...report, collections: [{ name: 'settings', documents: 0, bytes: 0 }, ...others] };
    expect(first?.name).toBe('settings');
    await open({ report: emptied });
    expect(rows(screen.getByRole('table', { name: 'What is stored' })).map(([kind]) => kind)).toEqual([
      ...['Resume reports', 'Unfinished resume check', 'Files you chose'],
    ]);
    expect(screen.getByText('Kinds of which nothing is stored: 1')).toBeVisible();
    expect(screen.getByText('Settings.')).toBeInTheDocument();
  });

  test('what is kept aside counts too', async () => {
    await open({ report: { ...report, aside: { count: 4, bytes: 10 } } });
    expect(rows(screen.getByRole('table', { name: 'What is stored' }))).toContainEqual(['Kept aside', '4', '10 B']);
  });

  test.each([
    [true, 'The browser has promised to keep this data.'],
    [false, /The browser did not promise it now\./],
  ])('the browser is asked to keep it, and answers %s', async (granted, words) => {
    const { user, device } = await open({ status: { persisted: false }, granted });
    await user.click(screen.getByRole('button', { name: 'Ask to keep it' }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(device.storage.asked).toEqual(['requestPersistence']);
  });

  test('a browser that does not say', async () => {
    await open({ status: { persisted: null } });
    expect(screen.getByText(/does not say whether it keeps the data for good/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask to keep it' })).not.toBeInTheDocument();
  });
});

test('Export all saves one file, dated, and says that no key is in it', async () => {
  const { user, device } = await open();
  await user.click(screen.getByRole('button', { name: 'Export all' }));
  expect(
    await screen.findByText(/It contains everything except the name you signed in with and your model keys\./),
  ).toBeVisible();
  const [saved] = device.downloads;
  expect(saved?.name).toMatch(/^elevate-backup-\d{4}-\d\d-\d\d\.json$/);
  expect(saved?.content).toBeInstanceOf(Blob);
  expect(device.storage.asked.at(-1)).toBe('exportAll');
});

describe('an encrypted backup', () => {
  const WORDS = 'four words that fit nothing';
  const encrypt = ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole('checkbox', { name: 'Encrypt it with a passphrase' }));
  const fields = () => [screen.getByLabelText('Passphrase'), screen.getByLabelText('The passphrase again')] as const;

  test('says what is lost before the passphrase is typed; two that differ, and a short one, make no file', async () => {
    const view = await open();
    await encrypt(view);
    expect(screen.getByText('Nobody can open the file without the passphrase.')).toBeVisible();
    const [first, second] = fields();
    await view.user.type(first, 'short');
    await view.user.type(second, 'short');
    await view.user.click(screen.getByRole('button', { name: 'Export all' }));
    expect(first).toHaveAccessibleDescription(/^Use at least 10 characters/);
    await view.user.clear(first);
    await view.user.type(first, WORDS);
    await view.user.click(screen.getByRole('button', { name: 'Export all' }));
    expect(first).toHaveAccessibleDescription('The two are not the same. Type it again.');
    expect(second).toHaveValue('');
    expect(view.device.downloads).toEqual([]);
  });

  test('is sealed and opens again with the same passphrase; nothing of it is left on the page', async () => {
    const view = await open({ backup: plan });
    await encrypt(view);
    const [first, second] = fields();
    await view.user.type(first, WORDS);
    await view.user.type(second, WORDS);
    await view.user.click(screen.getByRole('button', { name: 'Export all' }));
    expect([first, second].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    expect(await screen.findByText(/^The encrypted backup is in your downloads\./)).toBeVisible();
    const [saved] = view.device.downloads;
    expect(saved?.name).toMatch(/^elevate-backup-\d{4}-\d\d-\d\d\.elevate$/);
    const file = new File([saved?.content ?? ''], 'sealed.elevate');
    expect(await file.text()).not.toContain('elevate-backup"');
    await view.user.upload(screen.getByLabelText('Backup file'), file);
    const dialog = await screen.findByRole('dialog', { name: 'Import a backup' });
    const field = await within(dialog).findByLabelText('Passphrase');
    await view.user.type(field, 'four words that fit something');
    await view.user.click(within(dialog).getByRole('button', { name: 'Open' }));
    const again = await within(dialog).findByRole('alert');
    expect(again).toHaveTextContent('That is not the passphrase of this file.');
    await view.user.type(within(dialog).getByLabelText('Passphrase'), `${WORDS}{Enter}`);
    expect(await within(dialog).findByRole('table', { name: 'What the backup holds' })).toBeVisible();
    expect(document.body.innerHTML).not.toContain(WORDS);
  });

  test('a damaged one is told apart from a wrong passphrase', async () => {
    const view = await open({ backup: plan });
    const file = new File(['{"format":"elevate-sealed","formatVersion":1}\nand no more'], 'sealed.elevate');
    await view.user.upload(screen.getByLabelText('Backup file'), file);
    const dialog = await screen.findByRole('dialog', { name: 'Import a backup' });
    await view.user.type(await within(dialog).findByLabelText('Passphrase'), `${WORDS}{Enter}`);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/damaged: it is cut off or was changed/);
    expect(view.device.storage.asked).toEqual([]);
  });
});

test('recordings go into the backup when asked for, and not otherwise', async () => {
  const { user, device } = await open({ report: { ...report, recordings: { count: 2, bytes: 157_286_400 } } });
  expect(rows(screen.getByRole('table', { name: 'What is stored' }))).toContainEqual([
    'Recordings of interviews',
    '2',
    '150.0 MB',
  ]);
  await user.click(screen.getByRole('button', { name: 'Export all' }));
  expect(
    await screen.findByText(
      /It contains everything except the recordings, the name you signed in with and your model keys\./,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^With the recordings of interviews \(150.0 MB/ }));
  await user.click(screen.getByRole('button', { name: 'Export all' }));
  expect(
    await screen.findByText(/It contains everything except the name you signed in with and your model keys\./),
  ).toBeVisible();
  expect(device.storage.asked.filter((asked) => asked.startsWith('exportAll'))).toEqual([
    'exportAll',
    'exportAll with recordings',
  ]);
});

describe('Import', () => {
  test('shows what the file holds before anything is changed', async () => {
    const view = await open({ backup: plan });
    await pick(view, 'elevate-backup.json');
    const dialog = await screen.findByRole('dialog', { name: 'Import a backup' });
    expect(dialog).toHaveAccessibleDescription('elevate-backup.json');
    expect(await within(dialog).findByRole('table', { name: 'What the backup holds' })).toBeVisible();
    expect(dialog).toHaveTextContent(/Exported .*2026.*\. Holds 1 file\./);
    expect(rows(within(dialog).getByRole('table', { name: 'What the backup holds' }))).toEqual([
      ['Resume reports', '3', '1', '8', '2'],
      ['Settings', '0', '1', '0', '0'],
    ]);
    expect(dialog).toHaveTextContent('Invalid items are kept aside for download and are not loaded.');
    expect(within(dialog).getByRole('radio', { name: 'Merge' })).toBeChecked();
    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(view.device.storage.asked).toEqual(['readBackup elevate-backup.json']);
  });

  test.each([
    ['Merge', 'merge', 'The backup was merged.'],
    ['Replace', 'replace', 'The backup replaced what was here.'],
  ])('%s', async (label, mode, words) => {
    const view = await open({ backup: plan });
    await pick(view);
    const dialog = await screen.findByRole('dialog', { name: 'Import a backup' });
    await view.user.click(await within(dialog).findByRole('radio', { name: label }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(view.device.storage.asked.at(-1)).toBe(`applyBackup ${mode}`);
  });

  test('a file that is no backup is refused in words, and cannot be imported', async () => {
    const view = await open({
      backup: { ok: false, kind: 'foreign', message: 'This file is not an Elevate backup. Nothing here was changed.' },
    });
    await pick(view, 'notes.json');
    const dialog = await screen.findByRole('dialog', { name: 'Import a backup' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This file is not an Elevate backup.');
    expect(within(dialog).queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
    await view.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a device that refuses keeps the dialog open and says that nothing was changed', async () => {
    const view = await open({ backup: plan, refuses: true });
    await pick(view);
    const dialog = await screen.findByRole('dialog', { name: 'Import a backup' });
    await view.user.click(await within(dialog).findByRole('button', { name: 'Import' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('The import did not succeed.');
    expect(alert).toHaveTextContent('Nothing was changed.');
  });

  test('the same file can be chosen twice', async () => {
    const view = await open({ backup: plan });
    for (const times of [1, 2]) {
      await pick(view);
      await screen.findByRole('table', { name: 'What the backup holds' });
      await view.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(view.device.storage.asked).toHaveLength(times);
    }
  });

  test('a double click on Import applies the file once', async () => {
    const view = await open({ backup: plan });
    let done = () => {};
    let applied = 0;
    view.device.storage.applyBackup = () => {
      applied += 1;
      return new Promise((resolve) => {
        done = resolve;
      });
    };
    await pick(view);
    await view.user.dblClick(await screen.findByRole('button', { name: 'Import' }));
    done();
    expect(applied).toBe(1);
  });

  test('each file begins with Merge, whatever was chosen for the last', async () => {
    const view = await open({ backup: plan });
    await pick(view);
    await view.user.click(await screen.findByRole('radio', { name: 'Replace' }));
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await pick(view);
    expect(await screen.findByRole('radio', { name: 'Merge' })).toBeChecked();
  });
});

describe('Kept aside', () => {
  const aside = [
    { id: 'one-2345678', kind: 'document', collection: 'resumeReports', reason: 'score: too large', at: 0 },
    { id: 'two-2345678', kind: 'snapshot', collection: null, reason: 'replaced by an import', at: 1 },
  ] as const;

  test('lists each piece, to be downloaded or let go', async () => {
    const { user, device } = await open({ aside, status: { quarantined: 2 } });
    const panel = screen.getByRole('region', { name: 'Kept aside' });
    const items = await within(panel).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Damaged item · Resume reports');
    expect(items[0]).toHaveTextContent('score: too large');
    expect(items[1]).toHaveTextContent('What an import replaced');
    await user.click(within(items[0] as HTMLElement).getByRole('button', { name: 'Download' }));
    await user.click(within(panel).getByRole('button', { name: 'Download all' }));
    await waitFor(() =>
      expect(device.downloads.map(({ name }) => name)).toEqual([
        'elevate-kept-aside-one-2345.json',
        'elevate-kept-aside.json',
      ]),
    );
    await user.click(within(items[0] as HTMLElement).getByRole('button', { name: 'Remove for good' }));
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1));
    expect(device.storage.asked).toEqual(['aside.remove one-2345678']);
  });

  test.each([
    [true, 'It is in use now. What was in use before is kept here in its place.'],
    [false, 'It does not fit what is in use now. Nothing was changed; it can be downloaded.'],
  ])('what gave way is shown beside what is in use, and can be taken (it fits: %s)', async (takes, says) => {
    const gaveWay = {
      id: 'three-2345678',
      kind: 'conflict',
      collection: 'tasks',
      reason: 'content',
      at: 0,
      fields: [{ field: 'content', kept: 'Call Rosa', used: 'Call Ben' }],
    } as const;
    const { user, device } = await open({ aside: [gaveWay], status: { conflicts: 1 }, takes });
    const item = await screen.findByRole('listitem');
    expect(item).toHaveTextContent('Changed in two places at once · Board tasks');
    expect(item).toHaveTextContent('In useCall BenKept asideCall Rosa');
    await user.click(within(item).getByRole('button', { name: 'Use this instead' }));
    expect(await screen.findByText(says)).toBeVisible();
    expect(device.storage.asked).toEqual(['aside.take three-2345678']);
  });

  test('a download that fails is reported', async () => {
    const { user, device } = await open({ aside, status: { quarantined: 2 } });
    Object.assign(device.storage.aside, { download: () => Promise.reject(new Error('made by the test')) });
    await user.click(screen.getByRole('button', { name: 'Download all' }));
    expect(await screen.findByText('The browser could not read it. It is still here; try again.')).toBeVisible();
    expect(device.downloads).toEqual([]);
  });
});

describe('Erase everything', () => {
  test('asks first; Cancel and Escape change nothing', async () => {
    const { user, device } = await open();
    const ask = () => user.click(screen.getByRole('button', { name: 'Erase everything…' }));
    await ask();
    const dialog = await screen.findByRole('alertdialog', { name: 'Erase everything on this device?' });
    expect(dialog).toHaveAccessibleDescription(/in every open tab\. This cannot be undone\.$/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await ask();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(device.storage.asked).toEqual([]);
  });

  test('then erases', async () => {
    const { user, device } = await open();
    await user.click(screen.getByRole('button', { name: 'Erase everything…' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Erase everything' }));
    expect(await screen.findByText('Everything on this device was erased.')).toBeVisible();
    expect(device.storage.asked).toEqual(['eraseAll']);
  });
});
