import { p95Of, required } from '../support/figures.mjs';
import { typeAtPace } from '../support/keys.mjs';

const TYPED = 'value = value + total; other = sum(first, second);';
const PACE = 8;

/** A program of so many lines, of which none is long. */
const program = (lines) =>
  Array.from({ length: lines }, (_, n) =>
    n % 5 === 0
      ? `static int step${n}(int a, const char *text) {`
      : n % 5 === 4
        ? '}'
        : `  int v${n} = a + ${n}; // ${n}`,
  ).join('\n');

const cases = [
  { what: '2,000 lines', source: program(2000), most: 16 },
  { what: '778 KB', source: program(2000).repeat(20).slice(0, 778_000), most: 50 },
];

/** Typing into Code Practice behind a long program, in C, with the compiler not loaded. */
export const name = 'code-editor';
export async function run({ lab }) {
  const figures = [];
  for (const { what, source, most } of cases) {
    const paints = await lab.during('/code-practice', {}, async (visit) => {
      const { page } = visit;
      page.setDefaultTimeout(60_000);
      const code = page.getByRole('textbox', { name: 'Code editor' });
      await code.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await code.evaluate((element, text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, `${source}\n`);
      await page.keyboard.press('ControlOrMeta+End');
      await typeAtPace(visit, TYPED, PACE);
      return (await typeAtPace(visit, TYPED, PACE)).paints;
    });
    figures.push(
      p95Of(
        `editor: a key with ${what}`,
        paints,
        'ms',
        required(most),
        'keydown to the end of the frame, the second line typed',
      ),
    );
  }
  return figures;
}
