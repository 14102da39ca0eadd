import { paths } from '../../src/app/paths';
import { job, pdf } from '../e2e/support/app';
import { expect, test } from './support/driven';
import type { Target } from './support/find';
import type { Screen } from './support/screen';
import { makeDiskSlow } from './support/slow-disk';

const button = (name: string): Target => ({ role: 'button', name });
const field = (name: string): Target => ({ role: 'textbox', name });
const title = (name: string): Target => ({ css: 'h1', name });

test('every screen is drawn', async ({ app }) => {
  test.setTimeout(120_000);
  await app.open('/settings');
  const wrong: string[] = [];
  for (const path of [
    ...Object.values(paths),
    '/interview/SDE-1',
    '/roadmap/frontend',
    '/linkedin?tool=profile-analysis',
  ]) {
    await app.run((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await app.until(
      `the screen of ${path}`,
      () =>
        document.querySelector('h1:not([data-left])') &&
        !document.querySelector('[aria-busy=true], body [data-skeleton]'),
      [],
    );
    const fault = await app.run(() => {
      const words = document.body.innerText;
      if (words.includes('Page not found') || words.includes('could not be loaded')) return 'not its screen';
      const out = document.documentElement.scrollWidth - innerWidth;
      return out > 0 ? `sticks out by ${out} pixels` : null;
    });
    if (fault) wrong.push(`${path}: ${fault}`);
  }
  expect(wrong).toEqual([]);
});

test('a first visit signs in, and Home greets by name', async ({ app }) => {
  await app.open('/');
  await app.click({ role: 'link', name: 'Start Your Journey' });
  await app.click(field('Display name'));
  await app.types('Ada');
  await app.keys('Enter');
  await app.finds(title('Welcome, Ada'));
  await app.reload();
  await app.finds(title('Welcome, Ada'));
});

test('a PDF is read, and becomes a report', async ({ app }) => {
  await app.open('/resume-enchancer');
  await app.chooses({ css: 'input[type=file][accept*=pdf]' }, pdf('two-column-pdflatex'));
  await app.sees('Choose another PDF', 30_000);
  await app.click(button('Next: job description'));
  await app.puts(field('Job description'), job);
  await app.click(button('Next: choose an action'));
  await app.click({ role: 'radio', name: 'ATS score…' });
  await app.click(button('Analyze Resume'));
  await app.until('a score', () => /Score: \d+ out of 100/.test(document.body.textContent ?? ''), []);
});

test('a resume is typed, survives a reload, and is drawn as a page', async ({ app }) => {
  await app.open('/resume-form');
  await app.click(field('Full name'));
  await app.types('Ada Lovelace');
  await app.click(field('Email'));
  await app.types('ada@example.org');
  await app.reload();
  expect(await app.valueOf(field('Full name'))).toBe('Ada Lovelace');
  await app.click({ role: 'link', name: 'Generate Resume' });
  await app.finds(title('Resume preview'));
  await app.sees('ada@example.org');
});

test('the tutor’s coach answers, and the answer is kept', async ({ app }) => {
  await app.open('/esmoai');
  await app.click({ css: 'textarea' });
  await app.types('What is Big O notation?');
  await app.keys('Enter');
  const answer: Target = { role: 'article', name: 'AI Assistant' };
  expect(await app.textOf(answer)).toContain('Built-in coach');
  await app.reload();
  await app.finds(answer);
});

test('the wizard makes a plan', async ({ app }) => {
  await app.open('/personalized-roadmap');
  await app.click(field('What do you want to learn?'));
  await app.types('React');
  await app.click(button('Next'));
  await app.click(field('How long do you have?'));
  await app.types('6 weeks');
  await app.click(button('Next'));
  await app.click(button('Next'));
  await app.click(button('Generate Roadmap'));
  await app.finds({ role: 'heading', name: 'Your Personalized Roadmap' });
});

test('a typing test is measured', async ({ app }) => {
  await app.open('/typing-test');
  await app.puts({ role: 'spinbutton', name: 'Custom duration in seconds' }, '2');
  await app.click(button('Set'));
  await app.sees('2');
  const words = await app.textOf({ role: 'region', name: 'Words to type' });
  await app.click(field('Type the words'));
  await app.types(`${words.trim().split(/\s+/).slice(0, 2).join(' ')} `);
  await app.finds({ role: 'dialog', name: 'Test Complete!' });
  await app.finds({ css: 'figure', name: 'Accuracy 100%' });
});

/** What a screen reader heard last. */
const told = (app: Screen, words: string) =>
  app.until(words, (wanted) => document.querySelector('[data-voice]')?.textContent?.startsWith(wanted), [words]);

async function addTask(app: Screen, words: string) {
  await app.focus({ ...button('Add New Task'), within: { role: 'region', name: 'To Do' } });
  await app.keys('Enter');
  await app.focus(field('Enter a new task for the To Do column:'));
  await app.types(words);
  await app.keys('Enter');
  await app.finds(button(`Drag ${words}`));
  await app.keys('Escape');
}

test('the board by keyboard: a task is added, moved, and the move undone', async ({ app }) => {
  await app.open('/planyourday/tasks');
  await addTask(app, 'Call Ana');
  await app.focus(button('Drag Call Ana'));
  await app.keys('Space');
  await told(app, 'Lifted “Call Ana”');
  await app.keys('ArrowRight');
  await app.keys('Space');
  await told(app, 'Dropped “Call Ana”');
  await app.keys('Control', 'z');
  await told(app, 'Undone: Moved “Call Ana” to In Progress.');
  await app.reload();
  await app.finds({ ...button('Drag Call Ana'), within: { role: 'region', name: 'To Do' } });
});

test('the calendar by keyboard: an event is added and moved', async ({ app }) => {
  await app.open('/planyourday/events?day=2026-03-06');
  await app.focus(button('Friday, March 6, 2026'));
  await app.keys('ArrowRight');
  await app.keys('Enter');
  await app.finds({ role: 'dialog', name: 'Add New Event' });
  await app.types('Revise graphs');
  await app.focus({ ...button('Add Event'), within: { role: 'dialog', name: 'Add New Event' } });
  await app.keys('Enter');
  await app.focus(button('Revise graphs, Sat, Mar 7, 9:00 AM to 10:00 AM…'));
  await app.keys('Alt', 'ArrowRight');
  await app.finds(button('Revise graphs, Sun, Mar 8, 9:00 AM…'));
  await app.reload();
  await app.finds(button('Revise graphs, Sun, Mar 8, 9:00 AM…'));
});

const editor: Target = { role: 'textbox', name: 'Code editor' };

/** The code screen: the page of the test before, where it is still open, since an engine that has begun stays warm in it. */
async function code(app: Screen, language: string, program: string) {
  const isThere = await app.run(() => location.pathname === '/code-practice');
  if (!isThere) await app.open('/code-practice');
  await app.puts({ role: 'combobox', name: 'Language' }, language);
  await app.pastes(editor, program);
  await app.click(button('Run ▶'));
}

const ENDLESS =
  '#include <stdio.h>\n\nint main(void) {\n    puts("still here");\n    fflush(stdout);\n    for (;;);\n}\n';
const OUT_OF_RANGE =
  '#include <cstdio>\n\ntemplate <int N> struct List {\n    int items[N] = {};\n    int at(int n) { return items[n]; }\n};\n\nint main(int argc, char **) {\n    List<3> list;\n    std::puts("before");\n    std::fflush(stdout);\n    return list.at(argc + 6);\n}\n';

test('a C program runs, and an endless one is stopped', async ({ app }) => {
  test.setTimeout(120_000);
  await app.open('/code-practice');
  await app.click(button('Run ▶'));
  await app.sees('Exit code 0', 90_000);
  await app.sees('Hello, World!');
  await code(app, 'c', ENDLESS);
  await app.sees('still here', 30_000);
  await app.click(button('Stop'));
  await app.sees('Stopped. The output so far is kept.');
});

test('a C++ program’s fault is told with its line', async ({ app }) => {
  test.setTimeout(120_000);
  await code(app, 'cpp', OUT_OF_RANGE);
  await app.sees('Runtime Error', 90_000);
  await app.sees('before');
  await app.sees('stack buffer overflow');
});

for (const [language, program] of [
  ['python', "print('python:', sum(range(10)))\n"],
  ['javascript', "console.log('javascript:', [...Array(10).keys()].reduce((a, b) => a + b))\n"],
] as const)
  test(`a program in ${language} runs`, async ({ app }) => {
    test.setTimeout(120_000);
    await code(app, language, program);
    await app.sees(`${language}: 45`, 90_000);
    await app.sees('Exit code 0');
  });

test('the trainer asks, and judges a typed answer', async ({ app }) => {
  await app.open('/interview-trainer');
  await app.click(field('Job role'));
  await app.types('Backend Developer');
  await app.puts(field('Job description'), job);
  await app.click(button('Generate Interview Questions'));
  await app.sees('Question 1 of 5', 30_000);
  await app.puts(
    field('Your answer'),
    'Last year our deployments took forty minutes. I measured each step and cached the dependencies, so that they took 8 minutes.',
  );
  await app.click(button('Evaluate Answer'));
  await app.finds({ role: 'region', name: 'Evaluation' });
});

test('two tabs see what the other made', async ({ app }) => {
  const first = await app.tab();
  await app.open('/planyourday/tasks');
  await app.finds(title('Project Tasks'));
  const second = await app.newTab();
  await app.open('/planyourday/tasks');
  await addTask(app, 'From the other tab');
  await app.toTab(first);
  await app.finds(button('Drag From the other tab'));
  await app.toTab(second);
  await app.closeTab();
  await app.toTab(first);
});

test('a page that is left while it writes holds up no other, and goes on when Back shows it again', async ({ app }, {
  project,
}) => {
  const words = field('Enter a new task for the To Do column:');
  const adding = { ...button('Add New Task'), within: { role: 'region', name: 'To Do' } } as const;
  await app.open('/planyourday/tasks');
  await app.click(adding);
  await app.finds(words);
  await makeDiskSlow(app);
  await app.types('Read the terms');
  await app.until('a write', () => 'isWriting' in window, []);
  await app.open('/planyourday/tasks?again');
  await app.click(adding);
  // From the journal: what was being written is not lost with it.
  expect(await app.valueOf(words)).toBe('Read the terms');
  const wasKept = await app.run(() => sessionStorage.getItem('was-kept') === 'true');
  expect(wasKept).toBe(project.name === 'webkit');

  await app.run(() => history.back());
  await app.until('the page before', (kept) => !location.search && (!kept || 'isWriting' in window), [wasKept]);
  if (!wasKept) await app.click(adding);
  await app.click(words);
  await app.keys('End');
  await app.types(' twice');
  await app.keys('Enter');
  await app.finds(button('Drag Read the terms twice'));
  const locks = await app.run(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  expect(locks).toEqual(expect.arrayContaining([expect.stringMatching(/^elevate-page-/)]));
  expect(locks).toContain(await app.run(() => `elevate-tab-${sessionStorage.getItem('elevate-tab')}`));
  await app.open('/planyourday/tasks');
  await app.finds(button('Drag Read the terms twice'));
});

test('a backup goes out, everything is erased, and the backup brings it back', async ({ app }) => {
  await app.open('/planyourday/tasks');
  await addTask(app, 'To be kept');
  await app.open('/settings?tab=data');
  await app.until('the task on the disk', () => /Board tasks\s+[1-9]/.test(document.body.innerText), []);
  await app.run(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (made) => {
      if (made instanceof Blob) Object.assign(window, { lastMade: made });
      return make(made);
    };
  });
  await app.click(button('Export all'));
  await app.until('the backup', () => 'lastMade' in window, []);
  const backup = await app.run(() => (window as unknown as { lastMade: Blob }).lastMade.text());
  expect(JSON.parse(backup)).toMatchObject({ format: 'elevate-backup' });
  await app.click(button('Erase everything…'));
  await app.click({ ...button('Erase everything'), within: { role: 'alertdialog' } });
  await app.until(
    'nothing to be left',
    () =>
      !document.querySelector('[role=alertdialog]') &&
      document.body.innerText.includes('Kinds of which nothing is stored') &&
      !/Board tasks\s+[1-9]/.test(document.body.innerText),
    [],
  );
  await app.chooses({ css: 'input[type=file][accept*=json]' }, { name: 'kept.json', bytes: Buffer.from(backup) });
  await app.click({ ...button('Import'), within: { role: 'dialog', name: 'Import a backup' } });
  // The dialog has a table of its own.
  await app.until(
    'the tasks',
    () => !document.querySelector('[role=dialog]') && /Board tasks\s+[1-9]/.test(document.body.innerText),
    [],
  );
  await app.open('/planyourday/tasks');
  await app.finds(button('Drag To be kept'));
});

test('without a server what was used goes on', async ({ app, stopServer }) => {
  await app.open('/home');
  await app.until('the service worker', async () => {
    await navigator.serviceWorker.ready;
    return Boolean(navigator.serviceWorker.controller);
  }, []);
  await stopServer();
  await app.open('/typing-test');
  await app.finds(field('Type the words'));
  await app.open('/esmoai');
  await app.click({ css: 'textarea' });
  await app.types('What is a heap?');
  await app.keys('Enter');
  await app.sees('Built-in coach');
});
