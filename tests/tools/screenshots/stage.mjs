// What the scenes share: the day it is, what is imported, and the ways to bring a screen where it is to be shown.

/** Tuesday morning. */
export const NOW = new Date('2026-11-24T09:30:00Z');
const DAY = 86_400_000;
export const daysAgo = (days) => new Date(NOW.getTime() - days * DAY);

/** Waits until nothing moves: fonts and pictures are there, no notification is in front, nothing is marked as busy. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true });
  // The newest first: the others do not move then.
  for (let left = await dismiss.count(); left > 0; left -= 1) await dismiss.nth(left - 1).click();
  await dismiss.first().waitFor({ state: 'detached' });
  await page.mouse.move(1, 1);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Brings an element to this many pixels below the top of the window. */
export const scrollTo = (locator, below = 16) =>
  locator.evaluate((element, top) => {
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - top);
  }, below);

/** A file as Playwright's file chooser takes it. */
export const textFile = (name, mimeType, text) => ({ name, mimeType, buffer: Buffer.from(text) });

/** Puts a program in place of the one in the editor, by the editor's own way of taking pasted text. */
export async function pasteCode(page, source) {
  const code = page.getByRole('textbox', { name: 'Code editor' });
  await code.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await code.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, source);
  await page.keyboard.press('ControlOrMeta+Home');
}

/** Loads the compiler where it is offered, runs, and waits for the end. */
export async function runCode(page) {
  await page.getByRole('button', { name: 'Run ▶' }).click();
  await page
    .getByRole('log', { name: 'Output of the program' })
    .getByText(/^Exit code|^Runtime Error/)
    .waitFor({ timeout: 120_000 });
}

/** Takes a calendar file in. */
export async function importCalendar(page) {
  await page.goto('/planyourday/events');
  await page.getByLabel('iCalendar file').setInputFiles(textFile('week.ics', 'text/calendar', CALENDAR));
  await page.getByRole('region', { name: 'Preview of the import' }).getByRole('button', { name: 'Import' }).click();
  await page
    .getByText(/^“week\.ics”: /)
    .last()
    .waitFor();
}

/** Takes a task list in, in place of the samples. */
export async function importTasks(page) {
  await page.goto('/planyourday/tasks');
  await page.getByRole('button', { name: 'Clear the samples' }).click();
  await page.getByLabel('File of tasks').setInputFiles(textFile('tasks.md', 'text/markdown', TASKS));
  await page.getByRole('button', { name: /^Import \d+ tasks$/ }).click();
  await page
    .getByText(/tasks imported/)
    .first()
    .waitFor();
}

/** A still for the fake camera: someone at a desk, drawn in a few shapes. One JPEG is a film of one picture. */
export async function cameraPicture(browser) {
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  await page.setContent(`<style>body{margin:0}</style>
    <svg width="640" height="480" viewBox="0 0 640 480" xmlns="http://www.w3.org/2000/svg">
      <rect width="640" height="480" fill="#dfe5ea"/>
      <rect x="400" width="240" height="330" fill="#cfd8df"/>
      <rect x="430" y="40" width="150" height="200" rx="6" fill="#eef3f7"/>
      <path d="M430 190c40-40 70-30 100-8s40 12 50 2v56H430z" fill="#b9cbd6"/>
      <rect y="330" width="640" height="150" fill="#c3b6a6"/>
      <rect x="48" y="84" width="120" height="12" rx="3" fill="#a9998a"/>
      <g fill="#7d8f9c"><rect x="62" y="34" width="18" height="50"/><rect x="84" y="42" width="14" height="42"/>
      <rect x="102" y="28" width="22" height="56"/><rect x="128" y="46" width="16" height="38"/></g>
      <path d="M150 480c6-110 60-152 120-160h100c60 8 114 50 120 160z" fill="#2f4a7d"/>
      <path d="M276 300h88v44c-18 34-70 34-88 0z" fill="#d9a988"/>
      <ellipse cx="320" cy="222" rx="78" ry="96" fill="#e6b896"/>
      <path d="M238 226c-8-96 40-136 86-134 60 2 90 44 78 134-8-40-20-66-44-76-30 20-76 22-96 14-14 14-20 34-24 62z" fill="#3b2b25"/>
      <g fill="#3a2d2a"><circle cx="292" cy="226" r="6"/><circle cx="348" cy="226" r="6"/></g>
      <path d="M294 270c16 14 36 14 52 0" fill="none" stroke="#8a4f3d" stroke-width="5" stroke-linecap="round"/>
    </svg>`);
  const still = await page.screenshot({ type: 'jpeg', quality: 92 });
  await page.close();
  return still;
}

/** Runs in the page before the app: chance begins from the same number, for words that are drawn by lot. */
export function installChance() {
  let seed = 20_261_124;
  crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      array[at] = seed >>> 8;
    }
    return array;
  };
}

const event = (n, day, from, to, text) =>
  ['BEGIN:VEVENT', `UID:guide-${n}@example.org`, 'DTSTAMP:20261101T000000Z', `DTSTART:202611${day}T${from}00`]
    .concat(`DTEND:202611${day}T${to}00`, `SUMMARY:${text}`, 'END:VEVENT')
    .join('\r\n');

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  event(1, '22', '1000', '1130', 'Read about hash maps'),
  event(2, '23', '0900', '1000', 'Study group'),
  event(3, '23', '1330', '1530', 'Portfolio: project page'),
  event(4, '24', '0900', '1000', 'Study group'),
  event(5, '24', '1100', '1200', 'Mock interview with Sam'),
  event(6, '24', '1400', '1500', 'Apply: backend engineer'),
  event(7, '25', '1000', '1200', 'Graphs: breadth first'),
  event(8, '25', '1400', '1430', 'Call with the career office'),
  event(9, '26', '0900', '1000', 'Study group'),
  event(10, '26', '1300', '1430', 'Interview with Acme'),
  event(11, '27', '1030', '1200', 'Docker by example'),
  event(12, '28', '1100', '1300', 'Hackathon: first meeting'),
  'END:VCALENDAR',
  '',
].join('\r\n');

const TASKS = `## To Do

- [ ] Ask Sam for a reference (due 2026-11-24)
- [ ] Write the case study of the route planner (due 2026-11-27)
- [ ] Answer “Tell me about a conflict” aloud
- [ ] Pick three roles to apply for (due 2026-12-01)

## In Progress

- [/] Bring the resume onto one page (due 2026-11-25)
- [/] Solve one array problem a day for a week

## Completed

- [x] Choose a roadmap to follow
- [x] Record an answer to “Tell me about yourself”
- [x] Read the posting of Acme and mark its skills
`;
