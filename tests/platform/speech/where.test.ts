import { describe, expect, test } from 'vitest';
import { availability, type RecogniserClass } from '../../../src/platform/speech/listen';
import { browserVoices } from '../../../src/platform/speech/voices';
import { installRecognition, recognitionPlace } from '../../../src/platform/speech/where';

const refuses = () => Promise.reject(new DOMException('made by the test', 'NotAllowedError'));

/** A recogniser class with these answers; nothing of it is ever started. */
function answering(parts: Pick<RecogniserClass, 'available' | 'install'>): RecogniserClass {
  class Never extends EventTarget {
    constructor() {
      super();
      throw new Error('asking where must not make a recogniser');
    }
  }
  return Object.assign(Never as unknown as RecogniserClass, parts);
}

describe('where speech would be turned into text', () => {
  test.each([
    ['available', 'device'],
    ['downloadable', 'downloadable'],
    ['downloading', 'downloading'],
    ['unavailable', 'service'],
  ])('a browser that says %s: %s', async (answer, place) => {
    const asked: unknown[] = [];
    const available = async (options: unknown) => {
      asked.push(options);
      return answer;
    };
    const Class = answering({ available, install: async () => true });
    expect(await recognitionPlace('de-DE', Class)).toBe(place);
    expect(asked).toEqual([{ langs: ['de-DE'], processLocally: true }]);
  });

  test('no recogniser, one that cannot be asked, one that refuses, a model that cannot be fetched', async () => {
    expect(await recognitionPlace('de-DE', null)).toBe('none');
    expect(await recognitionPlace('de-DE', answering({}))).toBe('service');
    expect(await recognitionPlace('de-DE', answering({ available: refuses }))).toBe('service');
    expect(await recognitionPlace('de-DE', answering({ available: async () => 'downloadable' }))).toBe('service');
  });

  test('a model is there only where the browser says so', async () => {
    expect(await installRecognition('de-DE', answering({ install: async () => true }))).toBe(true);
    expect(await installRecognition('de-DE', answering({ install: async () => false }))).toBe(false);
    expect(await installRecognition('de-DE', answering({ install: refuses }))).toBe(false);
    expect(await installRecognition('de-DE', answering({}))).toBe(false);
  });
});

test('voices that come late are waited for; those on the device come first', async () => {
  const voice = (name: string, localService: boolean, lang = 'en-US') => ({
    ...{ name, localService, lang, voiceURI: `urn:${name}`, default: false },
  });
  let voices: SpeechSynthesisVoice[] = [];
  const source = Object.assign(new EventTarget(), { getVoices: () => voices });
  const found = browserVoices(source);
  voices = [voice('Cloud', false), voice('Zoe', true, 'en_GB'), voice('Anna', true)];
  source.dispatchEvent(new Event('voiceschanged'));
  expect(await found).toEqual([
    { id: 'urn:Anna', name: 'Anna', language: 'en-US', onDevice: true },
    { id: 'urn:Zoe', name: 'Zoe', language: 'en-GB', onDevice: true },
    { id: 'urn:Cloud', name: 'Cloud', language: 'en-US', onDevice: false },
  ]);
  expect(await browserVoices(null)).toEqual([]);
});

test('a browser without a window, whose page would crash, is not asked; a stand-in for its recogniser is', async () => {
  const headless = 'Mozilla/5.0 HeadlessChrome/156.0';
  const answers = { available: async () => 'available' };
  // As native code prints.
  const native = Object.assign(EventTarget.bind(null), answers) as unknown as RecogniserClass;
  expect(await availability(native, 'en-US', headless)).toBe('unavailable');
  expect(await availability(native, 'en-US', 'Mozilla/5.0 Chrome/156.0')).toBe('available');
  expect(await availability(answering(answers), 'en-US', headless)).toBe('available');
});
