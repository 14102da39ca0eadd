import { medianOf, reading, required } from '../support/figures.mjs';

const RUNS = 7;

const ROWS = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
INSERT INTO sales SELECT i, i % 100, i * 7919 % 1009 FROM n;
`;
const TABLES = `CREATE TABLE sales (id INTEGER PRIMARY KEY, customer INTEGER NOT NULL, cents INTEGER NOT NULL);\n${ROWS}`;
const QUERY =
  'SELECT customer, COUNT(*) AS sales, SUM(cents) AS cents FROM sales GROUP BY customer ORDER BY cents DESC LIMIT 5;\n';

const cases = [
  {
    language: 'Python',
    source: "print('Hello, World!')\n",
    input: '',
    ends: 'Hello, World!',
    most: { ready: 2000, run: 30 },
  },
  {
    language: 'JavaScript',
    source: "console.log('Hello, World!');\n",
    input: '',
    ends: 'Hello, World!',
    most: { ready: null, run: 20 },
  },
  { language: 'SQL', source: QUERY, input: TABLES, ends: '5 rows', most: { ready: null, run: 30 } },
];

/** Puts a program in place of the one in the editor, as pasted text. */
async function paste(page, source) {
  const code = page.getByRole('textbox', { name: 'Code editor' });
  await code.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await code.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, source);
}

/**
 * From the press of Run, in the page, until what the program wrote is there, and until the words about its end are: a run is
 * shown for 0.8 s at least, as the product's specification asks.
 */
const runOnce = (page, ends) =>
  page.evaluate(
    (words) =>
      new Promise((resolve) => {
        const log = document.querySelector('[role="log"][aria-label="Output of the program"]');
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Run ▶'));
        const from = performance.now();
        let began = false;
        let wrote = null;
        const look = () => {
          const text = log?.textContent ?? '';
          began ||= !text.includes(words);
          if (!began || !text.includes(words)) return;
          wrote ??= performance.now() - from;
          if (!text.includes('Exit code 0')) return;
          observer.disconnect();
          resolve({ wrote, ended: performance.now() - from });
        };
        const observer = new MutationObserver(look);
        observer.observe(log, { childList: true, subtree: true, characterData: true });
        button.click();
      }),
    ends,
  );

/** The languages that need no compiler, through the screen of Code Practice, in Chromium with a profile on disk. */
export const name = 'languages';
export async function run({ lab }) {
  const figures = [];
  for (const { language, source, input, ends, most } of cases) {
    const { ready, first, times } = await lab.during('/code-practice', { onDisk: true }, async ({ page }) => {
      page.setDefaultTimeout(60_000);
      const choose = async () => {
        await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption({ label: language });
        await paste(page, source);
        if (input !== '') await page.getByRole('textbox', { name: 'Input' }).fill(input);
      };
      await choose();
      const loaded = await runOnce(page, ends);
      // What was typed is kept within a second.
      await page.waitForTimeout(1300);
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('textbox', { name: 'Code editor' }).waitFor();
      const fromCache = await runOnce(page, ends);
      const several = [];
      for (let turn = 0; turn < RUNS; turn++) several.push(await runOnce(page, ends));
      return { first: loaded, ready: fromCache, times: several };
    });
    const what = language === 'SQL' ? 'a query over 10,000 rows, made in the same run' : 'hello';
    const how = 'from the press of Run to what the program wrote';
    figures.push(
      reading(`${language}: first run`, first.wrote, 'ms', null, `with the download, from loopback; ${how}`),
      reading(
        `${language}: first run from cache`,
        ready.wrote,
        'ms',
        most.ready === null ? null : required(most.ready),
        `after a reload; ${how}`,
      ),
      medianOf(
        `${language}: ${what}`,
        times.map(({ wrote }) => wrote),
        ...['ms', required(most.run), how],
      ),
      medianOf(
        `${language}: ${what}, until it is said to have ended`,
        times.map(({ ended }) => ended),
        ...['ms', null, 'a run is shown for 0.8 s at least'],
      ),
    );
  }
  return figures;
}
