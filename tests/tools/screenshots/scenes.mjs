// The pictures of the guide: how a user comes to what each shows. Names, texts and figures are invented.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installRecogniser } from '../../support/fake-recogniser.mjs';
import {
  daysAgo,
  importCalendar,
  importTasks,
  installChance,
  NOW,
  pasteCode,
  runCode,
  scrollTo,
  textFile,
} from './stage.mjs';
import { ANSWER, FIZZBUZZ, HEIGHTS, HELLO, INTRODUCTION, LINKEDIN, PROFILE, RESUME, SPOKEN } from './texts.mjs';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const RESUME_PDF = join(FIXTURES, 'pdf/two-column-pdflatex.pdf');
export const JOB = readFileSync(join(FIXTURES, 'jobs/backend-engineer.txt'), 'utf8');

export const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });

/** From the file to the report. */
export async function checkResume(page) {
  await page.goto('/resume-enchancer');
  await page.locator('input[type=file][accept*=pdf]').setInputFiles(RESUME_PDF);
  await page.getByText('Choose another PDF').waitFor();
  await button(page, 'Next: job description').click();
  await page.getByLabel('Job description').fill(JOB);
  await button(page, 'Next: choose an action').click();
  await page.getByRole('radio', { name: 'Resume feedback' }).check();
  await button(page, 'Analyze Resume').click();
  await page.getByRole('region', { name: 'Score', exact: true }).waitFor();
}

/** A resume, and a job with its requirements set against it. */
export async function keepJob(page) {
  await page.goto('/resume-form');
  await page
    .getByLabel('JSON Resume file')
    .setInputFiles(textFile('My resume.json', 'application/json', JSON.stringify(RESUME)));
  await page.goto('/jobs?add');
  await page.getByLabel('Posting', { exact: true }).fill(JOB);
  await button(page, 'Read the posting').click();
  await page.getByLabel('Company').fill('Harbour Freight Systems');
  await button(page, 'Keep this job').click();
  await page.getByRole('region', { name: 'What it asks for' }).getByRole('listitem').first().waitFor();
}

/** The interview room with its camera on, in the middle of an answer. */
export async function answerAloud(page) {
  await page.addInitScript(installRecogniser);
  await page.goto('/interview/SDE-1');
  await button(page, 'Turn Webcam On').click();
  await page.getByText('Listening', { exact: true }).waitFor();
  for (const sentence of SPOKEN) await page.evaluate((text) => globalThis.say(text, true), sentence);
  await page.getByLabel('Notes').fill('Name the result first.\nAsk how the team reviews code.');
  await page.getByRole('timer', { name: 'Seconds left' }).getByText('45', { exact: true }).waitFor();
}

/** Marks topics of a track, each on a day of its own. */
async function learn(page, track, days) {
  await page.goto(`/roadmap/${track}`);
  const topics = page.getByRole('group', { name: /^Status of/ });
  await topics.first().waitFor();
  for (const [at, day] of days.entries()) {
    await page.clock.setFixedTime(daysAgo(day));
    await topics.nth(at).getByText('Done', { exact: true }).click();
  }
  await page.clock.setFixedTime(NOW);
}

/** A typing test under a clock that only moves when it is told to: each key takes the same time in each run. */
async function typeWholeTest(page, seconds) {
  await button(page, `${seconds}s`).click();
  const words = await page.getByRole('region', { name: 'Words to type' }).locator(':scope > *').allTextContents();
  const wrong = { 4: (word) => `${word.slice(0, -1)}q`, 11: (word) => word.toUpperCase() };
  const keys = [...words.map((word, at) => (wrong[at] ?? String)(word)).join(' ')];
  await page.getByRole('textbox', { name: 'Type the words' }).click();
  const done = page.getByRole('dialog', { name: 'Test Complete!' });
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    // A pace that rises and falls a little.
    await page.clock.runFor(190 + Math.round(60 * Math.sin(at / 9)));
    if (await done.isVisible()) return;
  }
}

