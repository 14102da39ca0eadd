import { expect, test } from 'vitest';
import { decoded } from '../../src/platform/files/decode';

const TEXT = 'BEGIN:VCALENDAR\r\nSUMMARY:Vorstellungsgespräch Müller\r\n';
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string, little: boolean, mark: boolean) => {
  const letters = mark ? `\uFEFF${text}` : text;
  return Uint8Array.from(
    [...letters].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
};

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)])],
  ['Latin-1', latin(TEXT)],
  ['UTF-16, little end first, with a mark', wide(TEXT, true, true)],
  ['UTF-16, big end first, with a mark', wide(TEXT, false, true)],
  ['UTF-16, little end first', wide(TEXT, true, false)],
  ['UTF-16, big end first', wide(TEXT, false, false)],
])('%s is read as what it is', (_, bytes) => {
  expect(decoded(bytes)).toBe(TEXT);
});

test('a charset that the file names is taken, one that nobody knows is not', () => {
  const cyrillic = new Uint8Array([...latin('SUMMARY;CHARSET=windows-1251:'), 0xcf, 0xf0, 0xe8]);
  expect(decoded(cyrillic)).toBe('SUMMARY;CHARSET=windows-1251:При');
  expect(decoded(latin('SUMMARY;CHARSET=klingon:é'))).toBe('SUMMARY;CHARSET=klingon:é');
});

test('one broken letter in a text of UTF-8 stays one broken letter', () => {
  const text = 'Übungen für Prüfungen: äöü';
  expect(decoded(new Uint8Array([...new TextEncoder().encode(text), 0xff]))).toBe(`${text}\uFFFD`);
});
