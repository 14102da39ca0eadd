import { describe, expect, test } from 'vitest';
import { initialTransition } from 'xstate';
import { registry } from '../../../machines/registry';
import { type FindFillers, fillerFinder } from '../../../src/domain/speech/fillers';
import { APP_LANGUAGE, SPOKEN_LANGUAGES, spokenLanguage } from '../../../src/domain/speech/languages';
import { languagesLike, recognisedLanguages } from '../../../src/domain/speech/recognised';

const heard = (find: FindFillers | null | undefined, text: string) => find?.(text).map(({ filler }) => filler);

test('the languages that the product spec names, the first the app’s own', () => {
  expect(SPOKEN_LANGUAGES.map(({ tag, name }) => `${tag} ${name}`)).toEqual(['en-US English', 'es-ES Español']);
  expect(APP_LANGUAGE.tag).toBe('en-US');
});

test.each(SPOKEN_LANGUAGES)('$tag is a tag of BCP 47 with a region', ({ tag }) => {
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(new Intl.Locale(tag).region).toBeDefined();
});

test.each(recognisedLanguages())('$tag is a tag of BCP 47 with a region, and has names', ({ tag, name, english }) => {
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(new Intl.Locale(tag).region).toBeDefined();
  expect([name, english]).not.toContain(tag);
});

test('each language can be chosen once', () => {
  const tags = recognisedLanguages().map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags).toEqual(expect.arrayContaining(SPOKEN_LANGUAGES.map(({ tag }) => tag)));
});

test.each([
  ['deutsch', ['de-AT', 'de-DE', 'de-CH']],
  ['GERMAN austria', ['de-AT']],
  ['espanol mexico', ['es-MX']],
  ['ja-jp', ['ja-JP']],
  ['klingon', []],
])('%j finds %j', (query, tags) => {
  expect(languagesLike(query).map(({ tag }) => tag)).toEqual(tags);
});

test.each([
  ['hi-IN', null, true],
  ['ja-JP', null, false],
  ['zh-CN', null, false],
  ['yue-Hant-HK', null, false],
  ['th-TH', null, false],
])('of %s neither fillers nor an easy pace are known; words parted by blanks: %s', (tag, none, parted) => {
  expect(spokenLanguage(tag)).toMatchObject({ tag, fillers: none, pace: none, parted });
});

test.each([
  ['en-US', 'en-US'],
  ['de-AT', 'de-DE'],
  ['fr-CA', 'fr-FR'],
  ['pt-PT', 'pt-BR'],
  ['it-CH', 'it-IT'],
  ['nl-NL', 'nl-NL'],
  ['en-GB', 'en-US'],
  ['es-MX', 'es-ES'],
  ['ES', 'es-ES'],
  ['fy-NL', undefined],
  ['', undefined],
])('what is known of %j is what is known of %s', (tag, found) => {
  expect(spokenLanguage(tag)?.tag).toBe(found);
});

describe('fillers of the spoken language, and of no other', () => {
  test.each([
    ['en-US', 'Er, you know, we were, like, so so big.', ['er', 'you know', 'like']],
    ['en-US', 'I mean it. What do you know about that kind of thing? It was kind of good.', ['kind of']],
    ['en-US', 'Well, we did well. So, we did so.', ['well', 'so']],
    ['en-US', 'It works, right? The right one, and right, it went.', ['right']],
    ['en-US', 'Like like um okay then.', ['like', 'like', 'um', 'okay']],
    [
      'es-ES',
      'Pues, eh, digamos que no, ¿no? O sea, bueno, es que fue así.',
      ['pues', 'eh', 'no', 'o sea', 'bueno', 'es que'],
    ],
    ['es-ES', 'Lo que pasa, por eso es que parece como que ayer.', []],
    ['es-ES', 'Er, you know, it was basically that.', []],
    ['en-US', 'O sea, en plan, es que digamos.', []],
    ['de-DE', 'Er hat gesagt, dass er um acht kommt, like, you know.', []],
    ['de-DE', 'Ähm, also, wir haben, halt, sozusagen gemessen, ne?', ['ähm', 'also', 'halt', 'sozusagen', 'ne']],
    ['de-DE', 'Wir haben also gemessen. Davon habe ich keine Ahnung. Ja, das ging halt so.', []],
    ['fr-FR', 'Euh, donc, en fait on a mesuré, hein?', ['euh', 'donc', 'en fait', 'hein']],
    ['fr-FR', 'Tu vois que le bon genre suffit, et donc il marche. Du coup de main.', []],
    ['pt-BR', 'Hum, então, tipo assim, a gente mediu, né, sabe?', ['hum', 'então', 'tipo assim', 'né', 'sabe']],
    ['pt-BR', 'O que isso quer dizer? Um tipo de teste que então passou.', []],
    ['it-IT', 'Ehm, allora, cioè, abbiamo misurato, capito?', ['ehm', 'allora', 'cioè', 'capito']],
    ['it-IT', 'Ho capito che diciamo di sì, e da allora niente errori.', []],
  ])('%s: %s', (tag, text, fillers) => {
    expect(heard(spokenLanguage(tag)?.fillers, text)).toEqual(fillers);
  });

  test('offsets are those of the text', () => {
    const text = 'Well, UM I did it, you know.';
    expect(APP_LANGUAGE.fillers(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Well',
      'UM',
      'you know',
    ]);
  });

  test('the longest phrase wins', () => {
    const find = fillerFinder({
      always: 'you know|you know what',
      apart: 'so',
      sounds: '',
      asked: '',
      opening: '',
      unless: {},
    });
    expect(heard(find, 'you know what you know so')).toEqual(['you know what', 'you know']);
  });
});

test('flows begin in the app’s own language', () => {
  const inputOf = (name: string) => registry.find(({ file }) => file === name);
  expect(inputOf('speech')?.input).toEqual({ language: APP_LANGUAGE.tag });
  const room = inputOf('interview-room');
  const [begun] = room ? initialTransition(room.machine, room.input) : [];
  expect(begun?.context).toMatchObject({ language: APP_LANGUAGE.tag });
});
