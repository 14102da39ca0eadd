import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosen, reading } from '../support/figures.mjs';

/** A page that does not hear for longer seems frozen (milliseconds). */
const MOST = chosen(1000, 'noticed as a freeze');
/** Items of a backup that is large for years of use, and of one that is refused. */
const MANY = 50_000;
const TOO_MANY = 1_000_000;
const NOW = Date.UTC(2026, 10, 28);

/** A backup with this many notes on topics, as pieces of text. */
function* backupOf(items) {
  yield `{"format":"elevate-backup","formatVersion":1,"appVersion":"0.0.0","exportedAt":"${new Date(NOW).toISOString()}","collections":{"topicNotes":{"version":1,"documents":[`;
  let piece = '';
  for (let n = 0; n < items; n++) {
    const id = `frontend/topic-${n}`;
    const changedAt = new Date(NOW - n * 1000).toISOString();
    const value = {
      id,
      changedAt,
      text: `What I learned about topic ${n}, in a sentence or two, so that it has a length.`,
    };
    piece += `${n > 0 ? ',' : ''}${JSON.stringify({ id, updatedAt: NOW, value })}`;
    if (piece.length < 1e6) continue;
    yield piece;
    piece = '';
  }
  yield piece;
  yield ']}},"quarantine":[],"conflicts":[],"files":[]}';
}

/** Puts a file into the import without sending it through the browser's tool, which takes at most 50 MB. */
const choose = (page, path) => page.getByLabel('Backup file').setInputFiles(path);

/** A large backup in and out: how long, and for how long the page was busy at most. */
export const name = 'backup';
export async function run({ lab }) {
  const folder = mkdtempSync(join(tmpdir(), 'elevate-bench-backup-'));
  const write = (file, pieces) => {
    const path = join(folder, file);
    const opened = openSync(path, 'w');
    for (const piece of pieces) writeSync(opened, piece);
    closeSync(opened);
    return path;
  };
  try {
    return await measure(lab, write);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(lab, write) {
  return lab.during('/settings?tab=data', { onDisk: true }, async (visit) => {
    const { page, protocol } = visit;
    page.setDefaultTimeout(600_000);
    const figures = [];
    const spent = async (act) => {
      const from = await page.evaluate(() => performance.now());
      const heap = async () => {
        const { metrics } = await protocol.send('Performance.getMetrics');
        return metrics.find((metric) => metric.name === 'JSHeapUsedSize').value;
      };
      await act();
      const ms = (await page.evaluate(() => performance.now())) - from;
      return { ms, longest: Math.max(0, ...(await visit.longTasksSince(from))), mb: (await heap()) / 1e6 };
    };
    await protocol.send('Performance.enable');
    const note = (what, { ms, longest, mb }) =>
      figures.push(
        reading(`${what}: time`, ms / 1000, 's', null, 'press to result'),
        reading(`${what}: longest task of the page`, longest, 'ms', MOST, ''),
        reading(`${what}: memory of the page afterwards`, mb, 'MB', null, 'JavaScript heap'),
      );

    const huge = write('huge.json', backupOf(TOO_MANY));
    note(
      'a million items, refused',
      await spent(async () => {
        await choose(page, huge);
        await page.getByText(/at most 200,000 can be read/).waitFor();
      }),
    );
    await page.keyboard.press('Escape');

    const many = write('many.json', backupOf(MANY));
    const dialog = page.getByRole('dialog', { name: 'Import a backup' });
    note(
      '50,000 items, read and compared',
      await spent(async () => {
        await choose(page, many);
        await dialog.getByRole('button', { name: 'Import', exact: true }).waitFor();
      }),
    );
    note(
      '50,000 items, taken in',
      await spent(async () => {
        await dialog.getByRole('button', { name: 'Import', exact: true }).click();
        await page.getByText('The backup was merged.', { exact: true }).waitFor();
      }),
    );
    note(
      '50,000 items, exported',
      await spent(async () => {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export all' }).click();
        await saving;
      }),
    );
    await page.getByRole('checkbox', { name: 'Encrypt it with a passphrase' }).check();
    await page.getByLabel('Passphrase', { exact: true }).fill('four words that fit nothing');
    await page.getByLabel('The passphrase again').fill('four words that fit nothing');
    note(
      '50,000 items, exported and encrypted',
      await spent(async () => {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export all' }).click();
        await saving;
      }),
    );
    return figures;
  });
}
