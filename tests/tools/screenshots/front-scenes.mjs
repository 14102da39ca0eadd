// The pictures of the product on the front page, each in the light and in the dark theme.
import { answerAloud, button, checkResume, keepJob } from './scenes.mjs';
import { pasteCode, runCode, scrollTo } from './stage.mjs';
import { FIZZBUZZ } from './texts.mjs';

const region = (page, name) => page.getByRole('region', { name, exact: true });

/** What is shown begins below the bar at the top of a narrow window. */
const BAR = 69;

/** Each takes the picture that it is named after, in a window of this width. */
export const frontScenes = [
  {
    name: 'job',
    width: 720,
    async play(page) {
      await keepJob(page);
      // The last gaps, and the first requirements that something shows.
      const shown = region(page, 'What it asks for').getByRole('listitem').filter({ hasText: 'Shown at work' });
      await scrollTo(shown.first(), BAR + 150);
    },
  },
  {
    name: 'report',
    width: 720,
    async play(page) {
      await checkResume(page);
      await scrollTo(region(page, 'Score'), BAR);
    },
  },
  {
    name: 'room',
    width: 1140,
    async play(page) {
      // First: the room's clock runs.
      await page.goto('/settings');
      await button(page, 'Collapse sidebar').click();
      await answerAloud(page);
      await scrollTo(region(page, 'Question'), 16);
    },
  },
  {
    name: 'workbench',
    width: 1140,
    async play(page, scheme) {
      await page.goto('/machine-coding?challenge=3');
      await button(page, 'Collapse sidebar').click();
      await button(page, 'Hide Questions').click();
      await pasteCode(page, FIZZBUZZ);
      await runCode(page);
      await button(page, 'Continue').click();
      if (scheme === 'light') await button(page, 'Light mode').click();
    },
  },
];
