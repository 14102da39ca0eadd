import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findableWords, wordsOf } from '../../../src/domain/find/words';

describe('words of a text', () => {
  test.each<[string, string, readonly string[]]>([
    ['letter case and accents do not count', 'Café RÉSUMÉ naïve', ['cafe', 'resume', 'naive']],
    ['signs after a word belong to it', 'C++, C# and F#', ['c++', 'c#', 'and', 'f#']],
    ['signs between words part them', 'CI/CD front-end', ['ci', 'cd', 'front', 'end']],
    ['no word', ' .,;:*?()[]{}^$|\\ ', []],
    ['other scripts', 'Привет, мир', ['привет', 'мир']],
    ['a script without blanks is one word', '面试准备', ['面试准备']],
    ['a picture is a word', '🚀 launch', ['🚀', 'launch']],
    ['letters of full width', 'ＡＰＩ', ['api']],
  ])('%s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test.each<[string, readonly string[]]>([
    ['Node.js', ['node', 'js', 'nodejs']],
    ['CI/CD pipelines', ['ci', 'cd', 'pipelines', 'cicd']],
    ['Front-end, testing', ['front', 'end', 'testing', 'frontend']],
    ['go go', ['go']],
  ])('%s is findable by %j', (text, words) => {
    expect(findableWords(text)).toEqual(words);
  });

  test('any text gives words without blanks, the same in capitals', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const words = wordsOf(text);
        for (const word of words) expect(word).toMatch(/^\S+$/);
        expect(wordsOf(words.join(' '))).toEqual(words);
      }),
    );
  });
});
