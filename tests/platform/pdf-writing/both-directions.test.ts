import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DrawnNode } from '../../../src/domain/resume-document/drawing';
import { writeDrawing } from '../../../src/platform/pdf-writing/write-drawing';
import { WORDS } from '../../e2e/support/written-resumes';
import { autoLine, drawing, line, node, readLines, shelf } from './sheets';

/** Pages of lines in the direction of their first letter, as the sheet of a resume has them. */
const PAGES = {
  Arabic: [
    'محمد عبد الله القاسم',
    'مهندس برمجيات (Node.js) في 2019',
    'شركة الأفق | بغداد | مارس 2019 – أبريل 2021',
    'قيادة فريق من 12 مهندسًا، وتقليل زمن الاستجابة بنسبة 40%',
    'الهاتف: +966 50 123 4567',
    'خبرة في C++ و Go (خمس سنوات) مع 30 مليون طلب/يوم',
    'طالب طلاب الإدارة لا آلاف لأن الآن',
    'مُحَمَّد قائد فرق ٢٠١٩ – ٢٠٢١',
    'React, Vue و Angular',
    'Lead at شركة الأفق since 2019',
  ],
  Persian: ['می‌خواهم برنامه‌نویس پیشرفته ۱۳۹۸', 'گروه نرم‌افزار، تهران (۱۴۰۰)'],
  Hebrew: [
    'יעל כהן-לוי',
    'מהנדסת תוכנה בכירה (Node.js) מאז 2019',
    'חברת אופק | תל אביב | מרץ 2019 – אפריל 2021',
    'הובלת צוות של 12 מהנדסים, וקיצור זמן התגובה ב-40%',
    'טלפון: +972 50 123 4567',
    'ניסיון ב-C++ ו-Go (חמש שנים) עם 30 מיליון בקשות ליום',
    'צה"ל, ממר"ם: קורס "מפתחים"',
    'React, Vue ו-Angular',
    'Lead at חברת אופק since 2019',
    'שָׁלוֹם עולם',
    'A (עברית) B',
  ],
  'English with names of both': [
    'Yael Cohen',
    'Engineer at חברת אופק',
    'יעל כהן',
    'Spoke עברית, العربية and English (2019)',
    'עדה Lovelace',
  ],
};

// Joiners have no place on the page; the file has them, and this reader passes over them.
const plain = (text: string) => text.normalize('NFC').replaceAll('\u200c', '');

async function writeAndRead(texts: readonly string[]): Promise<string[]> {
  return readDrawn(texts.map((text, n) => node('P', autoLine(text, 80 + 22 * n))));
}

async function readDrawn(nodes: readonly DrawnNode[]): Promise<string[]> {
  const { bytes, lost } = await writeDrawing(drawing(nodes), shelf);
  expect(lost).toEqual([]);
  return readLines(bytes);
}

describe('what is written in both directions is read in the order in which it was written', () => {
  test.each(Object.entries(PAGES))('%s', async (_, texts) => {
    expect((await writeAndRead(texts)).map(plain)).toEqual(texts.map(plain));
  });

  test.each([
    ['Arabic', [...WORDS.arabic]],
    ['Hebrew', [...WORDS.hebrew]],
    ['all of them and English', [...WORDS.arabic, ...WORDS.hebrew, ...WORDS.latin, ...WORDS.latin]],
  ])('any words: %s', async (_, words) => {
    const lines = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((some) => some.join(' '));
    const pages = fc.array(
      lines.filter((text) => text.length < 70),
      { minLength: 30, maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(pages, async (texts) => {
        expect((await writeAndRead(texts)).map(plain)).toEqual(texts.map(plain));
      }),
      { numRuns: 4 },
    );
  });
});

test.each([
  ['שָׁלוֹם עולם', '2019 – 2021'],
  ['קמע בע"מ (תל אביב) 40%', 'Mar 2002 – Present'],
  ['مهندس برمجيات 12', '2019 – 2023'],
  ['بنسبة 40%', 'مارس 2019 – أبريل 2021'],
])('a title and the dates at the other margin: %s', async (title, when) => {
  const dates = autoLine(when, 80, /^\p{Script=Arabic}/u.test(when) ? { x: 160 } : {});
  expect(await readDrawn([node('H3', autoLine(title, 80)), node('P', dates)])).toEqual([`${title} ${when}`]);
});

test('a title in English and its dates in a resume from right to left', async () => {
  const title = line('C++ ב-Go', 80, { x: 545, end: true });
  const nodes = [node('H3', title), node('P', line('Mar 1995 – Present', 80)), node('P', autoLine('שָׁלוֹם עולם', 110))];
  expect(await readDrawn(nodes)).toEqual(['C++ ב-Go Mar 1995 – Present', 'שָׁלוֹם עולם']);
});

test('words set close together keep the blanks between them', async () => {
  const style = { ...line('', 0).style, families: ['Source Sans 3'], size: 21, weight: 700, spacing: -0.315 };
  const texts = ['مهندس برمجيات شركة الأفق (بغداد) +966 50 123 4567', 'חברת אופק (תל אביב) +972 50 123 4567'];
  expect(await readDrawn(texts.map((text, n) => node('H1', autoLine(text, 80 + 40 * n, { style }))))).toEqual(texts);
});

test('a word whose letters are in several files of a font is not letter-spaced type', async () => {
  const texts = ['Łódź ß Čeština', 'Łódź Zürich naïve Ångström São Paulo façade Čeština', 'Đà Nẵng İstanbul'];
  expect(await writeAndRead(texts)).toEqual(texts);
});

test('emoji with their skin and joins', async () => {
  const texts = ['👍🏽 shipped 👩‍💻 in 🇩🇪', '☎️ 👩🏿‍🚒'];
  const said = (text: string) => text.replace(/\p{Cf}|\p{Variation_Selector}/gu, '');
  expect((await writeAndRead(texts)).map(said)).toEqual(texts.map(said));
});
