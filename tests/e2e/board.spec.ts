import type { Page } from '@playwright/test';
import { downloaded, expect, test } from './support/app';
import { cards, centre, handle, list, openWith, THREE, tabTo, texts, told } from './support/board';

/** The block is in the calendar with its task's words, and still is after a reload. */
async function onTuesdayAtTwo(page: Page) {
  await expect(page.getByText(/^In the calendar on .*Mar 23.* at 2:00.PM\.$/).first()).toBeVisible();
  await page.goto('/planyourday/events?day=2027-03-23');
  const block = page.getByRole('button', { name: /^Fix resume, Tue, Mar 23, 2:00 PM to 3:00 PM/ });
  await expect(block).toBeVisible();
  await page.reload();
  await expect(block).toBeVisible();
}

test('by keyboard alone: added, moved through In Progress into Completed, each step spoken, kept by a reload', async ({
  page,
}) => {
  await page.goto('/planyourday');
  await tabTo(page, page.getByRole('link', { name: 'Manage Tasks' }));
  await page.keyboard.press('Enter');
  await expect(list(page, 'To Do').getByRole('heading')).toHaveText('To Do (3)');
  await tabTo(page, page.getByRole('button', { name: 'Clear the samples' }));
  await page.keyboard.press('Enter');
  await tabTo(page, list(page, 'To Do').getByRole('button', { name: 'Add New Task' }));
  for (const task of ['Call Ana', 'Fix resume']) {
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Enter a new task for the To Do column:')).toBeFocused();
    await page.keyboard.type(task);
    await page.keyboard.press('Enter');
    await expect(handle(page, task)).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list(page, 'To Do').getByRole('heading')).toHaveText('To Do (2)');

  await handle(page, 'Call Ana').focus();
  await tabTo(page, handle(page, 'Fix resume'));
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText(
    'Lifted “Fix resume”, position 2 of 2 in To Do. Arrow keys move it, Space drops it, Escape cancels.',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await expect(told(page)).toHaveText('“Fix resume”, position 1 of 2 in To Do.');
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText('“Fix resume”, position 1 of 1 in In Progress.');
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText('Dropped “Fix resume”, position 1 of 1 in In Progress.');
  await expect(handle(page, 'Fix resume')).toBeFocused();
  expect(await texts(page, 'In Progress')).toEqual(['Fix resume']);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(told(page)).toHaveText('Cancelled. “Fix resume” is back at position 1 of 1 in In Progress.');
  await expect(handle(page, 'Fix resume')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText('Dropped “Fix resume” where it was, position 1 of 1 in In Progress.');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText('Dropped “Fix resume”, position 1 of 1 in Completed.');
  await expect(handle(page, 'Fix resume')).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect(told(page)).toHaveText('Undone: Moved “Fix resume” to Completed.');
  expect(await texts(page, 'In Progress')).toEqual(['Fix resume']);
  await page.keyboard.press('Control+Shift+z');
  expect(await texts(page, 'Completed')).toEqual(['Fix resume']);
  await page.reload();
  await expect(handle(page, 'Fix resume')).toBeVisible();
  expect(await texts(page, 'Completed')).toEqual(['Fix resume']);
  expect(await texts(page, 'To Do')).toEqual(['Call Ana']);

  await tabTo(page, page.getByRole('button', { name: 'More for Fix resume' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit text' })).toBeFocused();
  await page.keyboard.type('send');
  await expect(page.getByRole('menuitem', { name: 'Send to calendar…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Day'));
  await page.keyboard.type('03232027');
  await tabTo(page, page.getByLabel('Starts at'));
  await page.keyboard.type('0200PM');
  await page.keyboard.press('Enter');
  await onTuesdayAtTwo(page);
});

test('by keyboard alone: a card is opened and filled, moved into a list of one’s own, found by its day, archived and restored', async ({
  page,
}) => {
  await openWith(page, '# To Do\n- Call Ana\n');
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Add a list' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Job hunt/ }));
  await page.keyboard.press('Enter');
  await expect(list(page, 'Offer').getByRole('heading')).toHaveText('Offer (0)');

  await tabTo(page, handle(page, 'Call Ana'));
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await expect(card.getByLabel('What to do')).toBeVisible();
  await tabTo(page, card.getByLabel('Due date'));
  await page.keyboard.type('01022020');
  await tabTo(page, card.getByLabel('Due time'));
  await page.keyboard.type('0330PM');
  await tabTo(page, card.getByLabel('Priority'));
  await page.keyboard.type('Hi');
  await tabTo(page, card.getByLabel('Estimate'));
  await page.keyboard.type('1h 30m');
  await tabTo(page, card.getByLabel('Name of a new label'));
  await page.keyboard.type('Northwind');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Northwind' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, card.getByLabel('A new point'));
  for (const point of ['Look up the number', 'Write down questions']) {
    await page.keyboard.type(point);
    await page.keyboard.press('Enter');
  }
  await card.getByRole('checkbox', { name: 'Write down questions' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(card.getByRole('checkbox').first()).toBeFocused();
  await expect(card.getByRole('checkbox').first()).toHaveAccessibleName('Write down questions');
  await card.getByRole('button', { name: 'Link something' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, card.getByLabel(/^Find a topic/));
  await page.keyboard.type('html');
  await tabTo(page, card.getByRole('button', { name: /^HTML Topic/ }));
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link', { name: /^HTML Topic/ })).toHaveAttribute(
    'href',
    /roadmap\/frontend\?topic=html$/,
  );
  await card.getByRole('button', { name: 'Write notes' }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Notes in Markdown')).toBeFocused();
  await page.keyboard.type('Ask about **the team**');
  // Half written: a reload loses none of it, and the card has it when it is opened again.
  await page.reload();
  await expect(list(page, 'To Do').getByText('1h 30m')).toBeVisible();
  await tabTo(page, handle(page, 'Call Ana'));
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Notes in Markdown')).toHaveValue('Ask about **the team**');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(handle(page, 'Call Ana')).toBeFocused();
  const shown = list(page, 'To Do');
  for (const words of ['High', '1/2', '1h 30m', 'Notes', 'Northwind'])
    await expect(shown.getByText(words, { exact: true })).toBeVisible();
  await expect(shown.getByText(/Overdue, Jan 2, 2020, 3:30.PM/)).toBeVisible();

  await page.keyboard.press('Space');
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText('“Call Ana”, position 1 of 1 in Interview.');
  await page.keyboard.press('Space');
  await expect(list(page, 'Interview').getByRole('heading')).toHaveText('Interview (1)');
  await expect(handle(page, 'Call Ana')).toBeFocused();

  const view = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await view('Today').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Overdue' }).getByText('Call Ana')).toBeVisible();
  await view('Board').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'More for Call Ana' }));
  await page.keyboard.press('Enter');
  const archive = page.getByRole('menuitem', { name: 'Archive', exact: true });
  await archive.waitFor();
  await page.keyboard.type('arch');
  await expect(archive).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page, 'Interview').getByRole('heading')).toHaveText('Interview (0)');
  await view('Archive').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Restore Call Ana' }));
  await page.keyboard.press('Enter');
  await view('Board').focus();
  await page.keyboard.press('Enter');
  await page.reload();
  await expect.poll(() => texts(page, 'Interview')).toEqual(['Call Ana']);
});

test('by mouse: from To Do through In Progress into Completed and into Tuesday at two; undo, redo, reload', async ({
  page,
}) => {
  await openWith(page, '# To Do\n- Fix resume\n# Doing\n- Read\n# Done\n- [x] Rest\n');
  for (const name of ['In Progress', 'Completed']) {
    const from = await centre(handle(page, 'Fix resume'));
    const to = await centre(cards(page, name).first());
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 12);
    await page.mouse.move(to.x, to.y + 60);
    await expect(page.getByRole('region', { name, exact: true }).locator('[data-marker]')).toBeVisible();
    await page.mouse.up();
    await expect(told(page)).toHaveText(`Dropped “Fix resume”, position 2 of 2 in ${name}.`);
    await expect(page.locator('[data-layer]')).toHaveCount(0);
  }
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(() => texts(page, 'In Progress')).toEqual(['Read', 'Fix resume']);
  await main.getByRole('button', { name: /^Redo: / }).click();
  await expect.poll(() => texts(page, 'Completed')).toEqual(['Rest', 'Fix resume']);
  await page.getByRole('button', { name: 'More for Fix resume' }).click();
  await page.getByRole('menuitem', { name: 'Send to calendar…' }).click();
  await page.getByLabel('Day').fill('2027-03-23');
  await page.getByLabel('Starts at').fill('14:00');
  await page.getByRole('button', { name: 'Send to calendar' }).click();
  await onTuesdayAtTwo(page);
});

test('by mouse: 5 px lift, a drop elsewhere moves, outside and Escape change nothing; the layers and the flight', async ({
  page,
}) => {
  await openWith(page, THREE);
  const layer = page.locator('[data-layer]');
  const lift = async (task: string) => {
    const from = await centre(handle(page, task));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 4, from.y + 4);
    await page.mouse.move(from.x + 12, from.y + 12);
    await expect(layer).toHaveAttribute('data-layer', 'lifted');
    expect(await layer.evaluate((node) => getComputedStyle(node).zIndex)).toBe('5000');
  };
  await lift('Fix resume');
  const target = await centre(cards(page, 'In Progress').first());
  await page.mouse.move(target.x, target.y + 60);
  await expect(page.locator('[data-marker="inProgress"]')).toBeVisible();
  // Looked at from within: it may be over before a question from outside is answered.
  const flight = page.evaluate(
    () =>
      new Promise<{ zIndex: string; duration: number }>((resolve) => {
        const look = () => {
          const node = document.querySelector('[data-layer=flying]');
          const duration = node?.getAnimations()[0]?.effect?.getTiming().duration;
          if (node && duration !== undefined)
            resolve({ zIndex: getComputedStyle(node).zIndex, duration: Number(duration) });
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.mouse.up();
  const { zIndex, duration } = await flight;
  expect(zIndex).toBe('4500');
  expect(duration).toBeGreaterThanOrEqual(330);
  expect(duration).toBeLessThanOrEqual(550);
  await expect(layer).toHaveCount(0);
  expect(await texts(page, 'In Progress')).toEqual(['Read', 'Fix resume']);
  await expect(told(page)).toHaveText('Dropped “Fix resume”, position 2 of 2 in In Progress.');

  await lift('Write tests');
  await page.mouse.move(300, 30);
  await page.mouse.up();
  await expect(layer).toHaveCount(0);
  expect(await texts(page, 'To Do')).toEqual(['Write tests', 'Call Ana']);

  await lift('Call Ana');
  const first = await centre(cards(page, 'To Do').first());
  await page.mouse.move(first.x, first.y - 15);
  await page.mouse.move(first.x, first.y - 16);
  await page.mouse.up();
  await expect(layer).toHaveCount(0);
  expect(await texts(page, 'To Do')).toEqual(['Call Ana', 'Write tests']);

  // A second tab removes a task while it is dragged here.
  const other = await page.context().newPage();
  await other.goto('/planyourday/tasks');
  await other.getByRole('button', { name: 'Remove Call Ana' }).waitFor();
  await page.bringToFront();
  await handle(page, 'Call Ana').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await other.getByRole('button', { name: 'Remove Call Ana' }).evaluate((node) => (node as HTMLElement).click());
  await expect(told(page)).toHaveText('“Call Ana” was removed in another tab. Nothing was moved.');
  expect(await texts(page, 'To Do')).toEqual(['Write tests']);
  await other.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(cards(page, 'To Do')).toHaveText([/Call Ana/, /Write tests/]);
  await other.close();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 800, height: 1200 } });
  test('by touch: rest, drag and drop; a swipe, a second finger and a lost one change nothing', async ({ page }) => {
    await openWith(page, THREE);
    const protocol = await page.context().newCDPSession(page);
    const layer = page.locator('[data-layer]');
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
      ...points: { x: number; y: number }[]
    ) =>
      protocol.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
    const glide = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      for (let n = 1; n <= 8; n += 1)
        await touch('touchMove', { x: from.x + ((to.x - from.x) * n) / 8, y: from.y + ((to.y - from.y) * n) / 8 });
    };
    const from = await centre(handle(page, 'Fix resume'));
    const to = await centre(cards(page, 'In Progress').first());

    await touch('touchStart', from);
    await glide(from, to);
    await touch('touchEnd');
    await expect(layer).toHaveCount(0);
    expect(await texts(page, 'To Do')).toEqual(['Write tests', 'Fix resume', 'Call Ana']);

    await touch('touchStart', from);
    await expect(layer).toHaveAttribute('data-layer', 'lifted');
    await glide(from, to);
    await touch('touchMove', to, { x: 20, y: 700 });
    await touch('touchStart', to, { x: 20, y: 700 });
    await touch('touchEnd');
    await expect(layer).toHaveCount(0);
    await expect(told(page)).toHaveText('Cancelled. “Fix resume” is back at position 2 of 3 in To Do.');

    await touch('touchStart', from);
    await expect(layer).toHaveAttribute('data-layer', 'lifted');
    await glide(from, to);
    await touch('touchCancel');
    await expect(layer).toHaveCount(0);
    expect(await texts(page, 'To Do')).toEqual(['Write tests', 'Fix resume', 'Call Ana']);

    await touch('touchStart', from);
    await expect(layer).toHaveAttribute('data-layer', 'lifted');
    await glide(from, { x: to.x, y: to.y - 15 });
    await touch('touchEnd');
    await expect(told(page)).toHaveText('Dropped “Fix resume”, position 1 of 2 in In Progress.');
    expect(await texts(page, 'In Progress')).toEqual(['Fix resume', 'Read']);

    await expect(layer).toHaveCount(0);
    await handle(page, 'Fix resume').scrollIntoViewIfNeeded();
    const again = await centre(handle(page, 'Fix resume'));
    const done = await list(page, 'Completed').boundingBox();
    await touch('touchStart', again);
    await expect(layer).toHaveAttribute('data-layer', 'lifted');
    await glide(again, { x: (done?.x ?? 0) + 100, y: (done?.y ?? 0) + 100 });
    await touch('touchEnd');
    await expect(told(page)).toHaveText('Dropped “Fix resume”, position 1 of 1 in Completed.');
    await page.getByRole('button', { name: 'More for Fix resume' }).tap();
    await page.getByRole('menuitem', { name: 'Send to calendar…' }).tap();
    await page.getByLabel('Day').fill('2027-03-23');
    await page.getByLabel('Starts at').fill('14:00');
    await page.getByRole('button', { name: 'Send to calendar' }).tap();
    await onTuesdayAtTwo(page);
  });
});

test('bad input stays text and nothing is lost: 100,000 characters, scripts, right to left; files out and in', async ({
  page,
}) => {
  const long = `${'word '.repeat(19_998)}needle`;
  const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await openWith(
    page,
    `# Done\n- [x] ${script.replace(/[<[\]]/g, '\\$&')}\n# To Do\n- مراجعة السيرة الذاتية (due 2020-01-02)\n- plain\n`,
  );
  await expect(cards(page, 'Completed')).toHaveText([script]);
  await expect(page.getByText('مراجعة السيرة الذاتية', { exact: true })).toHaveAttribute('dir', 'auto');
  await expect(list(page, 'To Do').getByText('Overdue, Jan 2, 2020')).toBeVisible();

  await list(page, 'In Progress').getByRole('button', { name: 'Add New Task' }).click();
  await page.getByLabel('Enter a new task for the In Progress column:').fill(long);
  // On disk within a second of the last key, and at once when the page is left.
  await page.reload();
  await list(page, 'In Progress').getByRole('button', { name: 'Add New Task' }).click();
  await expect(page.getByLabel(/Enter a new task/)).toHaveValue(long);
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(list(page, 'In Progress').getByRole('heading')).toHaveText('In Progress (1)');
  await page.getByLabel('Search tasks').fill('NEEDLE');
  await expect(page.getByRole('status').filter({ hasText: '1 of 4 tasks found.' })).toBeVisible();
  await page.getByLabel('Search tasks').fill('');

  await page.getByRole('button', { name: 'plain', exact: true }).click();
  await page.getByLabel('Text of plain').fill('  ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'plain', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'plain', exact: true }).click();
  await page.getByLabel('Text of plain').fill('two\nlines');
  await page.keyboard.press('Enter');
  await expect(handle(page, 'two')).toBeFocused();

  const file = await downloaded(page, async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Markdown task list' }).click();
  });
  await page.getByLabel('File of tasks').setInputFiles({
    name: file.name,
    mimeType: 'text/markdown',
    buffer: Buffer.from(file.text),
  });
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await expect(page.getByText(/already on the board/).first()).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
