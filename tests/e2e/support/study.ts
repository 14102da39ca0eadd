import { expect, type Page } from '@playwright/test';
import { readContent } from '../../../src/content/schema/read.ts';
import { questionsOf } from '../../../src/domain/quiz/make-questions';
import type { Question } from '../../../src/domain/quiz/types';

const content = {
  cards: readContent('cards'),
  misbeliefs: readContent('mistakes/of-cards'),
  programs: readContent('programs'),
};
const questions = content.cards.flatMap((card) =>
  questionsOf(card, { ...content, cards: content.cards.filter(({ group }) => group === card.group) }, 'any'),
);

/** A text as the screen shows it, blanks and Markdown's signs aside. */
const shown = (markdown: string) =>
  markdown
    .replace(/```\w*|\*\*|`|\\/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The heading of the step that is shown. */
export const heading = (page: Page) => page.locator('main section h2').first();

const given = async (page: Page) =>
  shown((await page.locator('[data-given]').count()) > 0 ? await page.locator('[data-given]').innerText() : '');

/** Answers the question that is shown, by keyboard alone. */
export async function answerByKeyboard(page: Page, right: boolean): Promise<void> {
  const ask = shown(await heading(page).innerText());
  const about = await given(page);
  const statement = content.misbeliefs.find(({ wrong, why }) => shown(wrong) === about || shown(why).startsWith(about));
  if (ask === 'Is this true or false?' && statement) {
    const isTrue = shown(statement.wrong) !== about;
    await page.keyboard.press(isTrue === right ? '1' : '2');
    return;
  }
  const found = questions.find((one) => shown(one.ask) === ask && shown(one.given ?? '') === about);
  expect(found, `${ask} ${about}`).toBeDefined();
  if (found) await give(page, found, right);
}

async function give(page: Page, question: Question, right: boolean): Promise<void> {
  if (question.way === 'type') {
    await page.getByLabel('Your answer').focus();
    await page.keyboard.type(right ? (question.accepted[0] ?? '') : 'something else');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    return;
  }
  const buttons = await page.locator('main section ol button').allInnerTexts();
  const places = (texts: readonly string[]) =>
    texts.map((text) => buttons.findIndex((one) => shown(one).replace(/^\d+ /, '').startsWith(shown(text))));
  if (question.way === 'choose') {
    const [place = 0] = places([question.options[question.right] ?? '']);
    await page.keyboard.press(String((right ? place : (place + 1) % buttons.length) + 1));
    return;
  }
  const order = places(question.right.map((at) => question.items[at] ?? ''));
  for (const place of right ? order : [...order].reverse()) await page.keyboard.press(String(place + 1));
  await page.keyboard.press('Enter');
}
