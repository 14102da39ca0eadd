import { paths } from '../../src/app/paths';
import { job, pdf } from '../e2e/support/app';
import { expect, test } from './support/driven';
import type { Target } from './support/find';
import type { Screen } from './support/screen';

const button = (name: string): Target => ({ role: 'button', name });
const field = (name: string): Target => ({ role: 'textbox', name });
const title = (name: string): Target => ({ css: 'h1', name });

test('every screen is drawn', async ({ screen }) => {
  test.setTimeout(120_000);
  await screen.open('/settings');
  const wrong: string[] = [];
  for (const path of [
    ...Object.values(paths),
    '/interview/SDE-1',
    '/roadmap/frontend',
    '/linkedin?tool=profile-analysis',
  ]) {
    await screen.run((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await screen.until(
      `the screen of ${path}`,
      () =>
        document.querySelector('h1:not([data-left])') &&
        !document.querySelector('[aria-busy=true], body [data-skeleton]'),
      [],
    );
    const fault = await screen.run(() => {
      const words = document.body.innerText;
      if (words.includes('Page not found') || words.includes('could not be loaded')) return 'not its screen';
      const out = document.documentElement.scrollWidth - innerWidth;
      return out > 0 ? `sticks out by ${out} pixels` : null;
    });
    if (fault) wrong.push(`${path}: ${fault}`);
  }
  expect(wrong).toEqual([]);
});

test('a first visit signs in, and Home greets by name', async ({ screen }) => {
  await screen.open('/');
  await screen.click({ role: 'link', name: 'Start Your Journey' });
  await screen.click(field('Display name'));
  await screen.types('Ada');
  await screen.keys('Enter');
  await screen.finds(title('Welcome, Ada'));
  await screen.reload();
  await screen.finds(title('Welcome, Ada'));
});

test('a PDF is read, and becomes a report', async ({ screen }) => {
  await screen.open('/resume-enchancer');
  await screen.chooses({ css: 'input[type=file][accept*=pdf]' }, pdf('two-column-pdflatex'));
  await screen.sees('Choose another PDF', 30_000);
  await screen.click(button('Next: job description'));
  await screen.puts(field('Job description'), job);
  await screen.click(button('Next: choose an action'));
  await screen.click({ role: 'radio', name: 'ATS score…' });
  await screen.click(button('Analyze Resume'));
  await screen.until('a score', () => /Score: \d+ out of 100/.test(document.body.textContent ?? ''), []);
});

test('a resume is typed, survives a reload, and is drawn as a page', async ({ screen }) => {
  await screen.open('/resume-form');
  await screen.click(field('Full name'));
  await screen.types('Ada Lovelace');
  await screen.click(field('Email'));
  await screen.types('ada@example.org');
  await screen.reload();
  expect(await screen.valueOf(field('Full name'))).toBe('Ada Lovelace');
  await screen.click({ role: 'link', name: 'Generate Resume' });
  await screen.finds(title('Resume preview'));
  await screen.sees('ada@example.org');
});

test('the tutor’s coach answers, and the answer is kept', async ({ screen }) => {
  await screen.open('/esmoai');
  await screen.click({ css: 'textarea' });
  await screen.types('What is Big O notation?');
  await screen.keys('Enter');
  const answer: Target = { role: 'article', name: 'AI Assistant' };
  expect(await screen.textOf(answer)).toContain('Built-in coach');
  await screen.reload();
  await screen.finds(answer);
});

test('the wizard makes a plan', async ({ screen }) => {
  await screen.open('/personalized-roadmap');
  await screen.click(field('What do you want to learn?'));
  await screen.types('React');
  await screen.click(button('Next'));
  await screen.click(field('How long do you have?'));
  await screen.types('6 weeks');
  await screen.click(button('Next'));
  await screen.click(button('Next'));
  await screen.click(button('Generate Roadmap'));
  await screen.finds({ role: 'heading', name: 'Your Personalized Roadmap' });
});

test('a typing test is measured', async ({ screen }) => {
  await screen.open('/typing-test');
  await screen.puts({ role: 'spinbutton', name: 'Custom duration in seconds' }, '2');
  await screen.click(button('Set'));
  await screen.sees('2');
  const words = await screen.textOf({ role: 'region', name: 'Words to type' });
  await screen.click(field('Type the words'));
  await screen.types(`${words.trim().split(/\s+/).slice(0, 2).join(' ')} `);
  await screen.finds({ role: 'dialog', name: 'Test Complete!' });
  await screen.finds({ css: 'figure', name: 'Accuracy 100%' });
});

/** What a screen reader heard last. */
const told = (screen: Screen, words: string) =>
  screen.until(words, (wanted) => document.querySelector('[data-voice]')?.textContent?.startsWith(wanted), [words]);

async function addTask(screen: Screen, words: string) {
  await screen.focus({ ...button('Add New Task'), within: { role: 'region', name: 'To Do' } });
  await screen.keys('Enter');
  await screen.focus(field('Enter a new task for the To Do column:'));
  await screen.types(words);
  await screen.keys('Enter');
  await screen.finds(button(`Drag ${words}`));
  await screen.keys('Escape');
}

test('the board by keyboard: a task is added, moved, and the move undone', async ({ screen }) => {
  await screen.open('/planyourday/tasks');
  await addTask(screen, 'Call Ana');
  await screen.focus(button('Drag Call Ana'));
  await screen.keys('Space');
  await told(screen, 'Lifted “Call Ana”');
  await screen.keys('ArrowRight');
  await screen.keys('Space');
  await told(screen, 'Dropped “Call Ana”');
  await screen.keys('Control', 'z');
  await told(screen, 'Undone: Moved “Call Ana” to In Progress.');
  await screen.reload();
  await screen.finds({ ...button('Drag Call Ana'), within: { role: 'region', name: 'To Do' } });
});

test('the calendar by keyboard: an event is added and moved', async ({ screen }) => {
  await screen.open('/planyourday/events?day=2026-03-06');
  await screen.focus(button('Friday, March 6, 2026'));
  await screen.keys('ArrowRight');
  await screen.keys('Enter');
  await screen.finds({ role: 'dialog', name: 'Add New Event' });
  await screen.types('Revise graphs');
  await screen.focus({ ...button('Add Event'), within: { role: 'dialog', name: 'Add New Event' } });
  await screen.keys('Enter');
  await screen.focus(button('Revise graphs, Sat, Mar 7, 9:00 AM to 10:00 AM…'));
  await screen.keys('Alt', 'ArrowRight');
  await screen.finds(button('Revise graphs, Sun, Mar 8, 9:00 AM…'));
  await screen.reload();
  await screen.finds(button('Revise graphs, Sun, Mar 8, 9:00 AM…'));
});

const editor: Target = { role: 'textbox', name: 'Code editor' };
const ENDLESS =
  '#include <stdio.h>\n\nint main(void) {\n    puts("still here");\n    fflush(stdout);\n    for (;;);\n}\n';
const OUT_OF_RANGE =
  '#include <vector>\n#include <iostream>\n\nint main() {\n    std::vector<int> list(3);\n    std::cout << "before" << std::endl;\n    return list.at(7);\n}\n';

test('a C program runs, and an endless one is stopped', async ({ screen }) => {
  test.setTimeout(120_000);
  await screen.open('/code-practice');
  await screen.click(button('Run ▶'));
  await screen.sees('Exit code 0', 90_000);
  await screen.sees('Hello, World!');
  await screen.pastes(editor, ENDLESS);
  await screen.click(button('Run ▶'));
  await screen.sees('still here', 30_000);
  await screen.click(button('Stop'));
  await screen.sees('Stopped. The output so far is kept.');
});

test('a C++ program’s fault is told with its line', async ({ screen }) => {
  test.setTimeout(120_000);
  await screen.open('/code-practice');
  await screen.puts({ role: 'combobox', name: 'Language' }, 'cpp');
  await screen.pastes(editor, OUT_OF_RANGE);
  await screen.click(button('Run ▶'));
  await screen.sees('Runtime Error', 90_000);
  await screen.sees('before');
  await screen.sees('out_of_range');
});

for (const [language, program] of [
  ['python', "print('sum', sum(range(10)))\n"],
  ['javascript', "console.log('sum', [...Array(10).keys()].reduce((a, b) => a + b))\n"],
] as const)
  test(`a program in ${language} runs`, async ({ screen }) => {
    await screen.open('/code-practice');
    await screen.puts({ role: 'combobox', name: 'Language' }, language);
    await screen.pastes(editor, program);
    await screen.click(button('Run ▶'));
    await screen.sees('sum 45', 40_000);
    await screen.sees('Exit code 0');
  });

test('the trainer asks, and judges a typed answer', async ({ screen }) => {
  await screen.open('/interview-trainer');
  await screen.click(field('Job role'));
  await screen.types('Backend Developer');
  await screen.puts(field('Job description'), job);
  await screen.click(button('Generate Interview Questions'));
  await screen.sees('Question 1 of 5', 30_000);
  await screen.puts(
    field('Your answer'),
    'Last year our deployments took forty minutes. I measured each step and cached the dependencies, so that they took 8 minutes.',
  );
  await screen.click(button('Evaluate Answer'));
  await screen.finds({ role: 'region', name: 'Evaluation' });
});

test('two tabs see what the other made', async ({ screen }) => {
  const first = await screen.tab();
  await screen.open('/planyourday/tasks');
  await screen.finds(title('Project Tasks'));
  const second = await screen.newTab();
  await screen.open('/planyourday/tasks');
  await addTask(screen, 'From the other tab');
  await screen.toTab(first);
  await screen.finds(button('Drag From the other tab'));
  await screen.toTab(second);
  await screen.closeTab();
  await screen.toTab(first);
});

test('a backup goes out, everything is erased, and the backup brings it back', async ({ screen }) => {
  await screen.open('/planyourday/tasks');
  await addTask(screen, 'To be kept');
  await screen.open('/settings?tab=data');
  await screen.run(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (made) => {
      if (made instanceof Blob) Object.assign(window, { lastMade: made });
      return make(made);
    };
  });
  await screen.click(button('Export all'));
  await screen.until('the backup', () => 'lastMade' in window, []);
  const backup = await screen.run(() => (window as unknown as { lastMade: Blob }).lastMade.text());
  expect(JSON.parse(backup)).toMatchObject({ format: 'elevate-backup' });
  await screen.click(button('Erase everything…'));
  await screen.click({ ...button('Erase everything'), within: { role: 'alertdialog' } });
  await screen.until('nothing to be left', () => /Board tasks\s+0/.test(document.body.innerText), []);
  await screen.chooses({ css: 'input[type=file][accept*=json]' }, { name: 'kept.json', bytes: Buffer.from(backup) });
  await screen.click({ ...button('Import'), within: { role: 'dialog', name: 'Import a backup' } });
  await screen.until('the tasks', () => /Board tasks\s+[1-9]/.test(document.body.innerText), []);
  await screen.open('/planyourday/tasks');
  await screen.finds(button('Drag To be kept'));
});

test('without a server what was used goes on', async ({ screen, stopServer }) => {
  await screen.open('/home');
  await screen.until('the service worker', async () => {
    await navigator.serviceWorker.ready;
    return Boolean(navigator.serviceWorker.controller);
  }, []);
  await stopServer();
  await screen.open('/typing-test');
  await screen.finds(field('Type the words'));
  await screen.open('/esmoai');
  await screen.click({ css: 'textarea' });
  await screen.types('What is a heap?');
  await screen.keys('Enter');
  await screen.sees('Built-in coach');
});
