import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`src/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
const CHILDREN_ONLY = /^(?:> [^\s>+~]+ ?)+$/;

/** The compounds with `:has()` in a sheet, and what each looks for. */
const lookers = (sheet: string) =>
  [...sheet.matchAll(/([^\s,{}>+~(]*):has\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, subject = '', sought = '']) => ({
    subject,
    sought,
  }));

test('nothing that holds the page looks for what is deep in it: each change would restyle the whole page', () => {
  const found = sheets.flatMap(lookers);
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ subject, sought }) => !subject.includes('.') && !CHILDREN_ONLY.test(sought.trim()))).toEqual(
    [],
  );
});