/** Each takes one or more pictures with `take`. */
export const scenes = [
  {
    pictures: ['jobs'],
    async play(page, take) {
      await keepJob(page);
      await take('jobs');
    },
  },
  {
    pictures: ['landing'],
    async play(page, take) {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await take('landing');
    },
  },
  {
    pictures: ['resume-report'],
    async play(page, take) {
      await checkResume(page);
      await scrollTo(page.getByRole('region', { name: 'Score', exact: true }), 20);
      await take('resume-report');
    },
  },
  {
    pictures: ['resume-form'],
    async play(page, take) {
      await page.goto('/resume-form');
      await page
        .getByLabel('JSON Resume file')
        .setInputFiles(textFile('My resume.json', 'application/json', JSON.stringify(RESUME)));
      await page.getByRole('region', { name: 'Live preview' }).getByText('Mira Example').first().waitFor();
      await take('resume-form');
    },
  },
  {
    pictures: ['interview-room'],
    async play(page, take) {
      await answerAloud(page);
      await scrollTo(page.getByRole('region', { name: 'Question', exact: true }), 20);
      await take('interview-room');
    },
  },
  {
    pictures: ['interview-trainer'],
    async play(page, take) {
      await page.goto('/interview-trainer');
      await page.getByLabel('Job role').fill('Backend engineer');
      await page.getByLabel('Job description').fill(JOB);
      await button(page, 'Generate Interview Questions').click();
      await page.getByLabel('Your answer').fill(INTRODUCTION);
      await button(page, 'Evaluate Answer').click();
      await page.getByText('Points', { exact: true }).waitFor();
      await scrollTo(page.getByText('Evaluation', { exact: true }), 44);
      await take('interview-trainer');
    },
  },
  {
    pictures: ['community'],
    async play(page, take) {
      await page.goto('/community');
      const stars = page.getByRole('button', { name: /^Save / });
      for (const at of [0, 7, 9]) await stars.nth(at).click();
      await take('community');
    },
  },
  {
    pictures: ['roadmap'],
    async play(page, take) {
      await learn(page, 'frontend', [9, 8, 6, 3]);
      await page
        .getByRole('group', { name: /^Status of/ })
        .nth(4)
        .getByText('Learning', { exact: true })
        .click();
      await scrollTo(page.getByRole('listitem', { name: 'HTML', exact: true }), 24);
      await take('roadmap');
    },
  },
  {
    pictures: ['personalized-roadmap'],
    async play(page, take) {
      await page.goto('/personalized-roadmap');
      await page.getByLabel('What do you want to learn?').fill('Docker and Kubernetes');
      await page.keyboard.press('Enter');
      await page.getByLabel('How long do you have?').fill('6 weeks, 5 hours a week');
      await page.keyboard.press('Enter');
      await page.getByRole('radio', { name: 'Beginner' }).waitFor();
      await button(page, 'Next').click();
      await button(page, 'Generate Roadmap').click();
      await button(page, 'Create Another Roadmap').waitFor();
      await page
        .getByLabel(/^State of/)
        .first()
        .selectOption('done');
      await take('personalized-roadmap');
    },
  },
  {
    pictures: ['tutor'],
    scheme: 'dark',
    async play(page, take) {
      await page.goto('/esmoai');
      const box = page.getByPlaceholder('Ask anything about your studies...');
      for (const [at, question] of ['What is a hash table?', 'What is a closure?'].entries()) {
        await box.fill(question);
        await page.keyboard.press('Enter');
        await button(page, 'Read aloud').nth(at).waitFor();
      }
      await page.locator('pre code span').first().waitFor();
      // From the second question on, with the end of the reply before it.
      await page
        .getByText('You: ')
        .nth(1)
        .evaluate((element) => {
          let list = element.parentElement;
          while (list && list.scrollHeight <= list.clientHeight + 1) list = list.parentElement;
          if (!list) return;
          list.scrollTop += element.parentElement.getBoundingClientRect().top - list.getBoundingClientRect().top - 96;
        });
      await take('tutor');
    },
  },
  {
    pictures: ['study'],
    async play(page, take) {
      await page.goto('/study?on=react/state-and-events');
      await button(page, 'Begin').click();
      await button(page, 'Ask me').click();
      await button(page, 'I don’t know').click();
      await page.getByText('Not yet.').waitFor();
      await take('study');
    },
  },
  {
    pictures: ['tasks'],
    async play(page, take) {
      await importTasks(page);
      await take('tasks');
    },
  },
  {
    pictures: ['calendar'],
    async play(page, take) {
      await importTasks(page);
      await importCalendar(page);
      await button(page, 'Collapse sidebar').click();
      await button(page, 'Week').click();
      await page
        .getByRole('button', { name: /^Interview with Acme/ })
        .first()
        .waitFor();
      await take('calendar');
    },
  },
  {
    pictures: ['machine-coding'],
    scheme: 'dark',
    async play(page, take) {
      await page.goto('/machine-coding?challenge=1');
      await button(page, 'Collapse sidebar').click();
      await pasteCode(page, HELLO);
      await runCode(page);
      await button(page, 'Continue').click();
      await page.goto('/machine-coding?challenge=3');
      await pasteCode(page, FIZZBUZZ);
      await runCode(page);
      await button(page, 'Continue').click();
      await take('machine-coding');
    },
  },
  {
    pictures: ['code-practice'],
    async play(page, take) {
      await page.goto('/code-practice');
      await button(page, 'Collapse sidebar').click();
      await button(page, 'Light mode').click();
      await pasteCode(page, HEIGHTS);
      await runCode(page);
      await take('code-practice');
    },
  },
  {
    pictures: ['social-guide'],
    async play(page, take) {
      await page.goto('/linkedin?tool=profile-analysis');
      await page.getByRole('textbox', { name: 'Headline' }).fill(LINKEDIN.headline);
      await page.getByRole('textbox', { name: 'About' }).fill(LINKEDIN.about);
      await page.getByRole('textbox', { name: 'Experience' }).fill(LINKEDIN.experience);
      await button(page, 'Analyse').click();
      await page.getByText('checks passed').waitFor();
      await scrollTo(page.getByRole('region', { name: 'Findings' }), 66);
      await take('social-guide');
    },
  },
  {
    pictures: ['typing-test'],
    ownClock: true,
    async play(page, take) {
      await page.addInitScript(installChance);
      await page.clock.install({ time: NOW });
      await page.goto('/typing-test');
      await page.getByRole('textbox', { name: 'Type the words' }).waitFor();
      await page.clock.pauseAt(new Date(NOW.getTime() + 60_000));
      await typeWholeTest(page, 15);
      await page.clock.resume();
      await take('typing-test');
    },
  },
  {
    pictures: ['devices'],
    async play(page, take) {
      await page.goto('/settings?tab=devices');
      await page.getByLabel('Address').fill('https://cloud.example.org/remote.php/dav/files/mira/Elevate/');
      await page.getByLabel('Name', { exact: true }).fill('mira');
      await page.getByLabel('Name of this device').fill('Laptop');
      await page.evaluate(() => window.scrollTo(0, 0));
      await take('devices');
    },
  },
  {
    // One learner's weeks: what they did is on Home, on the profile, and in the list of what is stored.
    pictures: ['home', 'profile', 'settings'],
    async play(page, take) {
      await page.goto('/signin');
      await page.getByLabel('Display name').fill(PROFILE['Display name']);
      await page.getByLabel('Handle').fill(PROFILE.Handle);
      await button(page, 'Continue').click();
      await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor();
      await learn(page, 'backend', [82, 80, 77, 75, 74, 70, 68, 63, 61, 60]);
      await learn(page, 'dsa', [56, 54, 53, 49, 47, 46, 42, 40, 35, 33, 32]);
      await learn(page, 'frontend', [29, 28, 26, 25, 21, 19, 18, 14, 12]);
      await learn(page, 'devops', [11, 9, 8, 7, 5, 4, 2, 1, 0]);
      await page.clock.setFixedTime(daysAgo(8));
      await checkResume(page);
      await page.clock.setFixedTime(daysAgo(1));
      await page.goto('/interview/SDE-1');
      await page.getByLabel('Or type it').fill(ANSWER);
      await button(page, /Next Question/).click();
      await page.getByLabel('Or type it').fill(ANSWER);
      await button(page, /Submit Interview/).click();
      await button(page, /Submit all the same/).click();
      await page.getByRole('dialog', { name: 'Submitted' }).waitFor();
      await page.clock.setFixedTime(NOW);
      await importTasks(page);
      await importCalendar(page);
      await page.goto('/personalized-roadmap');
      await page.getByLabel('What do you want to learn?').fill('Kubernetes');
      await page.keyboard.press('Enter');
      await page.getByLabel('How long do you have?').fill('6 weeks');
      await page.getByText('Understood').waitFor();
      await page.goto('/home');
      await page.getByText('Next best step').waitFor();
      await take('home');
      await page.goto('/userprofile');
      await button(page, 'Edit profile').click();
      for (const [label, text] of Object.entries(PROFILE)) await page.getByLabel(label, { exact: true }).fill(text);
      await button(page, 'Done').click();
      await button(page, 'Connect Codeforces').click();
      await page.getByLabel('Handle on Codeforces').fill('mira');
      await page.keyboard.press('Enter');
      await page.evaluate(() => window.scrollTo(0, 0));
      await take('profile');
      await page.goto('/settings?tab=data');
      await page.getByRole('table', { name: 'What is stored' }).waitFor();
      await take('settings');
    },
  },
];
