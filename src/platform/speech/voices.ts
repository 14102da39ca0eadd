/** A voice of the browser or the system. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly onDevice: boolean;
}

type Source = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener' | 'removeEventListener'>;

/** Browsers that load their voices late say when; one that has none says nothing. */
const PATIENCE = 2000;

/** The voices there are, those on the device first. */
export async function browserVoices(
  source: Source | null = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null,
): Promise<readonly Voice[]> {
  if (!source) return [];
  if (source.getVoices().length === 0)
    await new Promise<void>((done) => {
      const settle = () => {
        clearTimeout(patience);
        source.removeEventListener('voiceschanged', settle);
        done();
      };
      const patience = setTimeout(settle, PATIENCE);
      source.addEventListener('voiceschanged', settle);
    });
  return source
    .getVoices()
    .map(({ voiceURI, name, lang, localService }) => ({
      id: voiceURI,
      name,
      language: lang.replace('_', '-'),
      onDevice: localService,
    }))
    .sort((a, b) => Number(b.onDevice) - Number(a.onDevice) || a.name.localeCompare(b.name));
}
