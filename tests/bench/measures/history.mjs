import { ASSISTANT } from '../support/assistant.mjs';
import { GOOD_INP, medianOf, reading, worstOf } from '../support/figures.mjs';
import { documentOf, POSTING } from '../support/texts.mjs';

const REPORTS = 200;
const RUNS = 5;
const HISTORY = `${ASSISTANT}?tab=history`;
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1, 9);

/** A backup with this many reports, as the app exports it. */
function backupOf({ analyseResume, readJob }) {
  const report = analyseResume({ document: documentOf(), job: readJob(POSTING), today: '2026-11' });
  if (report.kind !== 'report') throw new Error(report.reason);
  const documents = Array.from({ length: REPORTS }, (_, i) => {
    const at = FIRST_DAY + i * DAY;
    const id = `report-${String(i).padStart(3, '0')}`;
    const createdAt = new Date(at).toISOString();
    const value = { id, createdAt, fileName: `resume-${i}.pdf`, action: 'ats-score', jobDescription: POSTING, report };
    return { id, updatedAt: at, value };
  });
  return JSON.stringify({
    format: 'elevate-backup',
    formatVersion: 1,
    appVersion: '0.0.0',
    exportedAt: new Date(FIRST_DAY).toISOString(),
    collections: { resumeReports: { version: 1, documents } },
    quarantine: [],
    conflicts: [],
    files: [],
  });
}

async function importBackup({ page }, backup) {
  await page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(backup) });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('The backup was merged.', { exact: true }).waitFor();
}

/** The history with 200 reports in it, brought in by the app's own import. */
export const name = 'history';
export async function run({ lab, modules }) {
  const backup = backupOf(modules);
  return lab.during('/settings?tab=data', {}, async (visit) => {
    const { page } = visit;
    await importBackup(visit, backup);
    const oldest = { selector: 'li button', text: 'resume-0.pdf' };
    const starts = [];
    const opens = [];
    const tasks = [];
    for (let run = 0; run < RUNS; run++) {
      await page.goto(new URL(HISTORY, page.url()).href, { waitUntil: 'commit' });
      starts.push(await page.evaluate((sought) => globalThis.bench.painted(sought), oldest));
      await page.waitForLoadState('networkidle');
      tasks.push(await page.evaluate(() => globalThis.bench.longTasksSince(0).length));
      await page.getByRole('tab', { name: 'Check a resume' }).click();
      const tab = page.getByRole('tab', { name: `History (${REPORTS})` });
      opens.push((await visit.timed('mousedown', oldest, () => tab.click())).elapsed);
    }
    return [
      reading('backup of 200 reports', backup.length / 1000, 'kB', null, 'JSON, not compressed'),
      medianOf('start with 200 reports: list shown', starts, 'ms', null, 'navigation start to painted last row'),
      worstOf('start with 200 reports: long tasks', tasks, '', null, 'tasks over 50 ms until idle'),
      medianOf('history tab with 200 reports', opens, 'ms', GOOD_INP, 'mousedown to painted last row'),
    ];
  });
}
