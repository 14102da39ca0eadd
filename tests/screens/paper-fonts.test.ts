import { expect, onTestFinished, test, vi } from 'vitest';
import { showPaperFonts } from '../../src/ui/show-paper-fonts';

test('Latin letters ask for the first family alone; the others are asked for what it may not have', async () => {
  const load = vi.fn(async (_font: string, _text: string) => []);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fonts');
  });
  const article = document.createElement('article');
  article.innerHTML = `<p style="font: 700 12px Lato, 'Noto Sans SC', Arial">Ada 東京, 1994</p><p style="font: 400 12px Lato, Arial">Go</p>`;
  document.body.append(article);
  await showPaperFonts(article);
  expect(load.mock.calls.map(([font, text]) => [font.replaceAll('"', "'"), text])).toEqual([
    ['normal 700 16px Lato', 'Ada 東京, 1994'],
    ["normal 700 16px Lato, 'Noto Sans SC', Arial", '東京'],
    ['normal 400 16px Lato', 'Go'],
  ]);
});
