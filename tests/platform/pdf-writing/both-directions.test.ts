import { describe, expect, test } from 'vitest';
import { writeDrawing } from '../../../src/platform/pdf-writing/write-drawing';
import { autoLine, drawing, node, readLines, shelf } from './sheets';

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

describe('what is written in both directions is read in the order in which it was written', () => {
  test.each(Object.entries(PAGES))('%s', async (_, texts) => {
    const nodes = texts.map((text, n) => node('P', autoLine(text, 100 + 22 * n)));
    const { bytes, lost } = await writeDrawing(drawing(nodes), shelf);
    expect(lost).toEqual([]);
    // Joiners have no place on the page; the file has them, and this reader passes over them.
    const plain = (text: string) => text.normalize('NFC').replaceAll('\u200c', '');
    expect((await readLines(bytes)).map(plain)).toEqual(texts.map(plain));
  });
});

test('a word whose letters are in several files of a font is not letter-spaced type', async () => {
  const texts = ['Łódź ß Čeština', 'Łódź Zürich naïve Ångström São Paulo façade Čeština', 'Đà Nẵng İstanbul'];
  const { bytes } = await writeDrawing(drawing(texts.map((text, n) => node('P', autoLine(text, 100 + 22 * n)))), shelf);
  expect(await readLines(bytes)).toEqual(texts);
});

test('emoji with their skin and joins', async () => {
  const texts = ['👍🏽 shipped 👩‍💻 in 🇩🇪', '☎️ 👩🏿‍🚒'];
  const { bytes, lost } = await writeDrawing(
    drawing(texts.map((text, n) => node('P', autoLine(text, 100 + 22 * n)))),
    shelf,
  );
  expect(lost).toEqual([]);
  const plain = (text: string) => text.replace(/\p{Cf}|\p{Variation_Selector}/gu, '');
  expect((await readLines(bytes)).map(plain)).toEqual(texts.map(plain));
});
